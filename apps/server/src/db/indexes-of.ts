import {
  type Access,
  columnName,
  type EntityDefinition,
  type EntityScreen,
  type Field,
  type ListScreen,
  linkBelow,
  ownColumns,
} from "@portal/definition";

/** A column of an index, and how it is sorted there. */
export interface IndexColumn {
  readonly name: string;
  readonly isDown: boolean;
  /** May be empty; empty ones come last. */
  readonly isOptional: boolean;
}

/**
 * The indexes by which an entity's lists are fast whatever the number of records: the order of each list behind the
 * values that its screen fixes, and once more behind each of the columns that tell whose a record is and behind each
 * that people filter by; days and times that they filter by have one of their own. A list that somebody sees all records
 * in has one for the order of each of its columns.
 */
export function indexesOf(name: string, entity: EntityDefinition, screens: readonly EntityScreen[]): IndexColumn[][] {
  const all = screens.filter(({ of }) => of === name);
  const lists = all.filter(({ kind }) => kind === "list" || kind === "tab-list") as ListScreen[];
  const orders = lists.flatMap((screen) => {
    const { fixed, sorted } = orderOf(entity, screen);
    // of somebody's records, those in a state or of a kind are found without a look at the others
    const told = toldOf(entity, screen);
    const narrowed = [
      ...scopesOf(entity, screen.can).map((column) => [...fixed, ascending(column), ...sorted, ...told]),
      ...[...filtersOf(entity, screen, isExact), ...steppedOf(entity, screen)].map((column) => [
        ...fixed,
        ascending(column),
        ...sorted,
      ]),
    ];
    // the primary key has the order by number
    return fixed.length === 0 && sorted.length === 1 ? narrowed : [[...fixed, ...sorted], ...narrowed];
  });
  const scoped = all.flatMap(({ can }) => scopesOf(entity, can));
  const timed = lists.flatMap((screen) => filtersOf(entity, screen, isTime));
  const single = [...scoped, ...timed, ...relatedBy(name, entity, screens), ...remindedBy(entity)].map((column) => [
    ascending(column),
  ]);
  const sortable = lists.flatMap((screen) => {
    const { fixed } = orderOf(entity, screen);
    return sortableOf(entity, screen).map((column) => [...fixed, ascending(column), ascending("idx")]);
  });
  const names = (columns: readonly IndexColumn[]) => columns.map((column) => column.name).join();
  // read backwards, a list's own order serves the other direction
  const others = sortable.filter((columns) => !orders.some((order) => names(order) === names(columns)));
  return distinct([...orders, ...single, ...others].filter((columns) => isUseful(columns)));
}

/**
 * A list's order unless another is asked for: newest first where it says nothing. The number of a record goes with when
 * it was written; a list that is narrowed by that time is sorted by it, so that one index serves both.
 */
export function sortOf({
  sort = [["idx", "desc"]],
  filters = [],
}: Pick<ListScreen, "sort" | "filters">): NonNullable<ListScreen["sort"]> {
  if (!filters.includes("wdate")) return sort;
  return sort.map(([key, direction]) =>
    key === "idx" ? (["wdate", direction] as const) : ([key, direction] as const),
  );
}

/** The keys of the fields in which an entity's lists look for words. */
export function wordsOf(name: string, screens: readonly EntityScreen[]): string[] {
  const lists = screens.filter(({ of, kind }) => of === name && (kind === "list" || kind === "tab-list"));
  return [...new Set((lists as ListScreen[]).flatMap(({ search = [] }) => search))];
}

/** A list's order behind the values that its screen fixes; an order that no index has is left out. */
function orderOf(entity: EntityDefinition, screen: ListScreen) {
  const { where = {} } = screen;
  const sort = sortOf(screen);
  const fixed = Object.keys(where).map((key) => ascending(columnName(key, entity.fields[key])));
  const sorted: IndexColumn[] = [];
  for (const [key, direction] of sort) {
    const field = entity.fields[key];
    if (key !== "idx" && key !== "wdate" && (!field || field.kind === "link" || field.kind === "choice")) {
      return { fixed, sorted: [] };
    }
    const isOptional = field !== undefined && !field.required && !("default" in field);
    sorted.push({ name: key, isDown: direction === "desc", isOptional });
  }
  if (!sorted.some((column) => column.name === "idx")) {
    sorted.push({ name: "idx", isDown: sorted.at(-1)?.isDown ?? true, isOptional: false });
  }
  return { fixed, sorted };
}

/** The columns that tell whose a record is to these grants. */
function scopesOf(entity: EntityDefinition, can: readonly Access[]): string[] {
  const { party = [], hasOrgUnit } = entity;
  const has = (scope: string) => can.some((grant) => grant.endsWith(scope));
  return [
    ...(has(":own") ? ownColumns(entity) : []),
    ...party.flatMap(({ column, through, below, widens }) => {
      if (!has(":party") && !widens) return [];
      return through ? [through.link] : below ? [] : [column];
    }),
    ...(hasOrgUnit && has(":team") ? ["idx_team", "idx_office"] : []),
  ];
}

