import { minutesByRate, paidMinutes, type Work, type WorkMinutes, workedMinutes } from "@portal/definition";
import { daysAfter, monthsAfter, type WorkCalendar, workCalendarOf } from "@portal/definition/calendar";
import type {
  businessTrip,
  expense,
  expenseItem,
  extraPay,
  salesPlan,
  salesPublish,
  salesPublishItem,
  salesReceipt,
} from "../../db/tables";
import { dayOf, dayStart } from "../../seoul";
import type { demoCustomers } from "../customers/customers";
import { dayBefore } from "../days";
import { demoHolidays } from "../leave/leave";
import { HOURLY } from "./document-settings";
import type { Made } from "./documents";

/** What the documents of a year left behind. */
export interface DemoRecords {
  readonly expenses: (typeof expense.$inferInsert)[];
  readonly expenseItems: (typeof expenseItem.$inferInsert)[];
  readonly extraPays: (typeof extraPay.$inferInsert)[];
  readonly trips: (typeof businessTrip.$inferInsert & { idx: number })[];
  readonly sales: (typeof salesPublish.$inferInsert & { idx: number })[];
  readonly salesItems: (typeof salesPublishItem.$inferInsert)[];
  readonly receipts: (typeof salesReceipt.$inferInsert)[];
  readonly plans: (typeof salesPlan.$inferInsert)[];
}

/** The records that the documents' completion left, as the approval itself leaves them. */
export function recordsOf(
  documents: readonly Made[],
  customers: ReturnType<typeof demoCustomers>,
  now: Date,
): DemoRecords {
  const made: DemoRecords = {
    expenses: [],
    expenseItems: [],
    extraPays: [],
    trips: [],
    sales: [],
    salesItems: [],
    receipts: [],
    plans: [],
  };
  const holidays = demoHolidays(now).map((row) => ({ half: "full", idx_sector: null, ...row }));
  // they are the holidays of every sector
  const calendar = workCalendarOf(holidays, 0);
  for (const document of documents) {
    if (document.status === "draft") continue;
    if (document.kind === "EXP") addExpense(made, document, now);
    if (document.kind === "D6") addExtraPay(made, document, calendar, now);
    if (document.kind === "D5") addTrip(made, document, now);
    if (document.kind === "SALES") addSale(made, document, now);
  }
  for (const [index, { idx, idx_sector, idx_office, idx_team, idx_owner }] of customers.entries()) {
    const month = monthsAfter(`${dayOf(now).slice(0, 7)}-01`, (index % 4) - 1).slice(0, 7);
    const row = {
      idx_sector,
      idx_office,
      idx_team: idx_team ?? null,
      idx_customer: idx,
      idx_smp: idx,
      idx_owner,
      idx_writer: idx_owner,
      wdate: now,
      // the contract that they belong to, if any, is known later
      ...{ idx_contract: null, pay_kind: null, idx_publish: null, status: "plan" },
    };
    made.plans.push({ ...row, contract_name: "다음 기수 과정 운영", month, amount: 2_200_000 + index * 110_000 });
  }
  return made;
}

const DAY = 24 * 60 * 60 * 1000;

type Values = Record<string, unknown>;

function placed({ drafter, idx, idx_drafter, wdate }: Made) {
  const { idx_sector, idx_office, idx_team } = drafter;
  return {
    idx_sector,
    idx_office,
    idx_team: idx_team || null,
    idx_document: idx,
    idx_writer: idx_drafter,
    wdate: wdate as Date,
  };
}

function addExpense(made: DemoRecords, document: Made, now: Date): void {
  const data = document.data as Values;
  const idx = made.expenses.length + 1;
  const done = document.done_at ?? null;
  const isPaid = done !== null && now.getTime() - done.getTime() > 8 * DAY;
  const isHeld = done !== null && !isPaid && document.idx % 7 === 0;
  made.expenses.push({
    ...placed(document),
    idx,
    title: document.title,
    idx_staff: document.idx_drafter,
    expense_kind: String(data.expense_kind),
    pay_to: data.pay_to as string | null,
    bank: data.bank as string | null,
    account_no: data.account_no as string | null,
    total: document.amount ?? 0,
    pay_status: done === null ? "none" : isPaid ? "paid" : isHeld ? "hold" : "wait",
    pay_date: isPaid && done ? dayOf(new Date(done.getTime() + 5 * DAY)) : null,
    hold_reason: isHeld ? "영수증이 흐려 다시 올려 주세요." : null,
  });
  for (const [seq, item] of (data.items as Values[]).entries()) {
    made.expenseItems.push({
      idx_expense: idx,
      seq: seq + 1,
      use_date: String(item.use_date),
      account: String(item.account),
      summary: String(item.summary),
      supply: Number(item.supply),
      vat: Number(item.vat ?? 0),
      proof: String(item.proof),
      attendees: (item.attendees as string | null) ?? null,
      idx_customer: (item.idx_customer as number | null) ?? null,
      idx_writer: document.idx_drafter,
      wdate: document.wdate as Date,
    });
  }
}

