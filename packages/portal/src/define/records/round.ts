import type { By } from "../access";
import type { NotificationKind } from "../notification-kinds";

/**
 * A record of its entity asks a group of people for something between two days. Each of them has an entry, made as the
 * round opens; those whose entry is missing something see it on the main page and are reminded until it closes.
 */
export interface Round {
  /** The round's date fields: its first and its last day. */
  readonly window: readonly [from: string, to: string];
  /** A flag of the round that closes it while it is off, whatever the day is. */
  readonly isOpen?: string;
  /** States of the round's own flow outside of which it is closed, whatever the day is. */
  readonly openIn?: readonly string[];
  /** The entity of the entries. They link to the round, and to a person each by `staff`. */
  readonly entry: string;
  /** Entries are of records, not of people: who has a record is asked about it, and nobody about what nobody has. */
  readonly each?: RoundRecords;
  /** States of the entry in which something is missing. */
  readonly missing: readonly string[];
  /** Fields of the entry that are filled in before it leaves those states. */
  readonly asks?: readonly string[];
  /** A date of the entry until which its person has time beyond the last day. */
  readonly until?: string;
  /** States of the entry in which its own flow goes on after the round: closing holds nothing there. */
  readonly goesOn?: readonly string[];
  /** A date of the round: who joins up to it has an entry too, also beyond the last day. */
  readonly joins?: string;
  /** Who changes entries also while the round is closed. */
  readonly always?: readonly By[];
  /** Fields of the round that say whom it is for; without values in them, it is for everybody. */
  readonly targets?: RoundTargets;
  /** When those are urged who are missing: -7 is a week before the last day. Who changes the round does so any day. */
  readonly days?: readonly number[];
  /** The notice in one line: {name} is the round's, {date} its last day. */
  readonly text: string;
  readonly kind: NotificationKind;
}

/** The records that a round asks about, such as all assets that are not disposed of. */
interface RoundRecords {
  /** Their entity, and the entry's link to them. */
  readonly of: string;
  readonly link: string;
  /** Their field with who has one, and fields in which they are as the round says, where it says so. */
  readonly person: string;
  readonly alike?: readonly string[];
  /** Only those with one of these values in each of these fields. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** What stands behind their number. */
  readonly unit: string;
}

/** The round's fields with whom it is for; whoever fits all of them has an entry. */
interface RoundTargets {
  /** A link to an office, and one to a team. */
  readonly office?: string;
  readonly team?: string;
  /** A date: those who had joined by then. */
  readonly joinedBy?: string;
  /** These people alone: a list of staff. */
  readonly people?: string;
}
