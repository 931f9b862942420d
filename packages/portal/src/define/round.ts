import type { NotificationKind } from "../shell/notification-kinds";
import type { By } from "./access";

/**
 * A record of its entity asks a group of people for something between two days. Each of them has an entry, made as the
 * round opens; those whose entry is missing something are told on the main page and urged until it closes.
 */
export interface Round {
  /** The round's date fields: its first and its last day. */
  readonly window: readonly [from: string, to: string];
  /** A flag of the round that closes it while it is off, whatever the day is. */
  readonly isOpen?: string;
  /** The entity of the entries. They link to the round, and to a person each. */
  readonly entry: string;
  /** The entry's link to the round: the only one that leads there unless told. */
  readonly by?: string;
  /** The entry's person: `staff` unless told. */
  readonly person?: string;
  /** States of the entry in which something is missing. */
  readonly missing: readonly string[];
  /** Fields of the entry that are filled in before it leaves those states. */
  readonly asks?: readonly string[];
  /** A date of the entry until which its person has time beyond the last day. */
  readonly until?: string;
  /** Who changes entries also while the round is closed. */
  readonly always?: readonly By[];
  /** Fields of the round that say whom it is for; without values in them, it is for everybody. */
  readonly targets?: RoundTargets;
  /** When those are urged who are missing: -7 is a week before the last day. Who changes the round does so any day. */
  readonly days?: readonly number[];
  /** What people are told in one line: {name} is the round's, {date} its last day. */
  readonly text: string;
  readonly kind: NotificationKind;
}

/** The round's fields with whom it is for; whoever fits all of them has an entry. */
interface RoundTargets {
  /** A link to an office, and one to a team. */
  readonly office?: string;
  readonly team?: string;
  /** A date: those who had joined by then. */
  readonly joinedBy?: string;
  /** Some kinds of employment, by their codes: a multiple choice. */
  readonly employTypes?: string;
  /** These people alone: a list of staff. */
  readonly people?: string;
}
