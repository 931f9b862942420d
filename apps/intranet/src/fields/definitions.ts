import {
  type EntityDefinition,
  type EntityScreen,
  type Field,
  type ListScreen,
  type ModuleDefinition,
  type Move,
  mayOpen,
  moduleLoaders,
  moduleOfEntity,
  type ResolvedField,
  resolveField,
  type ScreenKind,
  sheetKeys,
  withDrawers,
  withParticle,
} from "@portal/definition";
import { signedInIds } from "../store";
import { isPast } from "./choices/tone";

const modules = new Map<string, ModuleDefinition>();
/** The modules that are being loaded with all that their screens ask for, or are. */
const whole = new Map<string, Promise<ModuleDefinition>>();
const moduleWith = new Map<string, ModuleDefinition>();

/** Makes a module's entities and screens known to the pages. */
export function registerModule(module: ModuleDefinition): void {
  modules.set(module.key, { ...module, screens: withDrawers(module.screens) });
  for (const name of Object.keys(module.entities)) moduleWith.set(name, module);
}

/** Every module is loaded anew, as after a reload. */
export function forgetModules(): void {
  modules.clear();
  whole.clear();
  moduleWith.clear();
}

/** Loads a module, and what the records of its screens consist of where other modules describe it. */
export function loadModule(key: string): Promise<ModuleDefinition> {
  const loading = whole.get(key) ?? loadWhole(key);
  whole.set(key, loading);
  // to be tried again
  loading.catch(() => whole.delete(key));
  return loading;
}

async function loadWhole(key: string): Promise<ModuleDefinition> {
  const module = await loadDefinition(key);
  const used = module.screens.flatMap((screen) => (screen.of === undefined ? [] : entitiesOn(screen)));
  const added = Object.values(module.entities).flatMap(addedBy);
  const onSheets = Object.values(module.entities).flatMap(({ sheets = {} }) =>
    Object.values(sheets).flatMap(({ rows }) => rows ?? []),
  );
  await Promise.all(
    [...used, ...Object.keys(module.entities), ...added, ...onSheets.map(({ of }) => of)].map(loadEntity),
  );
  await Promise.all(module.screens.map((screen) => screen.of && loadLinked(screen.of, keysOn(screen))));
  const related = module.screens.flatMap((screen) => ("related" in screen ? (screen.related ?? []) : []));
  const sheets = Object.entries(module.entities).flatMap(([of, { sheets: each = {} }]) =>
    Object.values(each).map((sheet) => ({ of, columns: sheetKeys(sheet) })),
  );
  await Promise.all([...related, ...onSheets, ...sheets].map(({ of, columns }) => loadLinked(of, columns)));
  return module;
}

async function loadDefinition(key: string): Promise<ModuleDefinition> {
  const load = moduleLoaders[key];
  if (!load) throw new Error(`no such module: ${key}`);
  if (!modules.has(key)) registerModule(await load());
  return modules.get(key) as ModuleDefinition;
}

/** The entities whose records a screen shows. */
function entitiesOn(screen: EntityScreen): string[] {
  const panels = "panels" in screen ? screen.panels : [];
  const related = "related" in screen ? (screen.related ?? []) : [];
  return [screen.of, ...[...panels, ...related].flatMap(({ of }) => of ?? [])];
}

/** The entities whose forms are opened by a move of a record. */
function addedBy({ flow }: EntityDefinition): string[] {
  return Object.values(flow?.moves ?? {}).flatMap(({ adds }) => adds?.of ?? []);
}

/** Loads an entity's definition, and those of its parts and of what is counted below it. */
export async function loadEntity(name: string): Promise<void> {
  const key = moduleOfEntity[name];
  if (!moduleWith.has(name) && key !== undefined) await loadDefinition(key);
  const { parts = {}, derived = {} } = moduleWith.get(name)?.entities[name] ?? {};
  const below = [...Object.keys(parts), ...Object.values(derived).flatMap((each) => ("of" in each ? each.of : []))];
  await Promise.all(below.filter((each) => !moduleWith.has(each)).map(loadEntity));
}

/** Loads the entities in which fields through links lie. */
async function loadLinked(entity: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [first = "", ...rest] = key.split(".");
    const link = rest.length > 0 ? resolveField(definitionOf, entity, first)?.field : undefined;
    if (link?.kind !== "link") continue;
    await loadEntity(link.to);
    await loadLinked(link.to, [rest.join(".")]);
  }
}

/** The fields that a screen names. */
function keysOn(screen: EntityScreen): string[] {
  const parts = { columns: [], moreColumns: [], filters: [], search: [], view: [], label: [], ...screen };
  const { columns, moreColumns, filters, search, view, label } = parts;
  return [...columns, ...moreColumns, ...filters, ...search, ...label, ...view.flatMap(({ fields }) => fields)];
}

