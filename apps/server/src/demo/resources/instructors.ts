import { eq, sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { classRun, classTime, miProfile, miSchedule, miSlot, miSub, miVacation } from "../../db/tables";
import { dayOf } from "../../seoul";
import { demoAccounts } from "../accounts";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { demoCustomers, SOLD_TO } from "../customers/customers";
import { daysBefore } from "../days";

const [INSTRUCTORS, BACK, AHEAD] = [20, 548, 92] as const;
const DAY = 24 * 60 * 60_000;
/** When a working day's sessions begin: each instructor has one of these each day, and something else now and then. */
const begins = [8, 10, 13, 15, 18];
const topics = ["비즈니스 회화", "임원 1:1", "이메일 작성", "출장 회화", "발표 연습"];
const areas = ["강남·서초", "여의도", "판교", "마포", "온라인"];

/** The people who teach full time; who tries the portal out as somebody of another team does not. */
export function demoInstructors(people: readonly DemoPerson[]): DemoPerson[] {
  const tutors = people.filter(({ idx_team, idx_position }) => idx_team === 66 && idx_position > 6104);
  const others = people.filter(
    ({ idx, idx_team, idx_position }) =>
      [213, 214, 361].includes(idx_team) && idx_position > 6104 && demoAccounts.every((account) => account.idx !== idx),
  );
  return [...tutors, ...others].slice(0, INSTRUCTORS);
}

/** When an instructor, by their place among them, teaches on a weekday (1 is Monday), and how long. */
export function demoLesson(instructor: number, weekday: number) {
  return { hour: begins[(instructor + weekday) % begins.length] as number, minutes: 90 };
}

/** The languages that an instructor teaches, by their place among them. */
export function demoLanguages(instructor: number): string[] {
  return { 3: ["zh"], 4: ["ja", "en"] }[instructor % 5] ?? ["en"];
}

/** A year and a half of sessions, a hundred a week, and a quarter ahead. */
export async function seedInstructors(
  tx: Database,
  people: readonly DemoPerson[],
  holidays: readonly { readonly hdate: string }[],
  now: Date,
): Promise<void> {
  const customers = demoCustomers(people, now).slice(0, SOLD_TO);
  const closed = new Set(holidays.map(({ hdate }) => hdate));
  const instructors = demoInstructors(people);
  const courses = await tx
    .select()
    .from(classRun)
    .innerJoin(classTime, eq(classTime.idx_class_run, classRun.idx))
    .where(eq(classRun.status, "run"));
  const days = Array.from({ length: BACK + AHEAD }, (_, n) => dayOf(new Date(now.getTime() + (n - BACK) * DAY)));
  const working = days.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !closed.has(day));
  const rows: (typeof miSchedule.$inferInsert)[] = [];
  const counted = new Map<string, number>();
  for (const [m, { idx, idx_sector, idx_office, idx_team }] of instructors.entries()) {
    for (const [d, day] of working.entries()) {
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      const { hour, minutes } = demoLesson(m, weekday);
      const customer = customers[(m * 3 + weekday) % customers.length] as (typeof customers)[number];
      const topic = topics[(m + weekday) % topics.length] as string;
      const course = courses.find(
        ({ class_run: { idx_tutor_staff, date_from, date_to }, class_time }) =>
          idx_tutor_staff === idx && class_time.weekday === String(weekday) && date_from <= day && day <= date_to,
      )?.class_run;
      const series = `${m} ${weekday}`;
      const seq = ((counted.get(series) ?? 0) % 24) + 1;
      counted.set(series, (counted.get(series) ?? 0) + 1);
      const at = (hours: number, minutes = 0) =>
        new Date(Date.parse(`${day}T00:00:00+09:00`) + (hours * 60 + minutes) * 60_000);
      const add = (row: Partial<typeof miSchedule.$inferInsert>, from: Date, to: Date) =>
        rows.push({
          idx: rows.length + 1,
          idx_mi: idx,
          idx_profile: m + 1,
          title: "",
          idx_class_run: null,
          idx_customer: null,
          kind: "class",
          during: { from, to },
          seq: null,
          place: null,
          attended: null,
          progress: null,
          status: to < now ? "done" : "plan",
          idx_sector,
          idx_office,
          idx_team,
          idx_writer: idx,
          wdate: daysBefore(from, 30),
          ...row,
        });
      const isDone = at(hour, minutes) < now;
      const isCancelled = isDone && (m * 31 + d) % 47 === 11;
      add(
        {
          title: course?.title ?? `${customer.name} ${topic}`,
          idx_class_run: course?.idx ?? null,
          idx_customer: course?.idx_customer ?? customer.idx,
          seq,
          place: course ? course.place : m % 5 === 4 ? "화상" : `${customer.name} 회의실`,
          attended: isDone && !isCancelled ? 5 + ((m + d) % 6) : null,
          progress: isDone && !isCancelled ? `${((seq - 1) % 12) + 1}과` : null,
          ...(isCancelled && { status: "cancel" }),
        },
        at(hour),
        at(hour, minutes),
      );
      if (weekday === 1 && m % 4 === 0)
        add({ kind: "meeting", title: "강사 주간 회의", place: "본사 3층" }, at(11, 40), at(12, 40));
      if (weekday === 3) add({ kind: "prep", title: "수업 준비" }, at(16, 40), at(17, 40));
      if (weekday === 5 && d % 3 === m % 3)
        add({ kind: "test", title: "레벨 테스트", place: "화상" }, at(11, 40), at(12, 40));
    }
  }
  await tx.insert(miProfile).values(
    instructors.map(({ idx, kname }, n) => ({
      idx: n + 1,
      idx_staff: idx,
      name: kname,
      languages: demoLanguages(n),
      weekly_hours: 24,
      area: areas[n % areas.length] as string,
      idx_writer: idx,
      wdate: daysBefore(now, BACK),
    })),
  );
  await tx.execute(sql`set local portal.restoring = 'on'`);
  await insertMany(tx, miSchedule, rows);
  await seedSubstitutes(tx, now);
  await tx.execute(sql`set local portal.restoring = 'off'`);
  await tx.execute(sql`
    insert into ${miSlot} (idx_mi, during, idx_schedule)
    select idx_mi, during, idx from ${miSchedule} where status = 'plan'`);
  for (const table of [miProfile, miSchedule]) await goOnAfter(tx, table);
}

