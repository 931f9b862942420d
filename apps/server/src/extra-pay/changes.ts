import { moduleOf, paidMinutes, rowsOf, workedMinutes } from "@portal/definition";
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
import { hourlyOf } from "../flows/overtime/hourly-pay";
import { changeWorks, minutesOfRow, takenBy, worksNear } from "../flows/overtime/minutes";
import { ENTERED_WITHIN, isIn, mayCancel, mayEnter, type Work } from "../flows/overtime/work";
import { reported } from "../http/answers/reported";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";

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
  return change(db, { idx, what: "실적 입력" }, by, async (row, tx) => {
    if (row.idx_staff !== by.person.idx) throw notYours();
    if (!mayEnter(row, dayOf(by.now))) {
      throw new ApiError(409, `실적은 승인된 근무의 근무일부터 ${ENTERED_WITHIN}일 안에 입력할 수 있습니다.`);
    }
    const real = { ...row, time_from: actual_from, time_to: actual_to };
    if (workedMinutes(real) === 0) throw new ApiError(400, "휴게를 뺀 근무시간이 있어야 합니다.");
    const others = await worksNear(tx, row.idx_staff, [row.work_date]);
    const taken = takenBy(
      real,
      others.filter((other) => other.row.idx !== idx),
    );
    if (taken) throw new ApiError(409, taken);
    return { actual_from, actual_to };
  });
}

/** Somebody does not work as was allowed; the leave that was given for it is taken back. */
export function cancelWork(db: Database, idx: number, by: By): Promise<void> {
  return change(db, { idx, what: "취소" }, by, (row) => {
    if (row.idx_staff !== by.person.idx) throw notYours();
    if (!mayCancel(row, dayOf(by.now))) throw new ApiError(409, "근무일 전의 승인된 근무만 취소할 수 있습니다.");
    return { status: "cancel" };
  });
}

/** A lead says of each that it was done as written; leave is given for the hours that were really worked. */
export async function confirmWork(db: Database, idxs: readonly number[], by: By) {
  const asker = await askerOf(db, by.person, dayOf(by.now));
  const rows = whereRows(rowsOf(asker, confirmExtraPay.can, scopes, "write"), extraPay);
  return reported(idxs, async (idx) => {
    if ((await db.$count(extraPay, and(eq(extraPay.idx, idx), rows))) === 0) throw notYours();
    await change(db, { idx, what: "실적" }, by, (row) => {
      if (row.status !== "ok") throw new ApiError(409, "승인된 근무만 확인할 수 있습니다.");
      if (row.work_date > dayOf(by.now)) throw new ApiError(409, "아직 근무일이 아닙니다.");
      if (row.idx_staff === by.person.idx) throw new ApiError(409, "본인의 실적은 본인이 확인할 수 없습니다.");
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
    const isOthers = and(isMeant, ne(extraPay.idx_staff, by.person.idx));
    if (is_close) await recountAll(tx, await tx.select().from(extraPay).where(isOthers), by);
    const rows = await tx.select().from(extraPay).where(isOthers).orderBy(asc(extraPay.idx)).for("update");
    const hourly = is_close ? await hourlyOf(tx, rows) : new Map<number, number>();
    for (const row of rows) {
      // won for the minutes that count, rounded once
      const amount = Math.round((paidMinutes(minutesOfRow(row)) * (hourly.get(row.idx) ?? 0)) / 60);
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

/** What has become a holiday since, or is none any more, counts as it is now. */
async function recountAll(tx: Database, rows: readonly Work[], by: By): Promise<void> {
  const people = new Set(rows.map((row) => row.idx_staff));
  for (const idx_staff of [...people].sort((a, b) => a - b)) {
    const days = rows.filter((row) => row.idx_staff === idx_staff).map(({ work_date }) => work_date);
    const doing = { by: by.person.idx, now: by.now };
    await changeWorks(tx, { idx_staff, days, memo: "휴일이 바뀌어 다시 계산" }, doing, async () => undefined);
  }
}

async function change(
  db: Database,
  { idx, what }: { idx: number; what: string },
  { person, now }: By,
  decide: (
    row: Work,
    tx: Database,
  ) => Partial<typeof extraPay.$inferInsert> | Promise<Partial<typeof extraPay.$inferInsert>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(extraPay).where(eq(extraPay.idx, idx));
    if (!found || found.deleted_at !== null) throw new ApiError(404, "없는 추가수당입니다.");
    const { idx_staff, work_date } = found;
    const of = { idx_staff, days: [work_date], memo: `${work_date} 추가근무 ${what}` };
    await changeWorks(tx, of, { by: person.idx, now }, async () => {
      const [row = found] = await tx.select().from(extraPay).where(eq(extraPay.idx, idx)).for("update");
      const set = await decide(row, tx);
      await tx
        .update(extraPay)
        .set({ ...set, idx_editor: person.idx, mdate: now })
        .where(eq(extraPay.idx, idx));
      if (set.status) {
        await logStatus(tx, { entity: "extra_pay", idx, from: row.status, to: set.status }, person.idx, now);
      }
    });
  });
}
