import { sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { customer, statusLog, visit, visitMember } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { demoCustomers, firstContactOf } from "./customers";

type Visit = typeof visit.$inferInsert & { readonly idx: number };
type Target = ReturnType<typeof demoCustomers>[number];

const DAY = 24 * 60 * 60 * 1000;
const ALL = 6000;
/** Months of the past that have visits, and days ahead. */
const [BACK, AHEAD] = [548, 21];
/** How many are over and say nothing of what came of them. */
const UNWRITTEN = 40;

const hours = [10, 14, 16];
const kinds = ["visit", "call", "visit", "online", "call", "visit", "call", "in", "visit", "event"];
const purposes = ["care", "new", "care", "edu", "contract", "care", "claim", "care", "etc", "edu"];
const results = [
  "상반기 과정 만족도를 공유하고 하반기 인원 계획을 확인했습니다.",
  "담당자와 레벨 테스트 일정을 정했습니다. 다음 주에 명단을 받습니다.",
  "견적 조건을 설명했고 내부 결재 뒤에 회신하기로 했습니다.",
  "강사 교체 요청을 듣고 이번 주 안에 후보를 제안하기로 했습니다.",
  "예산이 확정되지 않아 다음 달에 다시 연락하기로 했습니다.",
  "신규 과정 소개 자료를 전달했고 관심을 보였습니다.",
  "수강생 출석 현황을 점검하고 보강 일정을 합의했습니다.",
];
const memos = [
  "만족도 결과 공유",
  "하반기 과정 제안",
  "신임 담당자 인사",
  "계약 조건 협의",
  "수업 참관",
  "출석 현황 점검",
];

/** A year and a half of visits and calls of the sales teams, with what came of them, and some weeks ahead. */
export async function seedVisits(
  tx: Database,
  people: readonly DemoPerson[],
  holidays: readonly { readonly hdate: string }[],
  now: Date,
): Promise<void> {
  const visits = demoVisits(people, new Set(holidays.map(({ hdate }) => hdate)), now);
  await insertMany(tx, visit, visits);
  await insertMany(tx, visitMember, membersOf(visits, people));
  await insertMany(tx, statusLog, visits.flatMap(historyOf));
  for (const table of [visit, visitMember]) await goOnAfter(tx, table);
  await tx.execute(sql`
    update ${customer} set last_contact_at = greatest(last_contact_at, latest)
    from (select idx_customer of, max(lower(during)) latest from ${visit} where status = 'done' group by 1) made
    where made.of = ${customer.idx}`);
}

/** Visits of each day, the last ones first; nobody is at two places. */
export function demoVisits(people: readonly DemoPerson[], holidays: ReadonlySet<string>, now: Date): Visit[] {
  const customers = demoCustomers(people, now);
  const own = new Map<number, Target[]>();
  for (const one of customers) own.set(one.idx_owner, [...(own.get(one.idx_owner) ?? []), one]);
  const visitors = people.filter(({ idx }) => own.has(idx));
  const days = workdays(now, holidays);
  const each = Math.ceil(ALL / days.length);
  const visits: Visit[] = [];
  let unwritten = 0;
  for (const [d, day] of days.entries()) {
    for (let k = 0; k < each && visits.length < ALL; k++) {
      const n = d * each + k;
      // a full round of the visitors takes one hour of the day, the next round the next one
      const visitor = visitors[n % visitors.length] as DemoPerson;
      const hour = hours[Math.floor(k / visitors.length + d) % hours.length] as number;
      const from = new Date(new Date(`${day}T00:00:00+09:00`).getTime() + (hour * 60 + (n % 3) * 10) * 60_000);
      const to = targetAt(own.get(visitor.idx) ?? [], n, from);
      if (!to) continue;
      const status = statusAt(n, from, now, unwritten < UNWRITTEN);
      if (status === "plan" && from < now) unwritten++;
      visits.push(visitAt(visits.length + 1, n, { visitor, to, from, status }));
    }
  }
  return visits;
}

/** Those who still buy, or may; nobody calls on who has gone quiet. */
function targetAt(targets: readonly Target[], n: number, from: Date): Target | undefined {
  for (let k = 0; k < targets.length; k++) {
    const one = targets[(n * 7 + k) % targets.length] as Target;
    const isQuiet = ["pause", "end"].includes(one.status ?? "") || one.idx % 9 === 4;
    if (one.last_contact_at && (!isQuiet || from <= one.last_contact_at) && from >= (one.wdate as Date)) return one;
  }
}

interface About {
  readonly visitor: DemoPerson;
  readonly to: Target;
  readonly from: Date;
  readonly status: string;
}

function visitAt(idx: number, n: number, { visitor, to, from, status }: About): Visit {
  const kind = kinds[n % kinds.length] as string;
  const end = new Date(from.getTime() + (kind === "call" ? 20 : 60) * 60_000);
  const isDone = status === "done";
  return {
    idx,
    title: to.name,
    idx_customer: to.idx,
    customer_text: null,
    idx_contact: firstContactOf(to.idx) + (n % 2),
    idx_visitor: visitor.idx,
    idx_sector: visitor.idx_sector,
    idx_office: visitor.idx_office,
    idx_team: visitor.idx_team,
    kind,
    during: { from, to: end },
    place: kind === "visit" ? "고객사 회의실" : kind === "in" ? "본사 3층 상담실" : null,
    purpose: purposes[(n * 3) % purposes.length] as string,
    memo: memos[n % memos.length] as string,
    status,
    result: isDone ? (results[(n * 5) % results.length] as string) : null,
    next_action: isDone && n % 4 === 0 ? "다음 달 일정 다시 확인" : null,
    done_at: isDone ? new Date(end.getTime() + 3 * 60 * 60_000) : null,
    cancel_reason: status === "cancel" ? "고객사 사정으로 취소" : null,
    reach: "exist",
    idx_writer: visitor.idx,
    wdate: new Date(from.getTime() - (3 + (n % 9)) * DAY),
  };
}

function statusAt(n: number, from: Date, now: Date, isLeft: boolean): string {
  if (n % 29 === 13) return "cancel";
  if (from > now) return n % 37 === 5 ? "delay" : "plan";
  const isRecent = now.getTime() - from.getTime() < 21 * DAY;
  return isLeft && isRecent && n % 5 === 2 ? "plan" : "done";
}

function workdays(now: Date, holidays: ReadonlySet<string>): string[] {
  const days = Array.from({ length: BACK + AHEAD }, (_, n) => dayOf(new Date(now.getTime() + (AHEAD - n) * DAY)));
  return days.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.has(day));
}

/** Somebody of the team goes along to every seventh visit. */
function membersOf(visits: readonly Visit[], people: readonly DemoPerson[]) {
  return visits
    .filter(({ idx, kind }) => kind === "visit" && idx % 7 === 0)
    .flatMap(({ idx, idx_team, idx_visitor, wdate }) => {
      const others = people.filter((one) => one.idx_team === idx_team && one.idx !== idx_visitor);
      const member = others[idx % others.length];
      return member ? [{ idx_visit: idx, idx_staff: member.idx, idx_writer: idx_visitor, wdate: wdate as Date }] : [];
    });
}

function historyOf({ idx, status, wdate, done_at, cancel_reason, idx_visitor }: Visit) {
  const at = wdate as Date;
  const row = { entity: "visit", entity_idx: idx, idx_staff: idx_visitor, idx_writer: idx_visitor, memo: null };
  const made = { ...row, from_status: null, to_status: "plan", at, wdate: at };
  if (status === "plan") return [made];
  const then = (done_at as Date | null) ?? new Date(at.getTime() + 2 * DAY);
  return [
    made,
    { ...row, from_status: "plan", to_status: status as string, at: then, wdate: then, memo: cancel_reason ?? null },
  ];
}
