import { taxOf } from "@portal/definition";
import { endOfMonths } from "@portal/definition/calendar";
import { sql } from "drizzle-orm";
import { planOf } from "../../customers/payment-plan";
import { sessionsUntil } from "../../customers/sessions";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import {
  classRun,
  classTime,
  contract,
  quote,
  quoteItem,
  type salesPlan,
  salesPublish,
  smp,
  smpComment,
  statusLog,
  visit,
} from "../../db/tables";
import { dayOf } from "../../seoul";
import { statusChange } from "../../status-log";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { dayBefore, daysBefore } from "../days";
import type { DemoRecords } from "../documents/document-records";
import { demoInstructors, demoLanguages, demoLesson } from "../resources/instructors";
import { type DemoCustomer, firstContactOf, SOLD_TO } from "./customers";

type Opportunity = typeof smp.$inferInsert & { readonly idx: number };
type Contract = typeof contract.$inferInsert & { readonly idx: number };
type Quote = typeof quote.$inferInsert & { readonly idx: number };

/** How many opportunities are at each stage; the first are those that the invoices belong to. */
const stages = { s5: 60, s1: 60, s2: 45, s3: 40, s4: 25, s6: 20 };
const odds: Readonly<Record<string, number>> = { s1: 10, s2: 25, s3: 50, s4: 75, s5: 100, s6: 0 };
const products = ["class", "tel", "elearn", "test", "book", "expat", "consult", "trans"];
const courses = [
  "비즈니스 영어 출강",
  "전화영어 상반기",
  "임원 1:1 회화",
  "주재원 집중 과정",
  "레벨 평가",
  "이러닝 어학",
];
const lost = ["price", "rival", "budget", "delay", "fit"];
const WON = 60;
/** Contracts that took the place of another one. */
const CHANGED = 4;
const CLASSES = 95;
const RUNNING = 40;

/**
 * The opportunities of the demo company, and what has come of them: quotes, contracts, classes. Gives the contracts' plans,
 * which are stored after the invoices that they name.
 */
export async function seedOpportunities(
  tx: Database,
  customers: readonly DemoCustomer[],
  people: readonly DemoPerson[],
  records: DemoRecords,
  holidays: ReadonlySet<string>,
  now: Date,
): Promise<readonly (typeof salesPlan.$inferInsert)[]> {
  const all = demoOpportunities(customers, now);
  const contracts = demoContracts(all, records, now);
  const quotes = demoQuotes(all, contracts, customers, now);
  const classes = demoClasses(all, contracts, people, holidays, now);
  await insertMany(tx, smp, all);
  await insertMany(tx, quote, quotes);
  await insertMany(tx, quoteItem, quotes.flatMap(itemsOf));
  await insertMany(tx, contract, contracts.rows);
  await insertMany(tx, classRun, classes.rows);
  await insertMany(tx, classTime, classes.times);
  await insertMany(tx, smpComment, all.flatMap(commentOf));
  await insertMany(
    tx,
    statusLog,
    all.flatMap((one) => historyOf(one)),
  );
  const year = dayOf(now).slice(0, 4);
  await tx.insert(numberCounter).values([
    { name: `quote Q-${year}-`, last: quotes.length },
    { name: `contract C-${year}-`, last: contracts.rows.length },
    { name: `class_run K-${year}-`, last: classes.rows.length },
  ]);
  for (const table of [smp, quote, contract, classRun]) await goOnAfter(tx, table);
  return contracts.plans;
}

/** Invoices are for what their opportunities sell. */
export async function noteProducts(tx: Database): Promise<void> {
  await tx.execute(sql`
    update ${salesPublish} set product = ${smp}.product from ${smp} where ${smp.idx} = ${salesPublish.idx_smp}`);
}

/** Visits to a customer with an opportunity are about it. */
export async function linkVisits(tx: Database): Promise<void> {
  await tx.execute(sql`
    update ${visit} set idx_smp = about.idx
    from (select idx_customer of, max(idx) idx from ${smp} where stage <> 's6' group by 1) about
    where about.of = ${visit.idx_customer} and ${visit.idx} % 3 = 0`);
}

