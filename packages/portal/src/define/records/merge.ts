import type { By } from "../access";

/** Two records that mean the same are made one: what belongs to the one belongs to the other from then on. */
export interface Merge {
  /** Who may, of both records. */
  readonly by: readonly By[];
  /** The read-only link in which the one that is gone keeps which record it has become. */
  readonly into: string;
  /** Read-only words with what the gone ones were called: a list that searches them finds the record by those too. */
  readonly names?: string;
}
