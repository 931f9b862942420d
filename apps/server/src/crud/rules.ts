import type { Asker } from "@portal/definition";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";

/** Who asks for what, when, and by which transaction. */
export interface Asking {
  readonly db: Database;
  readonly now: Date;
  readonly person: Person;
  readonly asker: Asker;
}

/** The same of who writes: what a rule writes of other entities goes by their own rules, in the same transaction. */
export interface Writing extends Asking {
  /** Writes a new record of an entity, by its name, whoever asks; gives it. */
  add(entity: string, values: Row): Promise<Row>;
  /** Writes over a record of an entity, whoever asks. */
  change(entity: string, idx: number, values: Row): Promise<void>;
}

/** A record by its columns, with its parts under their entities' names. */
export type Row = Readonly<Record<string, unknown>>;

/** The condition for the records of an entity, by its name, of which the person may know. */
export type Readable = (entity: string) => SQL | undefined;

/** A bar, a point or a cell of a chart. */
export interface ChartRow {
  readonly by: string;
  /** The number of the linked record that `by` names. */
  readonly byIdx?: number;
  readonly split?: string;
  readonly splitIdx?: number;
  readonly value: number;
}

/** Why the database refused: its code (SQLSTATE) and the constraint, `booking_no_overlap`. */
export interface Refusal {
  readonly code: string;
  readonly constraint: string;
}

/** The rows of a repeated booking that a change is meant for. */
export type Series = "one" | "following" | "all";

/**
 * What holds of one entity's records beside its definition: code for the exceptions. All of it runs inside the
 * transaction of the call; an `ApiError` refuses the call and nothing is written.
 */
export interface Rules {
  /** A further condition on the records that somebody sees, after the screen's grants; `by` says as whose part they do. */
  visible?(asking: Asking, table: PgTable, by?: string): SQL | undefined;
  /** The records of which somebody may know, where no screen of the entity says so: its pages are written by hand. */
  readable?(asking: Asking, table: PgTable): SQL;
  /** Before a record is written: refuses it, or returns columns to write with it. `before` is `null` for a new one. */
  saving?(asking: Writing, change: { before: Row | null; after: Row; series?: Series }): Promise<Row | undefined>;
  /** After it was written. */
  saved?(asking: Writing, change: { before: Row | null; after: Row; series?: Series }): Promise<void>;
  /** Before a move of the flow: refuses it, or returns columns to write with it. */
  moving?(
    asking: Writing,
    step: { record: Row; move: string; values: Row; reason?: string; series?: Series },
  ): Promise<Row | undefined>;
  /** After a move. */
  moved?(
    asking: Writing,
    step: { before: Row; after: Row; move: string; reason?: string; series?: Series },
  ): Promise<void>;
  /** A constraint of the database has refused what was to be written: gives better words, such as whose booking it is. */
  refused?(asking: Asking, refusal: Refusal, after: Row): Promise<ApiError | undefined>;
  /** Whether somebody gets a record's files, where that is not told by who `mayRead` the record. */
  mayReadFiles?(asking: Asking, idx: number, mayRead: (idx: number) => Promise<boolean>): Promise<boolean>;
  /** Before a record is removed: refuses it. */
  removing?(asking: Writing, record: Row): Promise<void>;
  /** Moves that are not open although their grants and states say so. */
  mayMove?(asking: Asking, record: Row, move: string): boolean;
  /** What a record's page shows beside the record; a read may leave traces, such as who has read it. */
  extra?(asking: Asking, record: Row, isReadable: Readable): Promise<Row>;
  /** The charts that the definition leaves to the rules, over the records that fit. */
  charts?: Readonly<Record<string, (asking: Asking, where: SQL) => Promise<readonly ChartRow[]>>>;
}
