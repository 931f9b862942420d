/**
 * Quantities that come and go, of which each row says how many there are now. The database keeps it: rows are added and
 * never changed, those of one balance one after the other, and none takes more than there is. Its entity has the integers
 * `qty`, what comes or goes, and `balance`, which is read only; and the text `memo`, in which a correction has its reason.
 */
export interface Ledger {
  /** The fields that a balance is kept for: `["textbook"]`, `["textbook", "store"]`. */
  readonly per: readonly string[];
  /** The kinds whose rows take away. People enter how many; what is kept is less than zero. */
  readonly takes: readonly string[];
  /** The choice field that says what a row is: `kind` by default. Its {@link CORRECTION} goes either way, with a reason. */
  readonly kind?: string;
  /** What is said when there is not enough, before how many there are; 재고가 부족합니다. by default. */
  readonly short?: string;
}

/** The kind of row that sets a balance right. */
export const CORRECTION = "adjust";

/** A ledger with what it does not say itself, and the fields of every one: how many come or go, are there then, and why. */
export function ledgerFields({ kind = "kind", short = "재고가 부족합니다.", ...ledger }: Ledger) {
  return { ...ledger, kind, short, qty: "qty", balance: "balance", reason: "memo" };
}
