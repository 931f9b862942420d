import type { Access, RowScopes } from "./access";
import type { Derived } from "./derived";
import type { Field } from "./fields";
import type { Flow, Notice } from "./flow";
import type { AddressCard } from "./records/address-card";
import type { Comments } from "./records/comments";
import type { Effective, OfLeavers, Purge } from "./records/dated";
import type { Holding } from "./records/holding";
import type { Ledger } from "./records/ledger";
import type { Letter } from "./records/letter";
import type { Merge } from "./records/merge";
import type { Occupation } from "./records/occupies";
import type { Reminder } from "./records/reminders";
import type { Round } from "./records/round";
import type { Spending } from "./records/spending";
import type { ScreenDefinition } from "./screens";
import type { Sheet } from "./sheets";

/** The field that keeps the order of records, of an entity whose records have one. */
export const ORDER = "sort";

/** A kind of record: what its table, its forms and its lists follow from. */
export interface EntityDefinition extends RowScopes {
  readonly title: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Columns that are counted when they are read and kept nowhere; screens name them like fields. */
  readonly derived?: Readonly<Record<string, Derived>>;
  /** Fields that together have a value only once. */
  readonly unique?: readonly (readonly string[])[];
  /** Columns whose equal values mean that two records are probably the same: forms and imports warn, and refuse nothing. */
  readonly alike?: readonly string[];
  /** Only of those that have the same in these fields: the applicants of one request. */
  readonly alikeWithin?: readonly string[];
  /** Pairs of days, times or moments, as `["date_from", "date_to"]`: the second one is not before the first. */
  readonly ordered?: readonly (readonly [begin: string, end: string])[];
  /** Fields that are often looked for together. */
  readonly index?: readonly (readonly string[])[];
  /** Text fields in which words are looked for beside those that lists search, as by Ctrl+K. */
  readonly words?: readonly string[];
  /** The field that names a record where others link to it; its first text by default. */
  readonly name?: string;
  /** What pickers show beside the name: texts, and derived columns such as how many are left. */
  readonly note?: readonly string[];
  /** Records below this one, saved and read with it, by their entity's name. */
  readonly parts?: Readonly<Record<string, Part>>;
  readonly flow?: Flow;
  /** Its records are rows of a ledger: added by whoever may, changed and removed by nobody. */
  readonly ledger?: Ledger;
  /** Its records stay as they were written; a ledger's do by that alone. */
  readonly isAppendOnly?: boolean;
  /** Its records are changes that hold from a day on. */
  readonly effective?: Effective;
  /** What is taken out of its records once they are old. */
  readonly purge?: Purge;
  /** What goes of them with the data of somebody who left years ago; whose they are, the first of `own` says. */
  readonly ofLeavers?: OfLeavers;
  /** Its records ask a group of people for an entry each, between two days. */
  readonly round?: Round;
  /** In whose hands its records are, which somebody who leaves hands over. */
  readonly holds?: Holding;
  /** Whom its records take up while they last. */
  readonly occupies?: Occupation;
  /** Two of its records may be made one. */
  readonly merge?: Merge;
  /**
   * Of two that are the same once what they link to is merged one stays, with the sum of these numbers; without it, they
   * have to be tidied up before.
   */
  readonly twice?: { readonly adds: readonly string[] };
  /**
   * A record is about a person: the audit log keeps who has read those of others, and to take records along asks for the
   * password again.
   */
  readonly isPersonal?: boolean;
  /** Everybody who signs in may know its records by their names, as those of units and people. */
  readonly isKnown?: boolean;
  /** It has one record, which a form that is opened without a number is for; nobody adds another. */
  readonly isSingle?: boolean;
  /** What others link to is not removed: the refusal names what does. */
  readonly isKeptWhileLinked?: boolean;
  /** What people say about its records. */
  readonly comments?: Comments;
  /** Its records are letters to somebody who is none of the staff. */
  readonly letter?: Letter;
  /** What its records have cost, to be claimed by an expense document. */
  readonly spends?: Spending;
  /** A record is a person's, whom an address book may take in. */
  readonly addressCard?: AddressCard;
  /** Who hears of a new record, but for whoever adds it. */
  readonly announces?: Notice;
  /** Reminders before a date of a record, by name. */
  readonly reminders?: Readonly<Record<string, Reminder>>;
  /** What is printed of a record, by name. */
  readonly sheets?: Readonly<Record<string, Sheet>>;
  /** Who may do what beside those whom the screens let in. */
  readonly access?: Partial<Record<"read" | "add" | "change" | "remove", readonly Access[]>>;
  /** What asks for the password again, beside exports of personal records. */
  readonly asksPassword?: readonly Guarded[];
}

/** Calls of records that ask for the password again: those that write, and those that take records along. */
export type Guarded = "write" | "export";

/** How an entity's records belong to one of another entity. */
export interface Part {
  /** The part's link field. */
  readonly link: string;
  /** Any number of lines, in their order; without it, the record has at most one of them. */
  readonly isMany?: boolean;
  /** Numbers of the lines that are added up below them, on forms while one writes, on pages and in print. */
  readonly totals?: readonly string[];
  /** A row each, or a card each where they have much to say; a row by default. Paper has rows. */
  readonly layout?: "table" | "cards";
  /** The fields of a line that forms and pages have; all that are not the server's by default. */
  readonly fields?: readonly string[];
  /** What the lines are called among the record's fields; the entity's title by default. */
  readonly title?: string;
  /**
   * Forms take the lines in from a file. These fields identify the line that a row is: the first of them that the file has as a
   * column; a row that is no line of the form's yet becomes one. `[]` makes a line of every row.
   */
  readonly import?: readonly string[];
  /**
   * Fields of the record that each line has too, kept alike by the database, which also removes the lines with the record:
   * with an index over them, what somebody takes part in by a line is read in order, however much it is.
   */
  readonly copies?: readonly string[];
}

/** A business module: its entities and its screens. */
export interface ModuleDefinition {
  readonly key: string;
  readonly title: string;
  readonly entities: Readonly<Record<string, EntityDefinition>>;
  readonly screens: readonly ScreenDefinition[];
}

/** Describes a business module; returns what it got. */
export function defineModule<const Module extends ModuleDefinition>(module: Module): Module {
  return module;
}
