import { isDay } from "../../controls/dates/day-text";
import { momentOf } from "./days";

/**
 * What a calendar says of when and of whom, as the form of a new record knows it: its period, and its row under the key
 * `row`. Nothing where the address says it so already.
 */
export function begunIn(query: URLSearchParams, row: string): URLSearchParams | undefined {
  const [at, date, from, to] = ["at", "date", "from", "to"].map((name) => query.get(name) ?? "");
  const begin = Date.parse(from || at || "") || (isDay(date ?? "") ? momentOf(date as string, 10 * 60) : Number.NaN);
  const resource = query.get("resource");
  if (Number.isNaN(begin) && resource === null) return;
  const next = new URLSearchParams(query);
  for (const name of ["at", "date", "from", "to", "resource"]) next.delete(name);
  if (resource !== null) next.set(row, resource);
  if (!Number.isNaN(begin)) {
    const end = Date.parse(to ?? "") || begin + 3_600_000;
    next.set("during.from", new Date(begin).toISOString());
    next.set("during.to", new Date(end).toISOString());
  }
  return next;
}
