import { and, eq } from "drizzle-orm";
import { extraPay } from "../../../db/tables";
import { leaveDaysOf } from "../../../extra-pay/work";
import { grantCompensation } from "../../../leave/compensation";
import { logStatus } from "../../../status-log";
import { dataOf } from "../document";
import { type Effect, type Effecting, placeOf, writtenBy } from "./effect";

interface Work {
  readonly work_date: string;
  readonly time_from: string;
  readonly time_to: string;
  readonly rest_min: number | null;
  readonly hours: number;
  readonly kind: "over" | "night" | "holiday";
  readonly reason: string;
}

/** What an hour of it counts. */
const rates = { over: 1.5, night: 2, holiday: 1.5 } as const;

/** 추가수당: a row for each line of the form. */
export const overtime: Effect = {
  async submitted({ tx, document, drafter, person, now }) {
    const { works, comp } = dataOf<{ works: Work[]; comp: string }>(document);
    const added = await tx
      .insert(extraPay)
      .values(
        works.map(({ work_date, time_from, time_to, rest_min, hours, kind, reason }) => ({
          ...placeOf(drafter),
          idx_document: document.idx,
          idx_staff: drafter.idx,
          work_date,
          time_from,
          time_to,
          rest_min: rest_min ?? 0,
          hours,
          kind,
          rate: rates[kind],
          comp,
          reason,
          ...writtenBy({ document, now }),
        })),
      )
      .returning({ idx: extraPay.idx });
    for (const { idx } of added)
      await logStatus(tx, { entity: "extra_pay", idx, from: null, to: "req" }, person.idx, now);
  },

  async completed(effecting) {
    await setRows(effecting, "ok");
    const { tx, document, drafter, person, day, now } = effecting;
    const { works, comp } = dataOf<{ works: Work[]; comp: string }>(document);
    if (comp !== "leave") return;
    const days = works.reduce((sum, { hours, kind }) => sum + leaveDaysOf({ hours, rate: rates[kind] }), 0);
    const memo = `보상휴가: ${document.title}`.slice(0, 300);
    const granted = { idx_staff: drafter.idx, idx_document: document.idx, days, memo };
    await grantCompensation(tx, granted, { by: person.idx, now, day });
  },
  released: (effecting, to) => setRows(effecting, to === "reject" ? "reject" : "cancel"),

  async results(db, { idx, status }) {
    if (status !== "done") return [];
    const rows = await db.select().from(extraPay).where(eq(extraPay.idx_document, idx));
    const hours = rows.reduce((sum, row) => sum + (row.hours ?? 0), 0);
    return [{ title: "추가수당", note: `${rows.length}건 ${hours}시간`, path: "/documents/myextrapaymanagement" }];
  },
};

async function setRows({ tx, document, person, now }: Effecting, status: string): Promise<void> {
  const changed = await tx
    .update(extraPay)
    .set({ status, idx_editor: person.idx, mdate: now })
    .where(and(eq(extraPay.idx_document, document.idx), eq(extraPay.status, "req")))
    .returning({ idx: extraPay.idx });
  for (const { idx } of changed) {
    await logStatus(tx, { entity: "extra_pay", idx, from: "req", to: status }, person.idx, now);
  }
}
