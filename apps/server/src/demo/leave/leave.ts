import {
  allocate,
  type Bucket,
  type Day,
  daysAfter,
  type Grant,
  grantsBetween,
  koreanHolidays,
  type LeaveUnit,
  leavePeriodOf,
  leaveSharesOf,
  sumOfShares,
  type WorkCalendar,
  workCalendarOf,
} from "@portal/definition/calendar";
import type { holiday } from "../../db/tables";
import { grantMemo } from "../../leave/ledger/grants";
import { usualTypes } from "../../leave/ledger/usual-types";
import { dayOf } from "../../seoul";
import type { DemoPerson } from "../company/people";
import { dayBefore } from "../days";
import { demoTrips } from "./absences";
import type { DemoLeave } from "./leave-kept";
import { demoNotices } from "./leave-notices";

/** The holidays of this year and the next, and the company's own day, of which the afternoon is free. */
export function demoHolidays(now: Date): (typeof holiday.$inferInsert)[] {
  const year = Number(dayOf(now).slice(0, 4));
  return [year - 1, year, year + 1].flatMap((each) => [
    ...koreanHolidays(each),
    { hdate: `${each}-04-17`, name: "창립기념일", kind: "company", half: "pm" },
  ]);
}

/** What people take within a year. */
const habits: readonly Habit[] = [
  { ago: 332, type: "annual", length: 2, reason: "가족 여행" },
  { ago: 271, type: "annual-am", length: 1, reason: "병원 진료" },
  { ago: 238, type: "annual", length: 1, reason: "개인 사정" },
  { ago: 189, type: "annual-quarter", length: 1, reason: "은행 업무" },
  { ago: 128, type: "annual", length: 5, reason: "여름휴가" },
  { ago: 93, type: "annual-pm", length: 1, reason: "자녀 학교 상담" },
  { ago: 52, type: "annual", length: 1, reason: "이사" },
  { ago: 17, type: "sick", length: 2, reason: "독감" },
  { ago: 8, type: "annual-am", length: 1, reason: "건강검진" },
  { ago: -1, type: "annual", length: 2, reason: "휴식" },
  { ago: -12, type: "annual-pm", length: 1, reason: "개인 사정" },
];

interface Habit {
  /** Days before today; negative is still to come. */
  readonly ago: number;
  readonly type: string;
  readonly length: number;
  readonly reason: string;
}

/** Some are on leave right now, for the whole day or its afternoon. */
function awayToday({ idx }: DemoPerson): Habit[] {
  if (idx % 24 === 5) return [{ ago: 0, type: "annual", length: 1, reason: "개인 사정" }];
  return idx % 48 === 29 ? [{ ago: 0, type: "annual-pm", length: 1, reason: "병원 진료" }] : [];
}

/** A year of everybody's leave and work from home; the ledger has what the leaves took, and what expired of last year. */
export function demoLeave(people: readonly DemoPerson[], now: Date): DemoLeave {
  const today = dayOf(now);
  const made: DemoLeave = {
    vacations: [],
    ledger: [],
    absences: demoTrips(people, now),
    history: [],
    telecommutings: [],
    notices: [],
  };
  const holidays = demoHolidays(now).map((row) => ({ half: "full", idx_sector: null, ...row }));
  const calendar = workCalendarOf(holidays, 0);
  const leads = new Map(people.filter((it) => it.idx_position === 6104).map((it) => [it.idx_team, it.idx]));
  for (const person of people) {
    const decider = leads.get(person.idx_team) ?? 1;
    const grants = grantsOf(person, today);
    const buckets: Bucket[] = [];
    for (const { ref, qty, valid_from, valid_to } of grants) {
      made.ledger.push({
        ...placeOf(person),
        kind: "grant",
        qty,
        valid_from,
        valid_to,
        ref,
        memo: grantMemo(ref),
        wdate: written(valid_from, now),
      });
      buckets.push({ valid_from, valid_to, qty });
    }
    const usual = habits.filter((_, index) => (person.idx * 7 + index * 5) % 11 < 5);
    for (const habit of [...awayToday(person), ...usual])
      takeLeave(made, person, habit, { buckets, calendar, today, decider, now });
    for (const { valid_from, valid_to, qty } of buckets) {
      if (valid_to >= today || qty <= 0) continue;
      const memo = "기간이 끝나 소멸";
      const wdate = written(daysAfter(valid_to, 1), now);
      made.ledger.push({ ...placeOf(person), kind: "expire", qty: -qty, valid_from, valid_to, memo, wdate });
    }
    workFromHome(made, person, { calendar, today, now });
    const remain = buckets.find(({ valid_to }) => valid_to === `${today.slice(0, 4)}-12-31`)?.qty ?? 0;
    demoNotices(made, person, { calendar, now, remain });
  }
  // a ledger is read from its first row on, and nothing is used before it was granted
  const isGrant = ({ kind }: { kind: string }) => Number(kind === "grant");
  made.ledger.sort((a, b) => isGrant(b) - isGrant(a) || Number(a.wdate) - Number(b.wdate));
  return made;
}

interface Around {
  readonly buckets: Bucket[];
  readonly calendar: WorkCalendar;
  readonly today: Day;
  readonly decider: number;
  readonly now: Date;
}

