import { wholeWon } from "../define/computed";

interface Line {
  readonly qty?: unknown;
  readonly unit_price?: unknown;
  readonly discount?: unknown;
}

/** The supply price of a line in whole won: what it costs without its discount. */
export function supplyOf({ qty, unit_price, discount }: Line): number {
  return wholeWon(Number(qty ?? 0) * Number(unit_price ?? 0)) - Number(discount ?? 0);
}

/** The value-added tax of a supply price, won by won; there is none on what is sold abroad or exempt. */
export function taxOf(supply: number, taxKind: unknown): number {
  return taxKind === "taxed" ? Math.floor(supply / 10) : 0;
}

/** What the lines of a quote come to. */
export function quoteSums({ quote_item, tax_kind }: { readonly quote_item?: unknown; readonly tax_kind?: unknown }) {
  const lines = (Array.isArray(quote_item) ? quote_item : []) as readonly Line[];
  const total = (of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const supply = total(supplyOf);
  const vat = total((line) => taxOf(supplyOf(line), tax_kind));
  return { supply, vat, total: supply + vat, discount: total(({ discount }) => Number(discount ?? 0)) };
}
