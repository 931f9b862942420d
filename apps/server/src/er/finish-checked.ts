import { businessDayAfter } from "@portal/definition/calendar";
import { and, eq, isNull, sql } from "drizzle-orm";
import { calendarOf } from "../company/holidays";
import type { Database } from "../db/open";
import { er } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";
import { followersOf } from "./people";
import { finished } from "./sla";

/** Who asked has so many business days to look at what was done; then it counts as done. */
const DAYS = 5;

/** Ends requests that nobody has looked at for long after they were done, without a rating. */
export async function finishChecked(db: Database, now: Date): Promise<number> {
  const calendar = await calendarOf(db, 0);
  const checked = await db
    .select()
    .from(er)
    .where(and(eq(er.status, "check"), isNull(er.deleted_at)))
    .for("update");
  const over = checked.filter(
    ({ check_at }) => check_at && businessDayAfter(dayOf(check_at), DAYS, calendar) < dayOf(now),
  );
  for (const row of over) {
    const ver = sql`${er.ver} + 1`;
    const set = { ...finished(row, now, calendar), status: "done", phase: "done", ver, mdate: now };
    await db.update(er).set(set).where(eq(er.idx, row.idx));
    const memo = `${DAYS}영업일 동안 답이 없음`;
    await logStatus(db, { entity: "er", idx: row.idx, from: "check", to: "done", memo }, row.idx_requester, now);
    const told = { to: await followersOf(db, row), kind: "er", link: `/businessmanagement/erview/${row.idx}` } as const;
    await notify(db, { ...told, title: `ER 요청이 완료되었습니다: ${row.title}` }, now);
  }
  return over.length;
}
