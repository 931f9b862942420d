import type { Access, By } from "../../define/access";
import type { EntityDefinition, Guarded } from "../../define/define-module";
import type { Field } from "../../define/fields";
import type { EntityScreen } from "../../define/screens";

/** An entity as its calls are described. */
export interface Called {
  at<Part extends string>(part: Part): `/rest/records/${string}/${Part}`;
  readonly title: string;
  readonly definition: EntityDefinition;
  /** The calls that ask for the password again. */
  readonly guarded: readonly Guarded[];
  /** The entity's screens. */
  readonly own: readonly EntityScreen[];
  readonly may: ReturnType<typeof grantsIn>;
}

/** Who may do what: whom screens of each kind let in, and the entity's further access. */
export function grantsIn({ access = {}, flow, merge }: EntityDefinition, own: readonly EntityScreen[]) {
  const of = (...kinds: EntityScreen["kind"][]) =>
    own.filter(({ kind }) => kinds.includes(kind)).flatMap((screen) => screen.can);
  const lists = of("list", "tab-list", "calendar-month", "calendar-week", "calendar-day");
  const statistics = of("statistics", "dashboard", "matrix");
  const settings = of("settings");
  const adds = distinct([...of("add"), ...settings, ...(access.add ?? [])]);
  const changes = distinct([...of("edit", "tab-edit"), ...settings, ...(access.change ?? [])]);
  const removes = distinct([...changes, ...(access.remove ?? [])]);
  const readers = distinct([...lists, ...settings, ...(access.read ?? [])]);
  const reads = distinct([...readers, ...of("view", "tab-view"), ...changes]);
  const all = distinct([...reads, ...adds]);
  const grantsOf = (by: readonly By[]) => by.map((one) => (typeof one === "string" ? one : "staff:party"));
  const movers = Object.values(flow?.moves ?? {}).flatMap(({ by }) => grantsOf(by));
  const mergers = distinct(grantsOf(merge?.by ?? []));
  return { statistics, adds, changes, removes, readers, reads, all, movers, mergers };
}

export function distinct(grants: readonly Access[]): readonly Access[] {
  return [...new Set(grants)];
}

/** Whether an entity's records, or one of its fields, tell of people. */
export function tellsOfPeople({ isPersonal, fields }: EntityDefinition): boolean {
  const isReached = (field: Field) => field.kind === "text" && (field.isPersonal || field.mask || field.sealed);
  return isPersonal === true || Object.values(fields).some(isReached);
}
