import type { By } from "../access";
import type { NotificationKind } from "../notification-kinds";

/** Tells people of a day that comes or has passed: each once, in the bell and by mail, and under what they have to do. */
export interface Reminder {
  /** What it is, among the things to do: 판권 만료. */
  readonly title: string;
  /** The record's date; a period's first day; or a derived date, which is counted whole (`isWhole`). */
  readonly on: string;
  /** On which days: -60 is sixty days before the date, 7 a week behind it. */
  readonly days: readonly number[];
  /** Who is notified, of those who may read the record. Permission to do everything is no reason to be notified. */
  readonly to: readonly By[];
  /**
   * Only of records that have one of these values in each of these fields, also of a record that they link to:
   * `order.status`.
   */
  readonly when?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** It is a to-do from the beginning, not only once its reminder was sent; until it is done. */
  readonly fromStart?: true;
  /** The link to a record about which one notice a day is sent, however many of these records link to it. */
  readonly together?: string;
  /** In one line: {name} is the record's, {date} the day, {left} how far it is (60일 전, 오늘, 7일 지남), {key} a field of it. */
  readonly text: string;
  readonly kind: NotificationKind;
}

/** How long somebody has it to do: until the last of its days, and never less than until the date itself. */
export function lastDayOf({ days }: Pick<Reminder, "days">): number {
  return Math.max(0, ...days);
}