function demoOpportunities(customers: readonly DemoCustomer[], now: Date): Opportunity[] {
  const at = Object.entries(stages).flatMap(([stage, count]) => Array.from({ length: count }, () => stage));
  return at.map((stage, n) => {
    // who has left buys nothing more
    const living = customers.filter(({ idx, status }) => idx <= SOLD_TO || status !== "end");
    const buyer = (n < SOLD_TO ? customers[n] : living[(n * 3) % living.length]) as DemoCustomer;
    const { idx, idx_sector, idx_office, idx_team, idx_owner, name } = buyer;
    const amount = n < SOLD_TO ? 12_000_000 + idx * 800_000 : 3_000_000 + ((n * 37) % 90) * 500_000;
    const prob = odds[stage] as number;
    const isOver = stage === "s5" || stage === "s6";
    const active = daysBefore(now, isOver ? 20 + (n % 60) : n % 9 === 0 ? 35 + (n % 20) : (n * 5) % 26);
    return {
      idx: n + 1,
      ...{ idx_sector, idx_office, idx_team: idx_team ?? null, idx_owner, idx_writer: idx_owner },
      title: n < SOLD_TO ? `${name} 어학 과정` : `${name} ${courses[n % courses.length]}`,
      idx_customer: idx,
      idx_contact: firstContactOf(idx),
      product: products[(n < SOLD_TO ? idx % 5 : n) % products.length] as string,
      stage,
      ...{ prob, amount, weighted: Math.round((amount * prob) / 100) },
      headcount: 8 + ((n * 7) % 60),
      expect_date:
        stage === "s5" || stage === "s6" ? dayBefore(now, 30 + (n % 90)) : dayBefore(now, 20 - ((n * 11) % 140)),
      competitor: n % 4 === 0 ? "(가상)다른어학원" : null,
      lost_kind: stage === "s6" ? (lost[n % lost.length] as string) : null,
      lost_reason: stage === "s6" ? "예산과 일정이 맞지 않아 다음 기회로 미루었습니다." : null,
      next_action: isOver ? null : "제안 내용 확인 전화",
      next_at: isOver ? null : dayBefore(now, -((n * 3) % 20)),
      stage_at: active,
      last_activity_at: active,
      wdate: daysBefore(now, 60 + ((n * 7) % 140)),
    };
  });
}

/** A contract for each opportunity that was won, whose plan comes to what it is about; invoices belong to theirs. */
function demoContracts(all: readonly Opportunity[], records: DemoRecords, now: Date) {
  const year = dayOf(now).slice(0, 4);
  const rows: Contract[] = [];
  const plans: (typeof salesPlan.$inferInsert)[] = [];
  const add = (of: Opportunity, more: Partial<Contract>, lines: (idx: number) => typeof plans) => {
    const idx = rows.length + 1;
    const made = lines(idx);
    const supply = made.reduce((sum, { amount }) => sum + amount, 0);
    const vat = taxOf(supply, "taxed");
    rows.push({
      ...ownersOf(of),
      idx,
      contract_no: `C-${year}-${String(idx).padStart(4, "0")}`,
      name: `${of.title} 계약`,
      idx_smp: of.idx,
      idx_contact: of.idx_contact ?? null,
      kind: "new",
      product: of.product,
      tax_kind: "taxed",
      ...{ supply, vat, total: supply + vat },
      date_from: dayBefore(now, 60),
      date_to: dayBefore(now, -120),
      pay_terms: "계산서 발행 후 30일 이내",
      ...{ pay_way: "once", pre_percent: 50, sign_date: null, end_date: null, end_reason: null },
      ...{ idx_quote: null, idx_prev: null },
      renew_kind: ["ask", "auto", "once"][idx % 3] as string,
      status: "run",
      wdate: daysBefore(now, 60),
      ...more,
    });
    plans.push(...made);
  };
  for (const [n, one] of all.slice(0, WON).entries()) {
    if (n < SOLD_TO) {
      const ends = n % 4 === 0 ? 4 + n : 45 + n * 6;
      const issued = records.sales.filter(
        ({ idx_smp, status, issue_kind }) =>
          idx_smp === one.idx && ["done", "part", "paid"].includes(status ?? "") && issue_kind === "normal",
      );
      const own = records.plans.filter(({ idx_smp }) => idx_smp === one.idx);
      const days = issued.map(({ issue_date }) => issue_date).toSorted((a, b) => a.localeCompare(b));
      const first = days[0] ?? dayBefore(now, 30);
      const dates = { date_from: `${first.slice(0, 7)}-01`, date_to: dayBefore(now, -ends) };
      add(one, { ...dates, sign_date: dates.date_from, pay_way: "month" }, (idx) => {
        for (const row of [...issued, ...own]) row.idx_contract = idx;
        for (const row of own) Object.assign(row, { pay_kind: "month" });
        return issued.map((row) => ({
          ...planRow(one, idx, now),
          month: row.issue_date.slice(0, 7),
          amount: row.supply,
          pay_kind: "month",
          idx_publish: row.idx,
          status: "asked",
        }));
      });
      // what is planned without a contract so far is the rest of this one
      const made = rows.at(-1) as Contract;
      const supply = (made.supply ?? 0) + own.reduce((sum, { amount }) => sum + amount, 0);
      const vat = taxOf(supply, "taxed");
      Object.assign(made, { supply, vat, total: supply + vat });
      continue;
    }
    const begins = dayBefore(now, 12 - (n % 30));
    const terms = {
      date_from: begins,
      date_to: endOfMonths(begins, 3 + (n % 9)),
      pay_way: ["once", "split", "month"][n % 3] as string,
      pre_percent: 50,
      supply: one.amount,
    };
    const { supply: _, ...own } = terms;
    const status = begins > dayOf(now) ? "ready" : "run";
    const planned = (idx: number) => planOf(terms).map((line) => ({ ...planRow(one, idx, now), ...line }));
    if (n < SOLD_TO + CHANGED) {
      const end = { end_date: dayBefore(now, 10), end_reason: "변경계약으로 바뀜" };
      add(one, { ...own, ...end, status: "stop" }, () => []);
      const before = rows.at(-1) as Contract;
      const vat = taxOf(one.amount, "taxed");
      Object.assign(before, { supply: one.amount, vat, total: one.amount + vat });
      add(one, { ...own, kind: "change", idx_prev: before.idx, status }, planned);
    } else add(one, { ...own, status }, planned);
  }
  return { rows, plans };
}

