import type { textbook } from "../../db/tables";

/** A book of the demo company. */
export type DemoBook = typeof textbook.$inferInsert & {
  readonly idx: number;
  readonly title: string;
  readonly price: number;
};

/** Something that took books out of the store, or brought them back. */
export interface StockEvent {
  readonly at: Date;
  readonly idx_textbook: number;
  readonly kind: string;
  readonly qty: number;
  readonly ref_entity: string;
  readonly ref_idx: number;
  readonly memo?: string;
}
