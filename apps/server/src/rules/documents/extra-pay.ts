import { paidMinutes, workedMinutes } from "@portal/definition";
import { eq } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { lockStaff } from "../../company/away";
import { extraPay } from "../../db/tables";
import { hourlyOf } from "../../flows/overtime/hourly-pay";
import { changeWorks, minutesOfRow, takenBy, worksNear } from "../../flows/overtime/minutes";
import { ENTERED_WITHIN, mayCancel, mayEnter, type Work } from "../../flows/overtime/work";
import type { RecordOf, ValuesOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

type Record = RecordOf<"extra_pay">;

/** Work beyond the hours that are owed: what is paid for it follows each step, and so does the leave in its place. */
export const rules: RulesOf<"extra_pay"> = {
  mayMove({ now }, record, move) {
    const day = dayOf(now);
    if (move === "enter" && !mayEnter(record, day))
      return `실적은 승인된 근무의 근무일부터 ${ENTERED_WITHIN}일 안에 입력할 수 있습니다.`;
    if (move === "cancel" && !mayCancel(record, day)) return "근무일 전의 승인된 근무만 취소할 수 있습니다.";
    if (move === "confirm" && record.work_date > day) return "아직 근무일이 아닙니다.";
    return true;
  },

  async moving(context, { record, move, values }) {
    if (move === "enter") return refuseTaken(context, record, values);
    if (move === "confirm") await follow(context, record, "실적", { status: "check" });
    if (move === "cancel") await follow(context, record, "취소", { status: "cancel" });
    if (move === "close") return { amount: await amountOf(context, record), close_month: record.work_date.slice(0, 7) };
    if (move === "reopen") return { amount: null, close_month: null };
    return undefined;
  },
};

/** Refuses times in which nothing was worked, or that other work takes. */
async function refuseTaken({ db }: RequestContext, record: Record, values: ValuesOf<"extra_pay">): Promise<undefined> {
  await lockStaff(db, record.idx_staff);
  const { idx_staff, work_date, rest_min } = record;
  const real = {
    work_date,
    rest_min,
    time_from: values.actual_from ?? record.actual_from,
    time_to: values.actual_to ?? record.actual_to,
  };
  if (workedMinutes(real) === 0) throw wrongFields({ actual_to: "실적종료: 휴게를 뺀 근무시간이 있어야 합니다." });
  const others = await worksNear(db, idx_staff, [work_date]);
  const taken = takenBy(
    real,
    others.filter(({ row }) => row.idx !== record.idx),
  );
  if (taken) throw wrongFields({ actual_from: `실적시작: ${taken}` });
}

/** Work with these values counts for the days of its person from now on. */
async function follow(
  { db, now, person }: RequestContext,
  { idx, idx_staff, work_date }: Record,
  what: string,
  set: Partial<Work> = {},
): Promise<void> {
  const of = { idx_staff, days: [work_date], memo: `${work_date} 추가근무 ${what}` };
  await changeWorks(db, of, { by: person.idx, now }, async () => {
    if (Object.keys(set).length > 0) await db.update(extraPay).set(set).where(eq(extraPay.idx, idx));
  });
}

/** Won for the minutes that count by the holidays as they are now, rounded once. */
async function amountOf(context: RequestContext, record: Record): Promise<number> {
  await follow(context, record, "휴일이 바뀌어 다시 계산");
  const [row] = await context.db.select().from(extraPay).where(eq(extraPay.idx, record.idx));
  if (!row) return 0;
  const hourly = (await hourlyOf(context.db, [row])).get(row.idx) ?? 0;
  return Math.round((paidMinutes(minutesOfRow(row)) * hourly) / 60);
}
