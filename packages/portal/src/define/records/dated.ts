import type { NotificationKind } from "../notification-kinds";
import type { FieldKey } from "../screen";

/** A change that holds from a day on: its records are carried out on that day by a move of their flow, each once. */
export interface Effective {
  /** The date field with the first day. */
  readonly on: string;
  /** The move that carries it out; the server makes it on the day, and nobody makes it before. */
  readonly move: string;
  /** The kind of the notice that a change could not be carried out. */
  readonly kind: NotificationKind;
}

/** Takes values out of old records at night, for good: out of their history and their files too. */
export interface Purge {
  /** So long after a date of the record, or of one that it links to: `round.open_to`. */
  readonly after: { readonly years?: number; readonly days?: number; readonly from: FieldKey };
  /** Fields that are emptied, and parts whose lines are removed; what is computed from them is named too. */
  readonly fields: readonly string[];
}

/**
 * What goes of somebody's own records some years after they have left: each whole, fields and parts of it, or nothing, for a
 * reason.
 */
export type OfLeavers = "all" | { readonly fields: readonly string[] } | { readonly kept: string };
