import type { ListScreen } from "@portal/definition";
import { daysAfter, endOfMonths, monthsAfter } from "@portal/definition/calendar";

type Narrow = NonNullable<ListScreen["narrows"]>[number];

/** What a list's address has while it is narrowed: days and months are counted from today, `me` is who looks. */
export function asksOf({ asks = {}, month }: Narrow, today: string, me: number): Record<string, string> {
  const valued = (asked: string | number) =>
    typeof asked === "number" ? daysAfter(today, asked) : asked === "me" ? String(me) : asked;
  const first = monthsAfter(`${today.slice(0, 7)}-01`, month?.from ?? 0);
  return {
    ...Object.fromEntries(Object.entries(asks).map(([name, asked]) => [name, valued(asked)])),
    ...(month && { [`${month.of}.from`]: first, [`${month.of}.to`]: endOfMonths(first, 1) }),
  };
}