/** One leave, on the next working days from its day on; nothing when the person had not joined or has no days left. */
function takeLeave(made: DemoLeave, person: DemoPerson, habit: Habit, around: Around): void {
  const { buckets, calendar, today, decider, now } = around;
  const type = usualTypes.findIndex(({ code }) => code === habit.type);
  const { unit, uses_ledger = true, deduct = 0, name } = usualTypes[type] as (typeof usualTypes)[number];
  const from = workdayFrom(dayBefore(now, habit.ago === 0 ? 0 : habit.ago - (person.idx % 9)), calendar);
  const span = { unit: unit as LeaveUnit, from, to: workdayFrom(daysAfter(from, habit.length - 1), calendar) };
  const counted = leaveSharesOf(span, uses_ledger ? deduct : 1, calendar);
  if (from < person.joinday || "error" in counted) return;
  const idx = made.vacations.length + 1;
  const { draws, short } = allocate(
    uses_ledger ? buckets : [],
    uses_ledger ? counted.shares.map((share) => ({ of: idx, ...share })) : [],
  );
  if (short > 0) return;
  const period = leavePeriodOf(span);
  const during = { from: new Date(period.from), to: new Date(period.to) };
  if (isTaken(made, person.idx, during)) return;
  for (const { valid_from, valid_to, qty } of draws) {
    const bucket = buckets.findIndex((it) => it.valid_from === valid_from && it.valid_to === valid_to);
    buckets[bucket] = { valid_from, valid_to, qty: (buckets[bucket]?.qty ?? 0) - qty };
    made.ledger.push({
      ...placeOf(person),
      kind: "use",
      qty: -qty,
      valid_from,
      valid_to,
      idx_vacation: idx,
      memo: `${name} ${from}`,
      wdate: written(daysAfter(from, -5), now),
    });
  }
  const status = span.to < today ? "used" : "ok";
  const by = { idx_writer: person.idx, wdate: written(daysAfter(from, -6), now) };
  made.vacations.push({
    ...placeOf(person),
    idx,
    idx_type: type + 1,
    during,
    days: sumOfShares(counted.shares),
    shares: counted.shares,
    reason: habit.reason,
    contact: person.phone,
    idx_decider: decider,
    status,
    ...by,
  });
  made.absences.push({ idx_staff: person.idx, kind: "vacation", during, ref_idx: idx, ...by });
  const log = { entity: "vacation", entity_idx: idx };
  made.history.push(
    { ...log, to_status: "req", idx_staff: person.idx, at: written(daysAfter(from, -6), now) },
    { ...log, from_status: "req", to_status: "ok", idx_staff: decider, at: written(daysAfter(from, -5), now) },
  );
}

/** A day a week at home for one in three: reports written, one missing, one today and one to come. */
function workFromHome(
  made: DemoLeave,
  person: DemoPerson,
  { calendar, today, now }: Omit<Around, "buckets" | "decider">,
) {
  if (person.idx % 3 !== 1) return;
  for (const ago of [28, 21, 14, 6, 0, -7]) {
    const about = dayBefore(now, ago - (ago > 0 ? person.idx % 3 : 0));
    const day = ago > 0 ? lastAtWork(made, person, about, calendar) : workdayFrom(about, calendar);
    const during = wholeOf(day);
    if (day < person.joinday || isTaken(made, person.idx, during)) continue;
    const idx = made.telecommutings.length + 1;
    const isOver = day < today;
    const status = isOver
      ? ago === 6 && person.idx % 2 === 0
        ? "run"
        : ago > 7
          ? "check"
          : "reported"
      : day === today
        ? "run"
        : "ok";
    const isReported = status === "check" || status === "reported";
    const by = { idx_writer: person.idx, wdate: written(daysAfter(day, -3), now) };
    made.telecommutings.push({
      ...placeOf(person),
      idx,
      date_from: day,
      date_to: day,
      days: 1,
      place: person.idx % 5 === 0 ? "hub" : "home",
      contact: person.phone,
      plan: "분기 자료 정리\n고객 문의 회신",
      report: isReported ? "분기 자료 초안을 마쳤고 문의 12건에 회신했습니다." : null,
      in_at: isOver ? during.from : null,
      out_at: isReported ? during.to : null,
      status,
      ...by,
    });
    made.absences.push({ idx_staff: person.idx, kind: "telecommute", during, ref_idx: idx, ...by });
  }
}

function grantsOf(person: DemoPerson, today: Day): Grant[] {
  const year = Number(today.slice(0, 4));
  return grantsBetween(person.joinday, "fiscal", `${year - 1}-01-01`, today);
}

function placeOf({ idx, idx_sector, idx_office, idx_team }: DemoPerson) {
  return { idx_staff: idx, idx_sector, idx_office, idx_team: idx_team || null };
}

function isTaken({ absences }: DemoLeave, idx_staff: number, { from, to }: { from: Date; to: Date }): boolean {
  return absences.some((it) => it.idx_staff === idx_staff && it.during.from < to && from < it.during.to);
}

/** The last working day until a day on which somebody was not away. */
function lastAtWork(made: DemoLeave, { idx }: DemoPerson, until: Day, calendar: WorkCalendar): Day {
  let found = until;
  while (calendar.halvesOf(found).length < 2 || isTaken(made, idx, wholeOf(found))) found = daysAfter(found, -1);
  return found;
}

function wholeOf(day: Day): { from: Date; to: Date } {
  const { from, to } = leavePeriodOf({ unit: "day", from: day, to: day });
  return { from: new Date(from), to: new Date(to) };
}

function workdayFrom(day: Day, calendar: WorkCalendar): Day {
  let found = day;
  while (calendar.halvesOf(found).length < 2) found = daysAfter(found, 1);
  return found;
}

/** When something was written for a day: then, or the evening before now when that is still to come. */
function written(day: Day, now: Date): Date {
  const at = timeOf(day);
  return at < now ? at : timeOf(dayBefore(now, 1));
}

function timeOf(day: Day): Date {
  return new Date(`${day}T10:00:00+09:00`);
}
