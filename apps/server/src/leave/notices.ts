import { type Day, daysAfter, noticeDaysOf } from "@portal/definition/calendar";
import { and, eq, gt, gte, isNull, like, ne, or, sql, sum } from "drizzle-orm";
import type { Database } from "../db/open";
import { leaveLedger, leaveNotice, staff } from "../db/tables";
import { notify } from "../notifications";

/** Days within which somebody says when they will take their leave. */
const ANSWER_WITHIN = 10;

/**
 * Points out unused leave of a year: for the first time six months before it ends, and again in the month up to two months
 * before it ends to those who have not said when they will take it. Returns how many were told.
 */
export async function sendLeaveNotices(tx: Database, today: Day, now: Date): Promise<number> {
  let told = 0;
  for (const left of await leftOver(tx, today)) {
    const { first, second } = noticeDaysOf(left.valid_to);
    const step = first.from <= today && today <= first.to ? "first" : isSecond(today, second.to) ? "second" : null;
    if (step === null || (step === "second" && (await hasPlan(tx, left)))) continue;
    const deadline = daysAfter(today, ANSWER_WITHIN);
    const { rowCount } = await tx
      .insert(leaveNotice)
      .values({ ...left, step, sent_at: now, deadline, wdate: now })
      .onConflictDoNothing();
    if (rowCount === 0) continue;
    told++;
    const title = `연차 ${left.remain}일이 ${left.valid_to}에 소멸합니다. ${deadline}까지 사용 계획을 알려 주세요.`;
    await notify(tx, { to: [left.idx_staff], kind: "leave", title, link: "/mypims/myvacationlist" }, now);
  }
  return told;
}

/** Leave of a whole year of which something is left and that ends in the next six months or so. */
async function leftOver(tx: Database, today: Day) {
  const isYear = or(like(leaveLedger.ref, "fiscal:%"), like(leaveLedger.ref, "anniversary:%"));
  const rows = await tx
    .select({
      idx_staff: leaveLedger.idx_staff,
      idx_sector: staff.idx_sector,
      idx_office: staff.idx_office,
      idx_team: staff.idx_team,
      valid_to: leaveLedger.valid_to,
      remain: sum(leaveLedger.qty).mapWith(Number),
    })
    .from(leaveLedger)
    .innerJoin(staff, and(eq(staff.idx, leaveLedger.idx_staff), ne(staff.status, "retired"), isNull(staff.deleted_at)))
    .where(and(gte(leaveLedger.valid_to, today), sql`${leaveLedger.valid_from} <= ${today}`))
    .groupBy(leaveLedger.idx_staff, staff.idx, leaveLedger.valid_from, leaveLedger.valid_to)
    .having(and(gt(sum(leaveLedger.qty), sql`0`), sql`bool_or(coalesce(${isYear}, false))`));
  return rows;
}

function isSecond(today: Day, last: Day): boolean {
  return daysAfter(last, -30) <= today && today <= last;
}

async function hasPlan(tx: Database, { idx_staff, valid_to }: { idx_staff: number; valid_to: Day }): Promise<boolean> {
  const [row] = await tx
    .select({ plan: leaveNotice.plan })
    .from(leaveNotice)
    .where(
      and(eq(leaveNotice.idx_staff, idx_staff), eq(leaveNotice.valid_to, valid_to), eq(leaveNotice.step, "first")),
    );
  return (row?.plan ?? []).length > 0;
}
