import { addMonths } from "../../screens/calendar/days";
import type { Row } from "../../screens/records";

/** The form of the next issue, with what it has in common with this one: this month's, or the month's after this one. */
export function nextIssue({ title, kind, publisher, copies, issue }: Row, today: string): string {
  const same = Object.entries({ title, kind, publisher, copies }).filter(([, value]) => value !== null);
  const given = new URLSearchParams(same.map(([key, value]) => [key, String(value)]));
  const month = today.slice(0, 7);
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(String(issue));
  const after = isMonth ? addMonths(`${String(issue)}-01`, 1).slice(0, 7) : "";
  const isAhead = after > month;
  given.set("issue", isAhead ? after : month);
  return `add?${given}`;
}
