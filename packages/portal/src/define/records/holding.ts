import type { Access } from "../access";
import type { NotificationKind } from "../notification-kinds";

/** What somebody who leaves hands over, as their lines say it. */
export const handOverKinds = {
  approval: "결재",
  customer: "고객사",
  smp: "영업건",
  class: "클래스",
  task: "업무",
  er: "ER",
  asset: "자산",
  rental: "대여",
  booking: "예약",
  file: "문서·자료",
  etc: "기타",
} as const;

export type HandOverKind = keyof typeof handOverKinds;

/** In whose hands records are: a successor takes them over when somebody leaves. */
export interface Holding {
  /** The links to the staff who have a record in hand. */
  readonly by: readonly string[];
  /** Only while it has one of these values in each of these fields, also of a record that it links to: `order.status`. */
  readonly while?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly as: HandOverKind;
  /** The link to what they are of, said before their own name where that does not say it: the goods of a rental. */
  readonly of?: string;
  /** Whom it is about: they never take it over themselves. */
  readonly notTo?: string;
  /** Its unit stays as it is; without it, a record that stands in its holder's unit goes to the successor's. */
  readonly keepsPlace?: boolean;
  /**
   * Who gives the records of people who stay to somebody else, many of a list at once; `notifies` is the kind of the
   * notices to both.
   */
  readonly given?: { readonly by: readonly Access[]; readonly notifies: NotificationKind };
}
