import type { ListScreen } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";

type Narrow = NonNullable<ListScreen["narrows"]>[number];

/** What a list's address has while it is narrowed: days are counted from today, `me` is who looks. */
export function asksOf({ asks }: Narrow, today: string, me: number): Record<string, string> {
  const valued = (asked: string | number) =>
    typeof asked === "number" ? daysAfter(today, asked) : asked === "me" ? String(me) : asked;
  return Object.fromEntries(Object.entries(asks).map(([name, asked]) => [name, valued(asked)]));
}