/** The definition of an entity, where its module is loaded. */
export function definitionOf(name: string): EntityDefinition | undefined {
  return moduleWith.get(name)?.entities[name];
}

/** The entity of this name, once its module is loaded. */
export function entityOf(name: string): EntityDefinition {
  const entity = moduleWith.get(name)?.entities[name];
  if (!entity) throw new Error(`no such entity: ${name}`);
  return entity;
}

/** A field where it stands: its place in a record, and what it is. */
export interface PlacedField extends ResolvedField {
  /** Lines that stand among a list's columns, by the fields of their part. */
  readonly lines?: readonly PlacedField[];
  /** The column whose files they are, where the value stands in another one. */
  readonly filesOf?: string;
}

/** Lines are checked by their part's schema. */
const noSchema = undefined as never;

/** The field that a screen names, of an entity, of a part that a record has one of, or of a linked record. */
export function fieldAt(entity: string, key: string): PlacedField {
  const { parts = {} } = entityOf(entity);
  const lines = parts[key]?.isMany ? linesAt(entity, key) : null;
  if (lines) {
    const title = parts[key]?.title ?? entityOf(key).title;
    return { key, field: { kind: "json", label: title, schema: noSchema }, entity, column: key, lines: lines.fields };
  }
  const placed = resolveField(definitionOf, entity, key);
  if (!placed) throw new Error(`no such field: ${entity}.${key}`);
  // of many lines it is the lines that one looks for
  const title = placed.through ? undefined : parts[placed.part ?? ""]?.title;
  return title === undefined ? placed : { ...placed, field: { ...placed.field, label: title } };
}

/** The field of a list's column or filter, called what the list calls it. */
export function columnAt({ of, titles }: Pick<ListScreen, "of" | "titles">, key: string): PlacedField {
  const placed = fieldAt(of, key);
  const label = titles?.[key];
  return label === undefined ? placed : { ...placed, field: { ...placed.field, label } };
}

interface Lines {
  readonly part: string;
  readonly fields: PlacedField[];
  /** The keys of those that are added up. */
  readonly totals: readonly string[];
  readonly areCards: boolean;
}

/** The lines that a screen names by their part; nothing for a field. */
export function linesAt(entity: string, key: string): Lines | null {
  const part = entityOf(entity).parts?.[key];
  if (!part) return null;
  const { fields } = entityOf(key);
  return {
    part: key,
    totals: part.totals ?? [],
    areCards: part.layout === "cards",
    ...(part.import && { takesFile: part.import }),
    fields: (part.fields ?? Object.keys(fields).filter((name) => name !== part.link && isInLines(fields[name]))).map(
      (name) => fieldAt(key, name),
    ),
  };
}

function isInLines(field: Field | undefined): boolean {
  return field !== undefined && !(field.readOnly && !field.computed) && field.kind !== "bytes";
}

/** The value of a field in a record. */
export function valueIn(record: Readonly<Record<string, unknown>>, { part, column }: PlacedField): unknown {
  const owner = part === undefined ? record : (record[part] as Readonly<Record<string, unknown>> | null | undefined);
  return owner?.[column];
}

/** Whether a linked record that the field lies in is kept from the reader. */
export function isHidden(record: Readonly<Record<string, unknown>>, { part, through }: PlacedField): boolean {
  const linked = through && record[part ?? ""];
  return typeof linked === "object" && linked !== null && "hidden" in linked;
}

/** What a choice's value is called. */
export function choiceLabel(entity: string, key: string, value: unknown): string {
  const { field } = fieldAt(entity, key);
  return (field.kind === "choice" && field.options[String(value)]) || String(value ?? "");
}

/** A record before its move, or how many of them move at once. */
type Moved = Readonly<Record<string, unknown>> | number;

/** What is asked before a move: whether it shall be the state that the move leads to, where that is another one. */
export function askedText(entity: string, move: Move, moved: Moved): string {
  const many = typeof moved === "number" ? `선택한 ${moved}건` : "";
  if (!isKept(entity, move, moved)) return `${many && `${many}을 `}${savedAs(entity, move)}하시겠습니까?`;
  return `${many && `${many}의 `}${withParticle(move.title, "을/를")} 진행하시겠습니까?`;
}

/** What is told after a move: what was written by it, or the state that it led to, where that is another one. */
export function movedText(entity: string, move: Move, moved: Moved): string {
  if (move.writes !== undefined) {
    const many = typeof moved === "number" ? `${moved}건의 ` : "";
    return `${many}${withParticle(move.writes, "을/를")} 저장하였습니다.`;
  }
  const many = typeof moved === "number" ? `${moved}건을 ` : "";
  return `${many}${isKept(entity, move, moved) ? "저장" : savedAs(entity, move)}하였습니다.`;
}

/** That something is kept in the state that a move leads to, as the beginning of a sentence. */
export function savedAs(entity: string, { to }: Move): string {
  return `‘${choiceLabel(entity, entityOf(entity).flow?.field ?? "", to)}’ 상태로 저장`;
}

