import type { Asker, HandOverKind } from "@portal/definition";
import type { FieldErrors } from "@portal/definition/contract";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Placed } from "../company/heads";
import type { Database } from "../db/open";
import type { Mailer } from "../mail/mailer";
import type { EntityName, GivenOf, MoveOf, RecordOf, SentOf, TableOf, ValuesOf } from "./record-of";

/** Who asks for what, when, and by which transaction. */
export interface RequestContext {
  readonly db: Database;
  readonly now: Date;
  readonly person: Person;
  readonly asker: Asker;
  /** Keeps a mail to be sent; absent where none is sent. */
  readonly mail?: Mailer["send"] | undefined;
}

/** The same of who writes: what a rule writes of other entities goes by their own rules, in the same transaction. */
export interface WriteContext extends RequestContext {
  /** Writes a new record of an entity, by its name, whoever asks; gives it. */
  add<Name extends EntityName>(entity: Name, values: SentOf<Name>): Promise<RecordOf<Name>>;
  /** What of each entity somebody gives to a successor, by the entity's name. */
  readonly handOvers: ReadonlyMap<string, HandOver>;
  /** Writes over a record of an entity, whoever asks. */
  change<Name extends EntityName>(entity: Name, idx: number, values: SentOf<Name>): Promise<void>;
  /** Adds rows to a ledger, by its entity's name, all or none. */
  enter<Name extends EntityName>(ledger: Name, rows: readonly SentOf<Name>[]): Promise<void>;
  /** A derived column of a record, by its key, as it is today. */
  derived(entity: EntityName, idx: number, key: string): Promise<number>;
}

/** What somebody holds of an entity's records, and how it goes to a successor when they leave. */
export interface HandOver {
  readonly kind: HandOverKind;
  /** Selects `idx` and `title` of what somebody holds and has not finished. */
  held(staff: number): SQL;
  /** Gives those of these numbers that `from` holds to another. Without it they are named, and stay whose they are. */
  give?(context: WriteContext, idxs: SQL, from: number, to: number): Promise<void>;
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

interface Checking<Kept, Given> {
  /** What is wrong, by its place: `due`, `task_member.0.idx_staff`. */
  check(
    context: RequestContext,
    change: { before: Kept | null; after: Given },
  ): FieldErrors | undefined | Promise<FieldErrors | undefined>;
}

/**
 * What holds of one entity's records beside its definition: code for the exceptions. All of it runs inside the
 * transaction of the call; an `ApiError` refuses the call and nothing is written. A record is `Kept` as it is, `Given` as it
 * will be written, and written over with `Values`.
 */
export interface Rules<Kept = Row, Given = Row, Values = Row, Sent = Row, Move = string, Table = PgTable> {
  /** A further condition on the records that somebody sees, after the screen's grants; `by` says as whose part they do. */
  visible?(context: RequestContext, table: Table, by?: string): SQL | undefined;
  /** The records of which somebody may know, where no screen of the entity says so: its pages are written by hand. */
  readable?(context: RequestContext, table: Table): SQL;
  /** What is wrong with a record before it is written, each by itself: what they find is reported at once. */
  readonly checks?: readonly Checking<Kept, Given>["check"][];
  /** Before a record is written: refuses it, or returns columns to write with it. `before` is `null` for a new one. */
  saving?(
    context: WriteContext,
    change: { before: Kept | null; after: Given; series?: Series },
  ): Promise<Values | undefined>;
  /** After it was written. */
  saved?(context: WriteContext, change: { before: Kept | null; after: Kept; series?: Series }): Promise<void>;
  /** What a new record did to a number that people go by, which an import reports: what it was and is now. */
  effect?(context: RequestContext, added: Kept): Promise<{ column: string; before: string; after: string }>;
  /** What the entries that a round makes together begin with: a row for each of the people, in their order. */
  entering?(context: RequestContext, round: Row, people: readonly Placed[]): Promise<readonly Row[]>;
  /** Before a move of the flow: refuses it, or returns columns to write with it. */
  moving?(
    context: WriteContext,
    step: { record: Kept; move: Move; values: Values; reason?: string; series?: Series },
  ): Promise<Values | undefined>;
  /** After a move. */
  moved?(
    context: WriteContext,
    step: { before: Kept; after: Kept; move: Move; reason?: string; series?: Series },
  ): Promise<void>;
  /** A constraint of the database has refused what was to be written: gives better words, such as whose booking it is. */
  refused?(context: RequestContext, refusal: Refusal, sent: Sent): Promise<ApiError | undefined>;
  /** Whether somebody gets a record's files, where that does not follow from `mayRead`. */
  mayReadFiles?(context: RequestContext, idx: number, mayRead: (idx: number) => Promise<boolean>): Promise<boolean>;
  /** Before a record becomes part of another one: refuses it, or returns columns to write with the one that stays. */
  merging?(context: WriteContext, records: { gone: Kept; kept: Kept }): Promise<Values | undefined>;
  /** Before a record is removed: refuses it. */
  removing?(context: WriteContext, record: Kept): Promise<void>;
  /** Moves that are not open although their grants and states say so: `false`, or why in words. */
  mayMove?(context: RequestContext, record: Kept, move: Move): boolean | string;
  /** Whether a record may be removed at all by those who remove others. */
  mayRemove?(context: RequestContext, record: Kept): boolean;
  /** What of these records somebody hands over when they leave, where the definition's `holds` cannot say it. */
  readonly handsOver?: HandOver;
  /** After these records went to a successor by `holds`: what else changes hands with them. */
  handedOver?(context: WriteContext, idxs: readonly number[], from: number, to: number): Promise<void>;
  /** What a record's page shows beside the record; a read may leave traces, such as who has read it. */
  extra?(context: RequestContext, record: Kept, isReadable: Readable): Promise<Row>;
  /** The charts that the definition leaves to the rules, over the records that fit; what they count of others is asked for. */
  charts?: Readonly<
    Record<string, (context: RequestContext, where: SQL, isReadable: Readable) => Promise<readonly ChartRow[]>>
  >;
}

/**
 * The rules of an entity of the portal, with its records as its definition describes them. The engine knows the columns of
 * none: it holds rules as `Rules`, by the name of their entity, and gives them that entity's records alone.
 */
export type RulesOf<Name extends EntityName> = Rules<
  RecordOf<Name>,
  GivenOf<Name>,
  ValuesOf<Name>,
  SentOf<Name>,
  MoveOf<Name>,
  TableOf<Name>
>;
