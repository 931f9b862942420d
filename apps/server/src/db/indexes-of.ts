import {
  type Access,
  columnName,
  type EntityDefinition,
  type EntityScreen,
  type Field,
  type ListScreen,
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
 * that people filter by; days and times that they filter by have one of their own.
 */
export function indexesOf(name: string, entity: EntityDefinition, screens: readonly EntityScreen[]): IndexColumn[][] {
  const all = screens.filter(({ of }) => of === name);
  const lists = all.filter(({ kind }) => kind === "list" || kind === "tab-list") as ListScreen[];
  const orders = lists.flatMap((screen) => {
    const { fixed, sorted } = orderOf(entity, screen);
    // of somebody's records, those in a state are found without a look at the others
    const state = stateOf(entity, screen);
    const narrowed = [
      ...scopesOf(entity, screen.can).map((column) => [...fixed, ascending(column), ...sorted, ...state]),
      ...filtersOf(entity, screen, isExact).map((column) => [...fixed, ascending(column), ...sorted]),
    ];
    // the primary key has the order by number
    return fixed.length === 0 && sorted.length === 1 ? narrowed : [[...fixed, ...sorted], ...narrowed];
  });
  const scoped = all.flatMap(({ can }) => scopesOf(entity, can));
  const timed = lists.flatMap((screen) => filtersOf(entity, screen, isTime));
  const single = [...scoped, ...timed].map((column) => [ascending(column)]);
  return distinct([...orders, ...single].filter((columns) => isWhole(columns)));
}

/** The keys of the fields in which an entity's lists look for words. */
export function wordsOf(name: string, screens: readonly EntityScreen[]): string[] {
  const lists = screens.filter(({ of, kind }) => of === name && (kind === "list" || kind === "tab-list"));
  return [...new Set((lists as ListScreen[]).flatMap(({ search = [] }) => search))];
}

/** A list's order behind the values that its screen fixes; an order that no index has is left out. */
function orderOf(entity: EntityDefinition, { where = {}, sort = [["idx", "desc"]] }: ListScreen) {
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
function scopesOf({ own = [], party = [], isPlaced }: EntityDefinition, can: readonly Access[]): string[] {
  const has = (scope: string) => can.some((grant) => grant.endsWith(scope));
  return [
    ...(has(":own") ? ["idx_writer", ...own] : []),
    ...(has(":party") ? party.filter(({ below }) => below === undefined).map(({ column }) => column) : []),
    ...(isPlaced && has(":team") ? ["idx_team", "idx_office"] : []),
  ];
}

/** The flow's field, where a list is filtered by it and not sorted. */
function stateOf(
  { flow, fields }: EntityDefinition,
  { filters = [], where = {}, sort = [] }: ListScreen,
): IndexColumn[] {
  if (flow === undefined || !filters.includes(flow.field) || flow.field in where) return [];
  return sort.some(([key]) => key === flow.field) ? [] : [ascending(columnName(flow.field, fields[flow.field]))];
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
  return kind === "link" || kind === "choice";
}

function isTime({ kind }: Field): boolean {
  return kind === "date" || kind === "dateTime";
}

/** Whether an index is of any use: it has columns, and none of them twice. */
function isWhole(columns: readonly IndexColumn[]): boolean {
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