/** Whether a move leaves the state as it is. */
function isKept(entity: string, { from, to }: Move, moved: Moved): boolean {
  const state = typeof moved === "number" ? undefined : moved[entityOf(entity).flow?.field ?? ""];
  return (state === undefined ? from : [state]).every((one) => one === to);
}

/** Whether a record's state asks nobody for anything any more. */
export function isPastRecord(entity: string, record: Readonly<Record<string, unknown>>): boolean {
  const { flow } = entityOf(entity);
  return flow !== undefined && isPast(choiceLabel(entity, flow.field, record[flow.field]));
}

/** The key of the field that names a record: what its entity says, or its first text. */
export function nameKeyOf(entity: string): string | undefined {
  const { name, fields } = entityOf(entity);
  return name ?? Object.keys(fields).find((key) => fields[key]?.kind === "text");
}

/** What a record is called; nothing where its entity has no name for it. */
export function recordName(entity: string, record: Readonly<Record<string, unknown>>): string | undefined {
  const key = nameKeyOf(entity);
  const name = key === undefined ? undefined : record[fieldAt(entity, key).column];
  return typeof name === "string" ? name : undefined;
}

/** What a screen is called. */
export function titleOf({ title, of }: EntityScreen): string {
  return title ?? entityOf(of).title;
}

/**
 * The screen of a kind that belongs to this one: of the same entity and values, which the person may open, and whose
 * route's name is most alike.
 */
export function siblingOf<Kind extends ScreenKind>(screen: EntityScreen, ...kinds: Kind[]) {
  const ids = signedInIds();
  const siblings = (modules.get(moduleKeyOf(screen))?.screens ?? []).filter(
    (other): other is EntityScreen =>
      kinds.includes(other.kind as Kind) &&
      other.of === screen.of &&
      isSame(other.where, screen.where) &&
      mayOpen(ids, other.can),
  );
  const [best] = siblings.sort((a, b) => alike(b.name, screen.name) - alike(a.name, screen.name));
  return best;
}

/** The screens of an entity's records that the person may open, of all modules that are loaded. */
export function screensOf(entity: string): readonly EntityScreen[] {
  const ids = signedInIds();
  return [...modules.values()]
    .flatMap(({ screens }) => screens)
    .filter((screen): screen is EntityScreen => screen.of === entity && mayOpen(ids, screen.can));
}

/** Whether people enter records of an entity; others come about by themselves, as logs and the entries of a round do. */
export function isEntered(entity: string): boolean {
  const screens = [...modules.values()].flatMap((module) => module.screens);
  return (
    (entityOf(entity).access?.add ?? []).length > 0 ||
    screens.some(({ of, kind }) => of === entity && ["add", "settings"].includes(kind))
  );
}

/** The screens that are tabs of one page with this one; none when it is no tab. Lists below the same record are, too. */
export function tabsOf(screen: EntityScreen): readonly EntityScreen[] {
  const below = belowOf(screen);
  if (!screen.kind.startsWith("tab-") && below === undefined) return [];
  const ids = signedInIds();
  const stem = stemOf(screen.path);
  return (modules.get(moduleKeyOf(screen))?.screens ?? []).filter(
    (other): other is EntityScreen =>
      other.of !== undefined &&
      other.kind === screen.kind &&
      (below === undefined ? stemOf(other.path) === stem : other.of === screen.of && belowOf(other) === below) &&
      mayOpen(ids, other.can),
  );
}

/** The link whose record a list lies below. */
function belowOf(screen: EntityScreen): string | undefined {
  return screen.kind === "list" ? screen.below : undefined;
}

/** The first list below records of an entity that the person may open: what they lead to without a page of their own. */
export function listBelow(entity: string): EntityScreen | undefined {
  const ids = signedInIds();
  return [...modules.values()]
    .flatMap(({ screens }) => screens)
    .find((screen): screen is EntityScreen => {
      const link = screen.of === undefined ? undefined : belowOf(screen);
      const field = link === undefined ? undefined : definitionOf(screen.of ?? "")?.fields[link];
      return field?.kind === "link" && field.to === entity && mayOpen(ids, screen.can);
    });
}

function stemOf(path: string): string {
  return path.replace(/_?tab\d+.*/, "");
}

function moduleKeyOf({ name }: EntityScreen): string {
  return [...modules.values()].find(({ screens }) => screens.some((other) => other.name === name))?.key ?? "";
}

/** A screen that has several values of a field shows those of one with a single value too, and the other way round. */
function isSame(a: EntityScreen["where"] = {}, b: EntityScreen["where"] = {}): boolean {
  return Object.entries(a).every(([key, value]) => !(key in b) || b[key] === value);
}

function alike(a: string, b: string): number {
  const end = [...a].findIndex((letter, at) => letter !== b[at]);
  return end < 0 ? a.length : end;
}
