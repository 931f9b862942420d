import { notBefore, rowsOf } from "@portal/definition";
import { daysAfter, momentOf } from "@portal/definition/calendar";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { beOut, cancelAbsence } from "../../company/away";
import { noteContact } from "../../customers/note-contact";
import { ownCar, visit } from "../../db/tables";
import { refuseCounted } from "../../fuel/counted";
import type { RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

type Outside = RecordOf<"outside_work">;

/** Somebody's own may be entered so many days later; their lead's later than that. */
const LATE = 7;
/** A longer drive than this in a day says why. */
const FAR = 500;

/** Work outside: when it is, that nobody is on leave then, how far it was, and who has confirmed it. */
export const rules: RulesOf<"outside_work"> = {
  checks: [
    (_, { after: { in_at, out_at } }) => (in_at <= out_at ? { in_at: notBefore("복귀 시각", "출발 시각") } : undefined),
    ({ asker, now }, { before, after: { work_date } }) => {
      const isLead = rowsOf(asker, ["isLead:team"], { hasOrgUnit: true }).length > 0;
      if (isLead || work_date === before?.work_date || work_date >= daysAfter(dayOf(now), -LATE)) return undefined;
      return { work_date: `외근일: ${LATE}일이 지난 외근은 조직장이 등록합니다.` };
    },
  ],

  async saving(context, { before: old, after: given }) {
    const driven = ["work_date", "transport", "distance_km"] as const;
    if (old && driven.some((column) => given[column] !== old[column]))
      await refuseCounted(context.db, old.idx_fuel_month);
    if (given.status !== "plan" || old === null) refuseDrive(given);
    if (given.transport === "own" && old?.transport !== "own") await expectCar(context, given.idx_staff);
    if (old || !given.idx_visit) return;
    const [about] = await context.db.select().from(visit).where(eq(visit.idx, given.idx_visit));
    return { idx_customer: about?.idx_customer ?? given.idx_customer };
  },

  async saved(context, { before: old, after: record }) {
    const isSame = old?.work_date === record.work_date && old.out_at === record.out_at && old.in_at === record.in_at;
    if (isSame || record.status === "cancel") return;
    await beOut(context.db, record.idx_staff, record.idx, {
      from: new Date(momentOf(record.work_date, record.out_at)),
      to: new Date(momentOf(record.work_date, record.in_at)),
    });
  },

  mayMove: ({ person }, record, move) => move !== "confirm" || record.idx_staff !== person.idx,

  async moving({ now, person }, { record, move, values }) {
    const row = { ...record, ...values };
    if (move === "confirm") return { idx_checked_by: person.idx };
    if (move !== "back") return;
    if (row.work_date > dayOf(now)) throw new ApiError(409, "외근일이 되지 않았습니다.");
    refuseDrive(row);
  },

  async moved(context, { after: record, move }) {
    if (move === "cancel") await cancelAbsence(context.db, { kind: "outside", ref_idx: record.idx });
    if (move === "back" && record.idx_customer)
      await noteContact(context, record.idx_customer, new Date(momentOf(record.work_date, record.out_at)));
  },

  async removing({ db }, record) {
    const { idx, status } = record;
    if (status !== "plan" && status !== "cancel") throw new ApiError(409, "다녀온 외근은 지울 수 없습니다.");
    await cancelAbsence(db, { kind: "outside", ref_idx: idx });
  },
};

function refuseDrive({
  transport,
  distance_km,
  purpose,
}: Pick<Outside, "transport" | "distance_km" | "purpose">): void {
  const km = Number(distance_km ?? 0);
  if (transport === "own" && km <= 0) throw wrongFields({ distance_km: "이동거리: 자차로 다녀온 거리를 입력하세요." });
  if (km > FAR && purpose.trim().length < 20)
    throw wrongFields({ purpose: `목적: ${FAR}km를 넘으면 사유를 20자 이상 작성하세요.` });
}

/** Kilometres are paid by the fuel of a car that is known. */
async function expectCar({ db }: RequestContext, idx_staff: number): Promise<void> {
  const used = and(eq(ownCar.idx_staff, idx_staff), eq(ownCar.is_use, true), isNull(ownCar.deleted_at));
  if ((await db.$count(ownCar, used)) > 0) return;
  throw wrongFields({ transport: "교통수단: 자차로 다녀오려면 방문일정의 '내 자차'에 차를 먼저 등록하세요." });
}