/** How many leaves of instructors have been prepared with those who stand in, in how many days around now. */
const [LEAVES, AROUND] = [6, 60];

/** The leaves of instructors of the last and the next weeks: each class in them has gone to somebody who was free then. */
async function seedSubstitutes(tx: Database, now: Date): Promise<void> {
  const [from, to] = [daysBefore(now, AROUND), daysBefore(now, -AROUND)];
  const { rows: leaves } = await tx.execute<{ idx: string; idx_mi: string; made: string }>(sql`
    insert into ${miVacation} (idx_mi, idx_type, date_from, date_to, reason, idx_vacation, idx_document, status, idx_writer, wdate)
    select v.idx_staff, v.idx_type, (lower(v.during) at time zone 'Asia/Seoul')::date,
           ((upper(v.during) - interval '1 second') at time zone 'Asia/Seoul')::date, '개인 사유', v.idx, v.idx_document, 'ok', v.idx_staff, v.wdate
    from vacation v join ${miProfile} p on p.idx_staff = v.idx_staff
    where v.status = 'ok' and v.during && tstzrange(${from.toISOString()}, ${to.toISOString()}) and exists (
      select from ${miSchedule} s where s.idx_mi = v.idx_staff and s.kind = 'class' and s.status <> 'cancel' and s.during && v.during)
    order by lower(v.during) desc limit ${LEAVES}
    returning idx, idx_mi, idx_vacation as made`);
  for (const { idx, idx_mi, made } of leaves) {
    const { rows: lessons } = await tx.execute<{ idx: string; free: string | null }>(sql`
      select s.idx, (
        select p.idx_staff from ${miProfile} p, ${miProfile} own
        where own.idx_staff = s.idx_mi and p.idx_staff <> s.idx_mi and p.languages && own.languages
          and not exists (select from ${miSchedule} o where o.idx_mi = p.idx_staff and o.status <> 'cancel' and o.during && s.during)
        order by p.idx limit 1) as free
      from ${miSchedule} s, vacation v
      where v.idx = ${made} and s.idx_mi = ${idx_mi} and s.kind = 'class' and s.status <> 'cancel' and s.during && v.during`);
    for (const { idx: lesson, free } of lessons) {
      await tx.execute(sql`
        insert into ${miSub} (idx_mi_vacation, idx_schedule, action, idx_sub_mi, agreed_at, idx_writer, wdate)
        select ${idx}, ${lesson}, ${free === null ? "cancel" : "sub"}, ${free}, ${free === null ? null : now.toISOString()}, ${idx_mi}, ${now.toISOString()}`);
      await tx.execute(
        free === null
          ? sql`update ${miSchedule} set status = 'cancel' where idx = ${lesson}`
          : sql`update ${miSchedule} set kind = 'sub', idx_origin_mi = idx_mi, idx_mi = ${free},
              idx_profile = (select idx from ${miProfile} where idx_staff = ${free}) where idx = ${lesson}`,
      );
    }
  }
}
