import { cleanHtml } from "./clean-html";
import { type FileRow, readTable } from "./read-table";
import type { Why } from "./refused-task";
import { type Cell, type TableForm, writeTable } from "./write-table";

/** What threads do: what each is given, beside the rows that come with it, and what it has done. */
export interface Tasks {
  readonly clean: { readonly given: { readonly html: string; readonly hasPictures: boolean }; readonly done: string };
  readonly read: {
    readonly given: { readonly bytes: Uint8Array; readonly most?: number };
    readonly done: readonly FileRow[];
  };
  readonly write: { readonly given: TableForm; readonly done: Uint8Array };
}

export type TaskName = keyof Tasks;

/** A task as its thread gets it. */
export type Order = {
  [Name in TaskName]: { readonly name: Name; readonly given: Tasks[Name]["given"]; readonly rows: readonly unknown[] };
}[TaskName];

/** What a thread says: that it has begun; the rows of what it has done in parts, then the end; or why not. */
export type Answer =
  | { readonly begun: true }
  | { readonly rows: readonly unknown[] }
  | { readonly done: unknown }
  | { readonly refused: Why }
  | { readonly failed: string };

/** Does a task, in the thread that calls it. */
export async function runTask(order: Order): Promise<Tasks[TaskName]["done"]> {
  switch (order.name) {
    case "clean":
      return cleanHtml(order.given.html, order.given.hasPictures);
    case "read":
      return readTable(order.given.bytes, order.given.most);
    case "write":
      return writeTable(order.given, order.rows as readonly (readonly Cell[])[]);
  }
}
