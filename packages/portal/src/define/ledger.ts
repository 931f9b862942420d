/**
 * Quantities that come and go, of which each row says how many there are now. The database keeps it: rows are added and
 * never changed, those of one balance one after the other, and none takes more than there is.
 */
export interface Ledger {
  /** The fields that a balance is kept for: `["textbook"]`, `["textbook", "store"]`. */
  readonly per: readonly string[];
  /** The kinds whose rows take away. People enter how many; what is kept is less than zero. */
  readonly takes: readonly string[];
  /** The choice field that says what a row is: `kind` unless told. Its {@link CORRECTION} goes either way, with a reason. */
  readonly kind?: string;
  /** The integer field with what comes or goes: `qty` unless told. */
  readonly qty?: string;
  /** The read-only integer field with what there is then: `balance` unless told. */
  readonly balance?: string;
  /** The text field with the reason of a correction: `memo` unless told. */
  readonly reason?: string;
  /** There may be less than nothing. */
  readonly mayGoBelow?: boolean;
  /** What is said when there is not enough, before how many there are; 재고가 부족합니다. unless told. */
  readonly short?: string;
}

/** The kind of row that sets a balance right. */
export const CORRECTION = "adjust";

/** A ledger with the fields that it does not name. */
export function ledgerFields({
  kind = "kind",
  qty = "qty",
  balance = "balance",
  reason = "memo",
  short = "재고가 부족합니다.",
  ...ledger
}: Ledger): Required<Omit<Ledger, "mayGoBelow">> & Pick<Ledger, "mayGoBelow"> {
  return { ...ledger, kind, qty, balance, reason, short };
}
