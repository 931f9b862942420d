/** What ties an input to its label. */
export interface Naming {
  readonly id: string;
  /** In place of a label that is seen. */
  readonly "aria-label"?: string;
  readonly "aria-required"?: true;
}
