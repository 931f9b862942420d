import { WHOLE_OFFICE } from "@portal/definition";
import { type AnyColumn, and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dayStart } from "./seoul";

/** The rows of an office and a team: 0 is every one, and of teams 9999 is the whole office. */
export function isOfUnit(
  { idx_office, idx_team }: { readonly idx_office: AnyColumn; readonly idx_team: AnyColumn },
  asked: { readonly idx_office: number; readonly idx_team: number },
): SQL | undefined {
  return and(
    asked.idx_office === 0 ? undefined : eq(idx_office, asked.idx_office),
    asked.idx_team === 0 || asked.idx_team === WHOLE_OFFICE ? undefined : eq(idx_team, asked.idx_team),
  );
}

/** What happened from one day to another in Seoul (YYYY-MM-DD); a side that is missing is open. */
export function isBetween(at: SQLWrapper, from: string | undefined, to: string | undefined): SQL | undefined {
  const moment = (day: string, later = 0) => dayStart(day, later).toISOString();
  return and(from ? sql`${at} >= ${moment(from)}` : undefined, to ? sql`${at} < ${moment(to, 1)}` : undefined);
}

/** A text that is looked for anywhere in another. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}
