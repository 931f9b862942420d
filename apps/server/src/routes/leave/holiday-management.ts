import { koreanHolidays } from "@portal/definition/calendar";
import { copyHolidays, getHolidays, getLeaveRecounts, recountLeaves } from "@portal/definition/contract";
import { and, asc, between, eq, inArray, isNull } from "drizzle-orm";
import { forgetHolidays } from "../../company/holidays";
import type { Database } from "../../db/open";
import { holiday, sector } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { recount, recountList } from "../../leave/ledger/recounts";
import { recountTelecommuting } from "../../leave/requests/telecommuting";
import { dayOf } from "../../seoul";

type Kind = "legal" | "sub" | "temp" | "company";
type Half = "full" | "am" | "pm";

/** The holidays of a year, and what a new one does to leave. */
export const holidayManagementRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getHolidays, async ({ year }) => {
    const rows = await db
      .select({ holiday, sector_name: sector.kname })
      .from(holiday)
      .leftJoin(sector, eq(sector.idx, holiday.idx_sector))
      .where(inYear(year))
      .orderBy(asc(holiday.hdate), asc(holiday.idx));
    return {
      today: dayOf(now()),
      list: rows.map(({ holiday: { idx, ver, hdate, name, kind, half, idx_sector }, sector_name }) => ({
        idx,
        ver,
        hdate,
        name,
        kind: kind as Kind,
        half: half as Half,
        idx_sector,
        sector_name: sector_name ?? "",
      })),
    };
  });

  serve(app, services, copyHolidays, async ({ year, check }, { person, audit }) =>
    db.transaction(async (tx) => {
      const list = await missingIn(tx, year);
      if (check || list.length === 0) return { added: 0, list };
      const { rowCount } = await tx
        .insert(holiday)
        .values(list.map((row) => ({ ...row, idx_writer: person.idx })))
        .onConflictDoNothing();
      forgetHolidays(tx);
      await recountTelecommuting(
        tx,
        list.map(({ hdate }) => hdate),
      );
      audit.subject = `holiday of ${year}`;
      return { added: rowCount ?? 0, list };
    }),
  );

  serve(app, services, getLeaveRecounts, async () => ({ list: await recountList(db, now()) }));

  serve(app, services, recountLeaves, async ({ idxs }, { person, audit }) => {
    audit.subject = `vacation of ${idxs.length} staff`;
    return db.transaction((tx) => recount(tx, idxs, { by: person.idx, now: now() }));
  });
};

function inYear(year: number) {
  return and(between(holiday.hdate, `${year}-01-01`, `${year}-12-31`), isNull(holiday.deleted_at));
}

/** Public holidays and those the company had the year before, on days that are no holidays yet of those they are for. */
async function missingIn(tx: Database, year: number) {
  const keyOf = (row: { hdate: string; idx_sector?: number | null }) => `${row.hdate} ${row.idx_sector ?? 0}`;
  const known = new Set((await tx.select().from(holiday).where(inYear(year))).map(keyOf));
  const own = await tx
    .select()
    .from(holiday)
    .where(and(inYear(year - 1), inArray(holiday.kind, ["company"])));
  const copied = own
    .map(({ hdate, name, half, idx_sector }) => ({
      hdate: `${year}${hdate.slice(4)}`,
      name,
      kind: "company" as const,
      half,
      idx_sector,
    }))
    .filter(({ hdate }) => !Number.isNaN(Date.parse(hdate)) && new Date(hdate).toISOString().startsWith(hdate));
  // a day of the company's own that is a public holiday this year is that
  const open = new Map([...copied, ...koreanHolidays(year)].map((row) => [keyOf(row), row]));
  return [...open]
    .filter(([key]) => !known.has(key))
    .map(([, row]) => row)
    .sort((a, b) => a.hdate.localeCompare(b.hdate));
}
