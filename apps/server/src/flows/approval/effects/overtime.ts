import {
  leaveDaysOf,
  paidMinutes,
  rateText,
  sumOfMinutes,
  type Work as Times,
  workedMinutes,
} from "@portal/definition";
import { day as dayOf } from "@portal/definition/contract";
import { and, eq } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { calendarOf, unfilledWarnings } from "../../../company/holidays";
import { extraPay } from "../../../db/tables";
import { logStatus } from "../../../status-log";
import { changeWorks, minutesOfAsked, minutesOfRow, takenBy, worksNear } from "../../overtime/minutes";
import { dataOf } from "../document";
import { type Effect, type Effecting, type Filled, placeOf, writtenBy } from "./effect";

interface Work extends Times {
  readonly work_date: string;
  readonly time_from: string;
  readonly time_to: string;
  readonly rest_min: number | null;
  readonly kind: "over" | "night" | "holiday";
  readonly reason: string;
}

/** 추가수당: a row for each line of the form. */
export const overtime: Effect = {
  async fill(db, { data, drafter }, idx): Promise<Filled> {
    const works = ((data.works ?? []) as readonly Times[]).map((work, at) => ({ work, at })).filter(isWhole);
    if (works.length === 0) return { data: { calc: null } };
    const days = works.map(({ work }) => work.work_date as string);
    const others = await worksNear(db, drafter.idx, days, idx);
    const problems = works.flatMap(({ work, at }) => {
      const message = takenBy(work, others);
      return message ? [{ path: `works.${at}.time_from`, message }] : [];
    });
    const asked = works.map(({ work }) => work);
    const minutes = await minutesOfAsked(db, drafter.idx_sector, asked, others);
    const leave = data.comp === "leave" ? ` → 보상휴가 ${leaveDaysOf(paidMinutes(minutes))}일` : "";
    return {
      data: { calc: rateText(minutes) + leave },
      problems,
      warnings: unfilledWarnings("works", days, await calendarOf(db, drafter.idx_sector)),
    };
  },

  async submitted({ tx, document, drafter, person, now }) {
    const { works, comp } = dataOf<{ works: Work[]; comp: string }>(document);
    const days = [...new Set(works.map(({ work_date }) => work_date))];
    const of = { idx_staff: drafter.idx, days, memo: memoOf(document) };
    await changeWorks(tx, of, { by: person.idx, now }, async () => {
      const others = await worksNear(tx, drafter.idx, days, document.idx);
      const taken = works.map((work) => takenBy(work, others)).find((message) => message !== "");
      if (taken) throw new ApiError(409, taken);
      const added = await tx
        .insert(extraPay)
        .values(
          works.map(({ work_date, time_from, time_to, rest_min, kind, reason }) => ({
            ...placeOf(drafter),
            idx_document: document.idx,
            idx_staff: drafter.idx,
            work_date,
            time_from,
            time_to,
            rest_min: rest_min ?? 0,
            kind,
            comp,
            reason,
            ...writtenBy({ document, now }),
          })),
        )
        .returning({ idx: extraPay.idx });
      for (const { idx } of added)
        await logStatus(tx, { entity: "extra_pay", idx, from: null, to: "req" }, person.idx, now);
    });
  },

  completed: (effecting) => setRows(effecting, "ok"),
  released: (effecting, to) => setRows(effecting, to === "reject" ? "reject" : "cancel"),

  async results(db, { idx, status }) {
    if (status !== "done") return [];
    const rows = await db.select().from(extraPay).where(eq(extraPay.idx_document, idx));
    const note = rateText(sumOfMinutes(rows.map(minutesOfRow)));
    return [{ title: "추가수당", note: `${rows.length}건 ${note}`, path: "/documents/myextrapaymanagement" }];
  },
};

/** The document's lines move on together, and so does what is paid for those days. */
async function setRows({ tx, document, drafter, person, now }: Effecting, status: string): Promise<void> {
  const isOf = and(eq(extraPay.idx_document, document.idx), eq(extraPay.status, "req"));
  const rows = await tx.select({ day: extraPay.work_date }).from(extraPay).where(isOf);
  const of = { idx_staff: drafter.idx, days: rows.map(({ day }) => day), memo: memoOf(document) };
  await changeWorks(tx, of, { by: person.idx, now }, async () => {
    const changed = await tx
      .update(extraPay)
      .set({ status, idx_editor: person.idx, mdate: now })
      .where(isOf)
      .returning({ idx: extraPay.idx });
    for (const { idx } of changed) {
      await logStatus(tx, { entity: "extra_pay", idx, from: "req", to: status }, person.idx, now);
    }
  });
}

function memoOf({ title }: Effecting["document"]): string {
  return `보상휴가: ${title}`.slice(0, 300);
}

/** Whether a line says enough to be counted. */
function isWhole({ work }: { work: Times }): boolean {
  return dayOf.safeParse(work.work_date).success && workedMinutes(work) > 0;
}
