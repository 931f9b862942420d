import { type Asker, isAmongRows, type Reader, rowsBy } from "./access";
import type { EntityDefinition } from "./define-module";
import { columnName, type Field } from "./fields";
import type { FieldKey, Fixed } from "./screen";
import type { EntityScreen } from "./screens";
import { isAskedFor, type Section } from "./sections";

type Row = Readonly<Record<string, unknown>>;

/** What has to hold of a record before a field of it may be read: these values, and that it is open by each of these. */
export interface Guard {
  readonly where?: Fixed;
  readonly by: readonly (readonly Reader[])[];
}

/**
 * By which of these somebody who reads a record also reads a field of it, any one being enough; nothing where reading the
 * record is enough. A field that stands in a section with `can`, or on a tab, is readable by what shows it alone, unless
 * it is public.
 */
export function guardsOf(screens: readonly EntityScreen[], key: FieldKey, field?: Field): readonly Guard[] | undefined {
  if (field?.isPublic) return undefined;
  const shown = screens.flatMap((screen) => tellersIn(screen, key));
  const isGuarded = shown.some(({ isApart }) => isApart);
  if (!isGuarded && !field?.read) return undefined;
  const tellers = isGuarded ? shown.map(({ guard }) => guard) : [{ by: [] }];
  return field?.read ? tellers.map((guard) => ({ ...guard, by: [...guard.by, field.read ?? []] })) : tellers;
}

/** How a screen shows a field: `isApart` where nobody else shall read it by reading the record. */
function tellersIn(screen: EntityScreen, key: FieldKey): { guard: Guard; isApart: boolean }[] {
  const { can, where } = screen;
  const guard = (more: readonly (readonly Reader[])[] = []): Guard => ({ by: [can, ...more], ...(where && { where }) });
  const isTab = screen.kind === "tab-view" || screen.kind === "tab-edit";
  const inSections = sectionsOf(screen)
    .filter(({ fields }) => isNamed(fields, key))
    .map((section) => ({
      guard: guard(section.can ? [section.can] : []),
      isApart: isTab || section.can !== undefined,
    }));
  const columns = [
    ...("columns" in screen ? screen.columns : []),
    ...("moreColumns" in screen ? (screen.moreColumns ?? []) : []),
    ...("during" in screen ? [screen.during, ...screen.label] : []),
  ];
  return isNamed(columns, key) ? [...inSections, { guard: guard(), isApart: false }] : inSections;
}

function sectionsOf(screen: EntityScreen): readonly Section[] {
  if ("form" in screen) return screen.form;
  return "view" in screen ? screen.view : [];
}

/** Whether fields have one, or the part that it is in. */
function isNamed(fields: readonly FieldKey[], key: FieldKey): boolean {
  return fields.includes(key) || fields.includes(key.split(".")[0] ?? "");
}

/** Whether somebody may do with a record what is for these, beside what a screen says of it. */
export function isBy(
  person: Asker,
  by: readonly Reader[],
  record: Row,
  entity: EntityDefinition,
  use: "read" | "write" = "read",
): boolean {
  return isAmongRows(rowsBy(person, by, entity, use), record);
}

/** Whether a record passes a guard. */
export function passes(person: Asker, { where = {}, by }: Guard, record: Row, entity: EntityDefinition): boolean {
  const has = ([key, value]: [string, unknown]) => record[columnName(key, entity.fields[key])] === value;
  return Object.entries(where).every(has) && by.every((one) => isBy(person, one, record, entity));
}

/** Whether somebody may change a field of a record wherever a form of theirs has it. */
export function mayChangeField(person: Asker, field: Field, record: Row, entity: EntityDefinition): boolean {
  const { read, change, changeWhen } = field;
  return (
    isAskedFor({ when: changeWhen ?? {} }, record) &&
    (read ? isBy(person, read, record, entity) : true) &&
    (change ? isBy(person, change, record, entity, "write") : true)
  );
}

/** Whether a form's section is open to somebody on a record as it is: it is theirs, and so is the record's state. */
export function isOpenSection(
  person: Asker,
  { can, editable = {} }: Section,
  record: Row,
  entity: EntityDefinition,
): boolean {
  const state = entity.flow && record[entity.flow.field];
  return (
    (can === undefined || isBy(person, can, record, entity)) &&
    [editable]
      .flat()
      .some(
        ({ in: states, by }) =>
          (states === undefined || states.includes(String(state))) &&
          (by === undefined || isBy(person, by, record, entity, "write")),
      )
  );
}

/** The keys of a form that somebody may fill in, on a record as it is. */
export function openKeys(
  person: Asker,
  form: readonly Section[],
  record: Row,
  entity: EntityDefinition,
): readonly FieldKey[] {
  return form
    .filter((section) => isOpenSection(person, section, record, entity))
    .flatMap(({ fields }) => fields)
    .filter((key) => {
      const field = entity.fields[key];
      return field === undefined || mayChangeField(person, field, record, entity);
    });
}
