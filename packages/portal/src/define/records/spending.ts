import type { By } from "../access";
import type { expenseAccounts } from "./expense-accounts";

/** What a record has cost, to be claimed by an expense document once: 지출결의 작성 begins with it, and each leads to the other. */
export interface Spending {
  /** The money, and the day on which it was spent. */
  readonly amount: string;
  readonly on: string;
  /** The field with who is to be paid; without it somebody of the staff has paid. */
  readonly payTo?: string;
  readonly account: keyof typeof expenseAccounts;
  /** In one line, with fields of the record: `{place} 교통비`. */
  readonly summary: string;
  /** The link to the customer for whom it was. */
  readonly customer?: string;
  /** The link to the expense that claims it. */
  readonly expense: string;
  /** Who claims it. */
  readonly by: readonly By[];
  /** Only of records that have one of these values in each of these fields. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}