function addExtraPay(made: DemoRecords, document: Made, calendar: WorkCalendar, now: Date): void {
  const { works, comp } = document.data as { works: Values[]; comp: string };
  for (const work of works) {
    const day = String(work.work_date);
    const isOld = day < dayBefore(now, 40);
    const [minutes] = minutesByRate([work as Work], (it) => calendar.halvesOf(it).length > 0) as [WorkMinutes];
    const status =
      { run: "req", reject: "reject", withdraw: "cancel" }[document.status as string] ??
      (isOld ? "closed" : day < dayBefore(now, 10) ? "check" : "ok");
    made.extraPays.push({
      ...placed(document),
      idx_staff: document.idx_drafter,
      work_date: day,
      time_from: String(work.time_from),
      time_to: String(work.time_to),
      rest_min: Number(work.rest_min ?? 0),
      minutes: workedMinutes(work as Work),
      over_min: minutes.over,
      holiday_min: minutes.holiday,
      beyond_min: minutes.beyond,
      night_min: minutes.night,
      paid_min: paidMinutes(minutes),
      kind: String(work.kind),
      comp,
      reason: String(work.reason),
      amount: status === "closed" ? Math.round((paidMinutes(minutes) * HOURLY) / 60) : null,
      close_month: status === "closed" ? day.slice(0, 7) : null,
      status,
    });
  }
}

function addTrip(made: DemoRecords, document: Made, now: Date): void {
  const data = document.data as Record<string, string>;
  const report_due = daysAfter(data.date_to as string, 5);
  // who is back for less than that still has to report
  const isReported = report_due < dayOf(now);
  made.trips.push({
    ...placed(document),
    idx: (document.record ?? 0) + 1,
    idx_staff: document.idx_drafter,
    area: "dom",
    place: data.place as string,
    during: { from: new Date(`${data.date_from}T09:00:00+09:00`), to: new Date(`${data.date_to}T18:00:00+09:00`) },
    purpose: data.purpose as string,
    transport: data.transport as string,
    est_cost: document.amount ?? 0,
    report_due,
    ...(isReported
      ? { status: "done", report: reportOf(data.place as string), mdate: dayStart(report_due) }
      : { status: "ok" }),
  });
}

function reportOf(place: string): string {
  return [
    `<p>${place} 고객사 담당자와 만나 다음 기수의 일정과 인원을 확인했습니다.</p>`,
    "<ul><li>교육 인원: 20명 안팎</li><li>시작: 다음 달 둘째 주</li><li>남은 일: 견적서 다시 보내기</li></ul>",
  ].join("");
}

function addSale(made: DemoRecords, document: Made, now: Date): void {
  const { items, idx_plan, idx_origin, ...data } = document.data as Values & { items: Values[] };
  const idx = made.sales.length + 1;
  const issue = String(data.issue_date);
  const total = document.amount ?? 0;
  const isOld = issue < dayBefore(now, 45);
  const status =
    { run: "run", reject: "reject" }[document.status as string] ??
    (issue > dayBefore(now, 26) ? "wait" : isOld ? (idx % 5 === 0 ? "part" : "paid") : "done");
  const isIssued = ["done", "part", "paid"].includes(status);
  const paid = { part: Math.round(total / 2), paid: total }[status] ?? 0;
  made.sales.push({
    ...placed(document),
    // read by its form before, whose fields are columns of the record
    ...(data as unknown as typeof salesPublish.$inferInsert),
    idx,
    idx_owner: document.idx_drafter,
    status,
    unpaid: isIssued ? total - paid : 0,
    publish_no: isIssued ? `${issue.replaceAll("-", "")}-00000000-${String(idx).padStart(8, "0")}` : null,
    published_at: isIssued ? new Date(`${issue}T15:00:00+09:00`) : null,
  });
  for (const [seq, item] of items.entries()) {
    made.salesItems.push({
      idx_publish: idx,
      seq: seq + 1,
      item: String(item.item),
      qty: Number(item.qty ?? 1),
      unit_price: Number(item.unit_price),
      supply: Number(item.supply),
      vat: Number(item.vat),
      idx_writer: document.idx_drafter,
      wdate: document.wdate as Date,
    });
  }
  if (paid === 0) return;
  const due = daysAfter(issue, 30);
  const isPast = due < dayOf(now);
  made.receipts.push({
    ...placed(document),
    idx_owner: document.idx_drafter,
    idx_publish: idx,
    paid_at: isPast ? due : dayOf(now),
    amount: paid,
    method: "transfer",
    idx_writer: 105,
    wdate: now,
  });
}