/** The choices and flags that a list is filtered by and not sorted. */
function toldOf(entity: EntityDefinition, screen: ListScreen): IndexColumn[] {
  const sorted = sortOf(screen).map(([key]) => key);
  const told = filtersOf(entity, screen, ({ kind }) => kind === "choice" || kind === "flag");
  return told.filter((column) => !sorted.includes(column)).map(ascending);
}

/** Columns in whose own order a list is read; those of somebody's own few records are sorted as they are. */
function sortableOf({ fields }: EntityDefinition, screen: ListScreen): string[] {
  if (!isWhole(screen)) return [];
  return screen.columns.flatMap((key) => {
    const field = key === "wdate" ? dateTime : fields[key];
    return field && isPlain(field) && !(key in (screen.where ?? {})) ? [columnName(key, field)] : [];
  });
}

/** Columns that are gone through option by option, or linked record by linked record. */
function steppedOf({ fields }: EntityDefinition, screen: ListScreen): string[] {
  if (!isWhole(screen)) return [];
  return screen.columns.flatMap((key) => {
    const field = key === "writer" ? link : fields[key];
    return field && isStepped(field) && !(key in (screen.where ?? {})) ? [columnName(key, field)] : [];
  });
}

const dateTime: Field = { kind: "dateTime", label: "" };
const link: Field = { kind: "link", label: "", to: "staff" };

/** Whether somebody sees all records of a list. */
function isWhole({ can }: ListScreen): boolean {
  return can.some((grant) => grant.endsWith(":all"));
}

/** The most letters of a text that an index takes. */
const SORTED_TEXT = 500;

function isPlain(field: Field): boolean {
  if (field.kind === "text") return (field.max ?? SORTED_TEXT + 1) <= SORTED_TEXT;
  return /^(integer|decimal|money|year|flag|date|dateTime|time|month)$/.test(field.kind);
}

/** Whether a column is sorted by something other than its value: options in their order, links by a name. */
export function isStepped({ kind }: Field): boolean {
  return kind === "choice" || kind === "link";
}

/** The columns that a list is filtered by, of the fields that are meant. */
function filtersOf(
  { fields }: EntityDefinition,
  { filters = [], where = {} }: ListScreen,
  isMeant: (field: Field) => boolean,
): string[] {
  return filters.flatMap((key) => {
    const field = fields[key];
    return field && isMeant(field) && !(key in where) ? [columnName(key, field)] : [];
  });
}

/** Whether a field is filtered by one of its values. */
function isExact({ kind }: Field): boolean {
  return kind === "link" || kind === "choice" || kind === "flag";
}

/** The columns with several values each that a list is filtered by. */
export function listedOf(name: string, entity: EntityDefinition, screens: readonly EntityScreen[]): string[] {
  const lists = screens.filter(({ of, kind }) => of === name && (kind === "list" || kind === "tab-list"));
  const isListed = ({ kind }: Field) => kind === "words" || kind === "multiChoice" || kind === "staffList";
  return [...new Set((lists as ListScreen[]).flatMap((screen) => filtersOf(entity, screen, isListed)))];
}

/** The columns with answers in fields of their own that a list is filtered by. */
export function answeredOf(name: string, entity: EntityDefinition, screens: readonly EntityScreen[]): string[] {
  const lists = screens.filter(({ of, kind }) => of === name && (kind === "list" || kind === "tab-list"));
  const isAnswers = ({ kind }: Field) => kind === "answers";
  return [...new Set((lists as ListScreen[]).flatMap((screen) => filtersOf(entity, screen, isAnswers)))];
}

function isTime({ kind }: Field): boolean {
  return kind === "date" || kind === "dateTime";
}

/** The links by which pages of other entities gather an entity's records. */
function relatedBy(name: string, entity: EntityDefinition, screens: readonly EntityScreen[]): string[] {
  return screens.flatMap((screen) =>
    ("related" in screen ? (screen.related ?? []) : [])
      .filter(({ of }) => of === name)
      .map((related) => `idx_${linkBelow(() => entity, screen.of, related)}`),
  );
}

/** The dates that people are reminded of. */
function remindedBy({ reminders = {}, derived = {} }: EntityDefinition): string[] {
  return Object.values(reminders).flatMap(({ on }) => (on in derived ? [] : on));
}

/** Whether an index is of any use: it has columns, and none of them twice. */
function isUseful(columns: readonly IndexColumn[]): boolean {
  const names = columns.map((column) => column.name);
  return names.length > 0 && names.join() !== "idx" && new Set(names).size === names.length;
}

function ascending(name: string): IndexColumn {
  return { name, isDown: false, isOptional: false };
}

/** Without those that another one begins with. */
function distinct(indexes: readonly IndexColumn[][]): IndexColumn[][] {
  const written = (columns: readonly IndexColumn[]) => columns.map(({ name, isDown }) => `${name} ${isDown},`).join("");
  const known = new Map(indexes.map((columns) => [written(columns), columns]));
  const names = [...known.keys()];
  return names.flatMap((each) => {
    const columns = known.get(each);
    return columns && !names.some((other) => other !== each && other.startsWith(each)) ? [columns] : [];
  });
}
