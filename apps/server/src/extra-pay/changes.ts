import { hoursOf, moduleOf, rowsOf } from "@portal/definition";
import {
  type closeExtraPay,
  confirmExtraPay,
  type GivenIn,
  type saveExtraPayActual,
} from "@portal/definition/contract";
import { and, asc, eq, ne } from "drizzle-orm";
import { askerOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { extraPay } from "../db/tables";
import { notYours } from "../flows/approval/document";
import { hourlyOf } from "../flows/hourly-pay";
import { correctCompensation } from "../leave/compensation";
import { reported } from "../routes/report";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";
import { askedHours, ENTERED_WITHIN, isIn, leaveDaysOf, mayCancel, mayEnter, type Work } from "./work";

const { extra_pay: scopes } = moduleOf.extraPay.entities;

interface By {
  readonly person: Person;
  readonly now: Date;
}

/** Keeps when somebody really worked. */
export function enterActual(
  db: Database,
  { idx, actual_from, actual_to }: GivenIn<typeof saveExtraPayActual>,
  by: By,
): Promise<void> {
  return change(db, idx, by, (row) => {
    if (row.idx_staff !== by.person.idx) throw notYours();
    if (!mayEnter(row, dayOf(by.now))) {
      throw new ApiError(409, `실적은 승인된 근무의 근무일부터 ${ENTERED_WITHIN}일 안에 입력할 수 있습니다.`);
    }
    const hours = hoursOf({ time_from: actual_from, time_to: actual_to, rest_min: row.rest_min });
    if (hours <= 0) throw new ApiError(400, "휴게를 뺀 근무시간이 있어야 합니다.");
    return { actual_from, actual_to, hours };
  });
}

/** Somebody does not work as was allowed; the leave that was given for it is taken back. */
export function cancelWork(db: Database, idx: number, by: By): Promise<void> {
  return change(db, idx, by, async (row, tx) => {
    if (row.idx_staff !== by.person.idx) throw notYours();
    if (!mayCancel(row, dayOf(by.now))) throw new ApiError(409, "근무일 전의 승인된 근무만 취소할 수 있습니다.");
    const days = -leaveDaysOf({ ...row, hours: askedHours(row) });
    await correct(tx, row, { days, memo: `${row.work_date} 추가근무 취소`, by });
    return { status: "cancel" };
  });
}

/** A lead says of each that it was done as written; leave is given for the hours that were really worked. */
export async function confirmWork(db: Database, idxs: readonly number[], by: By) {
  const asker = await askerOf(db, by.person, dayOf(by.now));
  const rows = whereRows(rowsOf(asker, confirmExtraPay.can, scopes, "write"), extraPay);
  return reported(idxs, async (idx) => {
    if ((await db.$count(extraPay, and(eq(extraPay.idx, idx), rows))) === 0) throw notYours();
    await change(db, idx, by, async (row, tx) => {
      if (row.status !== "ok") throw new ApiError(409, "승인된 근무만 확인할 수 있습니다.");
      if (row.work_date > dayOf(by.now)) throw new ApiError(409, "아직 근무일이 아닙니다.");
      if (row.idx_staff === by.person.idx) throw new ApiError(409, "본인의 실적은 본인이 확인할 수 없습니다.");
      const days = leaveDaysOf(row) - leaveDaysOf({ ...row, hours: askedHours(row) });
      await correct(tx, row, { days, memo: `${row.work_date} 추가근무 실적`, by });
      return { status: "check" };
    });
  });
}

/**
 * Counts the amounts of a month's confirmed work and freezes it, or opens it again; all or nothing. What is one's own is left
 * to somebody else.
 */
export async function closeMonth(db: Database, { month, is_close }: GivenIn<typeof closeExtraPay>, by: By) {
  return db.transaction(async (tx) => {
    const isMeant = and(isIn(month), eq(extraPay.status, is_close ? "check" : "closed"));
    const own = await tx.$count(extraPay, and(isMeant, eq(extraPay.idx_staff, by.person.idx)));
    const rows = await tx
      .select()
      .from(extraPay)
      .where(and(isMeant, ne(extraPay.idx_staff, by.person.idx)))
      .orderBy(asc(extraPay.idx))
      .for("update");
    const hourly = is_close ? await hourlyOf(tx, rows) : new Map<number, number>();
    for (const row of rows) {
      const amount = Math.round((row.hours ?? 0) * (row.rate ?? 1) * (hourly.get(row.idx) ?? 0));
      const set = is_close
        ? { status: "closed", amount, close_month: month }
        : { status: "check", amount: null, close_month: null };
      await tx
        .update(extraPay)
        .set({ ...set, idx_editor: by.person.idx, mdate: by.now })
        .where(eq(extraPay.idx, row.idx));
      const log = { entity: "extra_pay", idx: row.idx, from: row.status, to: set.status };
      await logStatus(tx, log, by.person.idx, by.now);
    }
    const left = await tx.$count(extraPay, and(isIn(month), eq(extraPay.status, "ok")));
    return { changed: rows.length, left, own };
  });
}

/** Work that is given back as leave gives other days than were granted when it was allowed. */
async function correct(
  tx: Database,
  { comp, idx_staff, idx_document }: Work,
  { days, memo, by }: { days: number; memo: string; by: By },
): Promise<void> {
  if (comp !== "leave" || days === 0) return;
  await correctCompensation(tx, { idx_staff, idx_document, days, memo }, { by: by.person.idx, now: by.now });
}

async function change(
  db: Database,
  idx: number,
  { person, now }: By,
  decide: (
    row: Work,
    tx: Database,
  ) => Partial<typeof extraPay.$inferInsert> | Promise<Partial<typeof extraPay.$inferInsert>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(extraPay).where(eq(extraPay.idx, idx)).for("update");
    if (!row || row.deleted_at !== null) throw new ApiError(404, "없는 추가수당입니다.");
    const set = await decide(row, tx);
    await tx
      .update(extraPay)
      .set({ ...set, idx_editor: person.idx, mdate: now })
      .where(eq(extraPay.idx, idx));
    if (set.status) {
      await logStatus(tx, { entity: "extra_pay", idx, from: row.status, to: set.status }, person.idx, now);
    }
  });
}
