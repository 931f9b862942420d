import type { By } from "./access";
import type { NotificationKind } from "./notification-kinds";

/** How a record goes from one state to another. */
export interface Flow {
  /** The choice field that has the state. */
  readonly field: string;
  /** By name; moves are offered in this order. */
  readonly moves: Readonly<Record<string, Move>>;
}

/** One step of a flow: it is written to the status log with who, when and why. */
export interface Move {
  /** What its button says. */
  readonly title: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Who may: any one of these grants on the record, or those named in it. */
  readonly by: readonly By[];
  /** Whether a reason is asked for; left out, none is. */
  readonly reason?: "required" | "optional";
  /** The text field that keeps it, and says how long it may be; the history alone by default. */
  readonly reasonIn?: string;
  /** It is made by adding this record, whose form is asked for instead; the rules of its entity take the step. */
  readonly adds?: Begun;
  /** Fields that are filled in with the move. */
  readonly fields?: readonly string[];
  /** Those of them without which it is refused. */
  readonly requires?: readonly string[];
  /** Fields that it fills in by itself. */
  readonly sets?: Readonly<Record<string, MoveValue>>;
  /** Who hears of it, but for whoever makes it. */
  readonly notifies?: Notice;
  /** What waits for it, among the things to do of those who make it. */
  readonly waits?: Waiting;
  /**
   * What these fields are together, as people call it (결과): the message says that this was saved, not the state that it
   * leads to.
   */
  readonly writes?: string;
  /** Takes something back or away: its button is red and it asks first. */
  readonly isDangerous?: boolean;
  /**
   * Ends the whole, leads back, or is seldom done (in these states, or in all): it stands in 더보기, never what one mostly
   * does next.
   */
  readonly isRare?: boolean | readonly string[];
  /** The password is asked for again, also where the entity's other writes do not ask. */
  readonly asksPassword?: true;
  /** May be done to many records of a list at once, with the same in its fields. */
  readonly isBulk?: boolean;
  /**
   * Its fields are another one of each record (a number that somebody else gives): they are asked for each of several, with
   * these of its fields beside its name; a column from a workbook fills them.
   */
  readonly asksEach?: readonly string[];
  /** Of these only, by a choice's key: `{ kind: ["call"] }`; the others are done one by one. */
  readonly bulkOf?: Readonly<Record<string, readonly string[]>>;
}

/** Records that wait for a move. */
export interface Waiting {
  /** What they are called: 승인할 물품 대여. */
  readonly title: string;
  /** In these states alone; in all from which the move is made by default. */
  readonly in?: readonly string[];
}

/** What a move fills in: when it is made, by whom (`meIfEmpty` where nobody is named yet), or a value. */
export type MoveValue = "now" | "today" | "me" | "meIfEmpty" | { readonly is: string | number | boolean | null };

/** Tells people of a record in the bell, with a link to where each of them reads it. */
export interface Notice {
  /**
   * Who is notified, of those who may read the record that it leads to. Permission to do everything is no reason to be
   * notified.
   */
  readonly to: readonly By[];
  /** The link to the record that it leads to, for those who read that one; the record itself by default. */
  readonly at?: string;
  /** In one line: {name} is the record's, {key} a field of it, {why} the reason of a move in brackets, where there is one. */
  readonly text: string;
  readonly kind: NotificationKind;
}

/** A new record that follows from another one, to which it links. */
export interface Begun {
  /** Its entity. */
  readonly of: string;
  /** The link to the other one; the only one that leads there by default. */
  readonly by?: string;
  /** Fields of the new one that begin with what the other one has in these: `{ supply: "amount" }`. */
  readonly from?: Readonly<Record<string, string>>;
}

/** A simple request (신청 → 승인 | 반려, 취소 by who asked): the moves of its status field. */
export function request(deciders: readonly By[], field = "status"): Flow {
  return {
    field,
    moves: {
      approve: { title: "승인", from: ["requested"], to: "approved", by: deciders, isBulk: true },
      reject: {
        title: "반려",
        from: ["requested"],
        to: "rejected",
        by: deciders,
        reason: "required",
        isDangerous: true,
        isBulk: true,
      },
      cancel: {
        title: "취소",
        from: ["requested", "approved"],
        to: "cancelled",
        by: ["staff:own"],
        reason: "optional",
        isRare: true,
        isDangerous: true,
      },
    },
  };
}