function ownersOf({ idx_customer, idx_owner, idx_sector, idx_office, idx_team }: Opportunity) {
  return { idx_customer, idx_owner, idx_sector, idx_office, idx_team: idx_team ?? null, idx_writer: idx_owner };
}

function planRow(of: Opportunity, idx_contract: number, now: Date) {
  return {
    ...ownersOf(of),
    idx_contract,
    idx_smp: of.idx,
    contract_name: `${of.title} 계약`,
    idx_publish: null,
    status: "plan",
    wdate: daysBefore(now, 60),
  };
}

/** A quote for all that got so far; thirty of them in a second version. */
function demoQuotes(
  all: readonly Opportunity[],
  contracts: ReturnType<typeof demoContracts>,
  customers: readonly DemoCustomer[],
  now: Date,
): Quote[] {
  const year = dayOf(now).slice(0, 4);
  const rows: Quote[] = [];
  const isQuoted = ({ stage, idx }: Opportunity) => ["s3", "s4", "s5", "s6"].includes(stage ?? "") || idx % 15 === 0;
  let numbered = 0;
  for (const [n, one] of all.filter(isQuoted).slice(0, 150).entries()) {
    const quote_no = `Q-${year}-${String(++numbered).padStart(4, "0")}`;
    const days = one.stage === "s5" || one.stage === "s6" ? 50 + (n % 40) : (n * 3) % 24;
    const status = { s5: "accepted", s6: "lost", s3: "sent", s4: "sent" }[one.stage ?? ""] ?? "draft";
    const vat = linesOf(one.amount).reduce((sum, { supply }) => sum + taxOf(supply, "taxed"), 0);
    const row = {
      ...ownersOf(one),
      ...{ sent_at: null, sent_to: null, receiver: null, supplier: null, lost_reason: null, idx_prev: null },
      quote_no,
      idx_smp: one.idx,
      idx_contact: one.idx_contact ?? null,
      title: `${one.title} 견적`,
      tax_kind: "taxed",
      ...{ supply: one.amount, discount: 0, vat, total: one.amount + vat },
      terms: "강사비, 교재비, 운영비를 포함합니다.",
    };
    const sentAt = (ago: number) => ({
      sent_at: daysBefore(now, ago),
      sent_to: "담당자, 이메일",
      receiver: customers[one.idx_customer - 1]?.name ?? "",
      supplier: "(가상)우리어학",
    });
    const at = (ago: number) => ({
      quote_date: dayBefore(now, ago),
      valid_to: dayBefore(now, ago - 30),
      wdate: daysBefore(now, ago),
    });
    let idx_prev: number | null = null;
    if (n % 5 === 2) {
      idx_prev = rows.length + 1;
      rows.push({ ...row, ...at(days + 9), ...sentAt(days + 9), idx: idx_prev, version: 1, status: "expired" });
    }
    const lost = status === "lost" ? { lost_reason: one.lost_reason ?? null } : {};
    rows.push({
      ...{ ...row, ...at(days), ...(status !== "draft" && sentAt(days)), ...lost },
      ...{ idx: rows.length + 1, version: idx_prev ? 2 : 1, idx_prev, status },
    });
    const won = status === "accepted" && contracts.rows.find(({ idx_smp }) => idx_smp === one.idx);
    if (won) won.idx_quote = rows.length;
  }
  return rows;
}

function linesOf(amount: number) {
  const unit_price = Math.floor((amount * 0.8) / 20);
  const rest = amount - unit_price * 20;
  return [
    { item: "어학 과정 운영", spec: "주 2회, 60분", qty: 20, unit: "회", unit_price, supply: unit_price * 20 },
    { item: "교재와 레벨 평가", spec: null, qty: 1, unit: "식", unit_price: rest, supply: rest },
  ];
}

