import { columnName, type EntityDefinition, type Field } from "@portal/definition";

/** What values are made of: the number that tells one record from another, and the records that may be linked to. */
interface Stock {
  readonly n: number;
  readonly idxOf: (entity: string) => number | undefined;
}

/** Values for a record's columns, of every kind that needs no upload; those that cannot be made are left out. */
export function madeValues(
  { fields }: EntityDefinition,
  columns: ReadonlySet<string>,
  stock: Stock,
): Record<string, unknown> {
  const made = Object.entries(fields)
    .filter(([key, field]) => columns.has(columnName(key, field)) && !field.readOnly && !field.computed)
    .map(([key, field]) => [columnName(key, field), (makers[field.kind] as Maker)(field, stock)] as const);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

type Maker = (field: Field, stock: Stock) => unknown;

const day = (n: number) => new Date(Date.UTC(2026, 2, 3 + (n % 300))).toISOString().slice(0, 10);

const makers: { readonly [Kind in Field["kind"]]: Maker } = {
  text: (field, { n }) =>
    field.kind === "text" && field.pattern ? undefined : `시험 ${n}`.slice(0, field.kind === "text" ? field.max : 20),
  longText: (_, { n }) => `여러 줄\n${n}`,
  html: (_, { n }) => `<p>본문 <b>${n}</b></p>`,
  integer: (field) => bounded(field, 2),
  decimal: (field) => bounded(field, 1.5),
  money: (field, { n }) => bounded(field, 1000 * (n + 1)),
  flag: (_, { n }) => n % 2 === 0,
  date: (_, { n }) => day(n),
  dateTime: (_, { n }) => `${day(n)}T01:30:00.000Z`,
  time: () => "10:30",
  month: () => "2026-03",
  year: () => 2026,
  period: (_, { n }) => ({ from: `${day(n)}T01:00:00.000Z`, to: `${day(n)}T02:00:00.000Z` }),
  choice: (field, { n }) => (field.kind === "choice" ? at(Object.keys(field.options), n) : undefined),
  multiChoice: (field, { n }) => (field.kind === "multiChoice" ? [at(Object.keys(field.options), n)] : undefined),
  words: (_, { n }) => [`말${n}`],
  staffList: (_, { idxOf }) => [idxOf("staff")],
  checklist: () => [{ text: "할 일", done: false }],
  link: (field, { idxOf }) => (field.kind === "link" ? idxOf(field.to) : undefined),
  file: () => undefined,
  files: () => undefined,
  bytes: () => undefined,
  json: () => undefined,
  ownFields: (_, { n }) => [{ key: "f1", label: `항목 ${n}`, type: "text", required: false }],
  answers: () => undefined,
};

function bounded(field: Field, value: number): number {
  const { min = value, max = value } = field as { min?: number; max?: number };
  return Math.min(max, Math.max(min, value));
}

function at(codes: readonly string[], n: number): string | undefined {
  return codes[n % codes.length];
}
