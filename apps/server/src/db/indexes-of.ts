import { columnName, type EntityDefinition, type EntityScreen, type Field, type ListScreen } from "@portal/definition";

/** A column of an index, and how it is sorted there. */
export interface IndexColumn {
  readonly name: string;
  readonly isDown: boolean;
  /** May be empty; empty ones come last. */
  readonly isOptional: boolean;
}

/**
 * The indexes by which an entity's lists are fast whatever the number of records: the order of each list behind the
 * values that its screen fixes, what it is filtered by, and whose a record is.
 */
export function indexesOf(name: string, entity: EntityDefinition, screens: readonly EntityScreen[]): IndexColumn[][] {
  const lists = screens.filter(
    ({ of, kind }) => of === name && (kind === "list" || kind === "tab-list"),
  ) as ListScreen[];
  const all = screens.filter(({ of }) => of === name);
  const orders = lists.map((screen) => orderOf(entity, screen));
  const filtered = lists.flatMap(({ filters = [] }) => filters).filter((key) => isSelective(entity.fields[key]));
  const isScoped = (scope: string) => all.some(({ can }) => can.some((grant) => grant.endsWith(scope)));
  const whose = isScoped(":own") ? ["idx_writer", ...(entity.own ?? [])] : [];
  const units = entity.isPlaced && isScoped(":team") ? ["idx_team", "idx_office"] : [];
  const single = [...filtered.map((key) => columnName(key, entity.fields[key])), ...whose, ...units];
  const wanted = [...orders, ...single.filter((column) => column !== "idx").map((column) => [ascending(column)])];
  return distinct(wanted.filter((columns) => columns.length > 0));
}

/** A list's order behind the values that its screen fixes; nothing for an order that no index has. */
function orderOf(entity: EntityDefinition, { where = {}, sort = [["idx", "desc"]] }: ListScreen): IndexColumn[] {
  const fixed = Object.keys(where).map((key) => ascending(columnName(key, entity.fields[key])));
  const sorted: IndexColumn[] = [];
  for (const [key, direction] of sort) {
    const field = entity.fields[key];
    if (key !== "idx" && key !== "wdate" && (!field || field.kind === "link" || field.kind === "choice")) return [];
    const isOptional = field !== undefined && !field.required && !("default" in field);
    sorted.push({ name: key, isDown: direction === "desc", isOptional });
  }
  if (!sorted.some((column) => column.name === "idx")) {
    sorted.push({ name: "idx", isDown: sorted.at(-1)?.isDown ?? true, isOptional: false });
  }
  // the primary key has this order
  return fixed.length === 0 && sorted.length === 1 ? [] : [...fixed, ...sorted];
}

/** Whether one value of a field is that of few records. */
function isSelective(field: Field | undefined): boolean {
  return field?.kind === "link" || field?.kind === "date" || field?.kind === "dateTime";
}

function ascending(name: string): IndexColumn {
  return { name, isDown: false, isOptional: false };
}

function distinct(indexes: readonly IndexColumn[][]): IndexColumn[][] {
  const known = new Map(
    indexes.map((columns) => [columns.map(({ name, isDown }) => `${name} ${isDown}`).join(), columns]),
  );
  return [...known.values()];
}
