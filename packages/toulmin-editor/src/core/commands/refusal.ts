import type { NodeId } from "../document";

/** Why a command left the document as it was. The words a person reads come from the locale. */
export type RefusalReason =
  /** Nothing but white space is selected. */
  | "blank"
  /** The range reaches beyond the text. */
  | "outside"
  /** The range covers a part or the whole of a marked phrase. */
  | "overlap"
  /** The range lies inside a marked phrase. */
  | "nested"
  /** An element other than a claim needs a claim to belong to. */
  | "no-claim"
  /** The named node is not in the document. */
  | "no-such-node"
  /** The named owner is not a claim. */
  | "not-a-claim"
  /** The claim owns other nodes, and nothing was said about them. */
  | "owns-nodes"
  /** Only a backing stands under a warrant and a support under a rebuttal, and both in the same claim. */
  | "cannot-support"
  /** A claim would come to rest on itself. */
  | "cycle"
  /** A time would come to count from itself. */
  | "time-cycle"
  /** The phrase occurs nowhere else. */
  | "no-more-phrases";

/** A command's answer when it changed nothing: why, and the node that stands in the way. */
export interface Refused {
  readonly error: RefusalReason;
  readonly node?: NodeId;
}

/** Tells a refusal from a document. */
export function isRefused(outcome: object): outcome is Refused {
  return "error" in outcome;
}
