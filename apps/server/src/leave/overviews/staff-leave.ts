import { type Day, leaveYearOf, roundDays, unfilledText } from "@portal/definition/calendar";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ApiError } from "../../api-error";
import { periodText } from "../../company/away";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { leaveLedger, office, staff, team, vacation, vacationType } from "../../db/tables";
import { minuteOf } from "../../seoul";
import { balanceOf } from "../ledger/balance";
import type { Entry } from "../ledger/ledger";
import { policyOf } from "../ledger/policy";
import { everyType } from "../ledger/types";
import { noticesFor } from "../notices/notice-answers";
import { advanceDays } from "./my-leave";

type Status = "draft" | "req" | "ok" | "used" | "cancel_req" | "cancel" | "reject";

/** One person's leave: the balance, the ledger with what was left after each row, and the requests. */
export async function staffLeave(db: Database, idx: number, today: Day) {
  const [found] = await db
    .select({
      kname: staff.kname,
      ename: staff.ename,
      emp_no: staff.emp_no,
      joinday: staff.joinday,
      idx_sector: staff.idx_sector,
      team_name: sql<string>`coalesce(${team.kname}, ${office.kname})`,
    })
    .from(staff)
    .innerJoin(office, eq(office.idx, staff.idx_office))
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(and(eq(staff.idx, idx), isNull(staff.deleted_at)));
  if (!found) throw new ApiError(404, "없는 직원입니다.");
  const { idx_sector, ...person } = found;
  const { leaves, ahead } = await leavesOf(db, idx, today);
  const { basis } = await policyOf(db);
  return {
    today,
    ...person,
    balance: await balanceOf(db, idx, today),
    advance: await advanceDays(db, idx),
    year: leaveYearOf(person.joinday, basis, today),
    unfilled: unfilledText([today, ...ahead], await calendarOf(db, idx_sector)),
    ledger: await ledgerOf(db, idx),
    leaves,
    types: (await everyType(db))
      .filter(({ is_use }) => is_use)
      .map(({ idx: type, name, unit, counts, evidence_required }) => ({
        ...{ idx: type, name, unit, counts },
        needsFile: evidence_required,
      })),
    notices: await noticesFor(db, idx),
  };
}

async function ledgerOf(db: Database, idx: number) {
  const writer = alias(staff, "writer");
  const rows = await db
    .select({ row: leaveLedger, writer: writer.kname })
    .from(leaveLedger)
    .leftJoin(writer, eq(writer.idx, leaveLedger.idx_writer))
    .where(eq(leaveLedger.idx_staff, idx))
    .orderBy(asc(leaveLedger.idx));
  const left = new Map<string, number>();
  return rows
    .map(({ row, writer: name }) => {
      const { valid_from, valid_to, qty, memo, wdate, kind } = row;
      const key = `${valid_from} ${valid_to}`;
      const balance = roundDays((left.get(key) ?? 0) + qty);
      left.set(key, balance);
      return {
        idx: row.idx,
        wdate: minuteOf(wdate),
        kind: kind as Entry["kind"],
        qty,
        valid_from,
        valid_to,
        memo: memo ?? "",
        writer: name ?? "자동",
        balance,
      };
    })
    .reverse();
}

/** Somebody's leave, and the days to come that are counted by the work calendar. */
async function leavesOf(db: Database, idx: number, today: Day) {
  const decider = alias(staff, "decider");
  const rows = await db
    .select({ leave: vacation, type: vacationType.name, counts: vacationType.counts, decider: decider.kname })
    .from(vacation)
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .leftJoin(decider, eq(decider.idx, vacation.idx_decider))
    .where(and(eq(vacation.idx_staff, idx), isNull(vacation.deleted_at)))
    .orderBy(desc(sql`lower(${vacation.during})`));
  const isValid = ({ leave, counts }: (typeof rows)[number]) =>
    counts !== "calendar" && !["cancel", "reject"].includes(leave.status);
  const ahead = rows
    .filter(isValid)
    .flatMap(({ leave }) => leave.shares.map(({ day }) => day))
    .filter((day) => day > today)
    .sort();
  const leaves = rows.map(({ leave, type, decider: name }) => ({
    idx: leave.idx,
    ver: leave.ver,
    type,
    when: periodText(leave.during),
    days: leave.days,
    reason: leave.reason ?? "",
    status: leave.status as Status,
    decider: name ?? "",
  }));
  return { leaves, ahead };
}
