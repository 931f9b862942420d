import type { Field } from "./fields";

/** What is counted with: the value of a number, a text of anything else that is one value. */
type Counted<Of extends Field> = Of extends { kind: "integer" | "decimal" | "money" | "year" | "link" }
  ? number
  : Of extends { kind: "flag" }
    ? boolean
    : Of extends { kind: "choice"; options: infer Options }
      ? keyof Options & string
      : string;

/**
 * What a `computed` field is counted from, typed by those fields: `computedFrom({ qty, price }, ({ qty, price }) => …)`.
 * It is counted once all of them are given, and empty until then.
 */
export function computedFrom<const From extends Readonly<Record<string, Field>>, Value>(
  fields: From,
  count: (values: { readonly [Key in keyof From]: Counted<From[Key]> }) => Value,
): (record: Readonly<Record<string, unknown>>) => Value | null {
  const keys = Object.keys(fields);
  // what a record has under these names was read by these very fields
  const isWhole = (record: Readonly<Record<string, unknown>>): record is Parameters<typeof count>[0] =>
    keys.every((key) => record[key] !== null && record[key] !== undefined);
  return (record) => (isWhole(record) ? count(record) : null);
}

/** Whole won of an amount: half a won counts as one, of a reduction too. */
export function wholeWon(amount: number): number {
  // 1.005 * 100 is a little less than it is written
  return Math.sign(amount) * Math.round(Number(Math.abs(amount).toFixed(6)));
}

/** The value-added tax of a supply price, in whole won. */
export function vatOf(supply: number): number {
  return wholeWon(supply / 10);
}

/**
 * The sum of a column of lines, as they are written so far: computed fields are counted, what is no number is left out, and
 * decimals add up exactly.
 */
export function totalOf(field: Field, column: string, lines: readonly Readonly<Record<string, unknown>>[]): number {
  const scale = field.kind === "decimal" ? 10 ** field.digits[1] : 1;
  const whole = lines.reduce((sum, line) => {
    const value = Number((field.computed ? field.computed(line) : line[column]) ?? 0);
    return sum + (Number.isFinite(value) ? Math.round(value * scale) : 0);
  }, 0);
  return whole / scale;
}