function itemsOf({ idx, supply = 0, idx_writer, wdate }: Quote): (typeof quoteItem.$inferInsert)[] {
  return linesOf(supply).map((line, at) => {
    const vat = taxOf(line.supply, "taxed");
    const money = { discount: 0, vat, total: line.supply + vat };
    return { ...line, ...money, idx_quote: idx, seq: at + 1, idx_writer: idx_writer ?? null, wdate: wdate as Date };
  });
}

/** Classes of the contracts: forty run, the others are over, broken off or still to come. */
function demoClasses(
  all: readonly Opportunity[],
  contracts: ReturnType<typeof demoContracts>,
  people: readonly DemoPerson[],
  holidays: ReadonlySet<string>,
  now: Date,
) {
  const year = dayOf(now).slice(0, 4);
  const living = contracts.rows.filter(({ status }) => status !== "stop");
  const instructors = demoInstructors(people);
  const times: (typeof classTime.$inferInsert)[] = [];
  const rows = Array.from({ length: CLASSES }, (_, n) => {
    const of = living[n % living.length] as Contract;
    const about = all[of.idx_smp - 1] as Opportunity;
    const status = n < RUNNING ? "run" : n < 70 ? "done" : n < 87 ? "plan" : "stop";
    const from = { run: 20 + ((n * 7) % 50), done: 160 + (n % 60), plan: -3 - (n % 25), stop: 80 }[status] as number;
    const dates = { date_from: dayBefore(now, from), date_to: dayBefore(now, from - 84) };
    const at = n % instructors.length;
    const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 || "00"}`;
    const wdate = daysBefore(now, from + 14);
    // of the running ones each instructor has two, on days of their own
    const first = n < instructors.length ? 1 : 2;
    const own = [first, first + 2].map((weekday) => {
      const { hour, minutes } = demoLesson(at, weekday);
      return {
        idx_class_run: n + 1,
        weekday: String(weekday),
        time_from: clock(hour * 60),
        time_to: clock(hour * 60 + minutes),
        idx_writer: about.idx_owner,
        wdate,
      };
    });
    times.push(...own);
    const tutor = instructors[at];
    const isOwnTutor = status === "run" && tutor !== undefined;
    return {
      ...{ idx: n + 1, class_no: `K-${year}-${String(n + 1).padStart(4, "0")}`, idx_contract: of.idx },
      ...{ idx_smp: of.idx_smp, idx_customer: of.idx_customer, idx_writer: about.idx_owner, wdate },
      ...{ idx_sector: about.idx_sector, idx_office: about.idx_office, idx_team: about.idx_team ?? null },
      title: `${about.title} ${["초급", "중급", "고급"][n % 3]}반`,
      product: about.product,
      language: isOwnTutor ? (demoLanguages(at)[0] as string) : (["en", "en", "zh", "ja"][n % 4] as string),
      level: ["초급", "중급", "고급"][n % 3] as string,
      ...dates,
      sessions: sessionsUntil({ ...dates, class_time: own }, dates.date_to, holidays),
      sessions_done: status === "plan" ? 0 : sessionsUntil({ ...dates, class_time: own }, dayOf(now), holidays),
      hours: 24,
      place: "고객사 교육장",
      idx_tutor_staff: isOwnTutor ? tutor.idx : null,
      tutor_name: isOwnTutor || n % 11 === 5 ? null : `강사 ${String.fromCharCode(65 + (n % 20))}`,
      tutor_phone: isOwnTutor ? null : `010-0000-${3000 + n}`,
      headcount: 6 + ((n * 5) % 14),
      idx_manager: about.idx_owner,
      ...{ attend_rate: null, rating: null },
      ...(status === "done" && { attend_rate: 82 + (n % 16), rating: 4 + (n % 10) / 10 }),
      stop_reason: status === "stop" ? "고객사 조직 개편으로 중단" : null,
      status,
    };
  });
  return { rows, times };
}

function commentOf({ idx, idx_owner, last_activity_at }: Opportunity) {
  if (idx % 6 !== 1) return [];
  const content = [
    "담당자가 바뀌어 다시 소개했습니다.",
    "경쟁사 조건을 확인했습니다.",
    "다음 주 예산 회의 뒤에 답을 준다고 합니다.",
  ][idx % 3];
  return [{ idx_smp: idx, content: content as string, idx_writer: idx_owner, wdate: last_activity_at as Date }];
}

/** Where an opportunity came from, stage by stage. */
function historyOf({ idx, stage, idx_owner, wdate, stage_at, lost_reason }: Opportunity) {
  const log = (from: string | null, to: string, at: Date, memo?: string | null) =>
    statusChange({ entity: "smp", idx, from, to, memo }, idx_owner, at);
  const made = log(null, "s1", wdate as Date);
  return stage === "s1" ? [made] : [made, log("s1", stage as string, stage_at as Date, lost_reason)];
}
