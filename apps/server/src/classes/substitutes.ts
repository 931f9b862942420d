import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { absence, classRun, miProfile, miSchedule, miSlot, miVacation, staff } from "../db/tables";
import { dayStart } from "../seoul";
import { lessonsIn, linesOf } from "./instructor-leave";
import { overlaps } from "./taken";

/** How many are proposed for a class. */
const MOST = 8;

interface DaysOff {
  readonly mi: number;
  readonly from: string;
  readonly to: string;
  /** The leave of these days, once it is allowed: its classes are no longer the instructor's. */
  readonly leave?: number | undefined;
}

/** The classes of an instructor's days off, each with the others who speak its language and are free then. */
export async function substitutesFor(db: Database, { mi, from, to, leave }: DaysOff) {
  const planned = await lessonsIn(db, mi, { from: dayStart(from), to: dayStart(to, 1) });
  const settled = leave === undefined ? [] : await settledBy(db, leave, mi);
  const lessons = [...planned, ...settled.filter(({ idx }) => planned.every((one) => one.idx !== idx))].toSorted(
    (a, b) => a.during.from.getTime() - b.during.from.getTime(),
  );
  const [own] = await db.select().from(miProfile).where(eq(miProfile.idx_staff, mi));
  const list = await Promise.all(
    lessons.map(async ({ idx, title, during, idx_class_run }) => {
      const [course] = idx_class_run ? await db.select().from(classRun).where(eq(classRun.idx, idx_class_run)) : [];
      const languages = course ? [course.language] : (own?.languages ?? []);
      return {
        idx,
        title: title ?? "",
        during: iso(during),
        free: await freeAt(db, mi, during, languages, course?.level ?? null),
      };
    }),
  );
  return { list };
}

/** The classes for which an instructor's leave has lines, once it is allowed: what is only asked for is not everybody's to know. */
async function settledBy(db: Database, leave: number, mi: number) {
  const isAllowed = and(eq(miVacation.idx, leave), eq(miVacation.idx_mi, mi), eq(miVacation.status, "ok"));
  if ((await db.$count(miVacation, isAllowed)) === 0) return [];
  return (await linesOf(db, leave)).map(({ entry }) => entry);
}

/** Who is free: those who have taught the level before first, then those with fewer hours in that week. */
async function freeAt(db: Database, mi: number, during: Period, languages: readonly string[], level: string | null) {
  const taken = db
    .select({ idx: miSlot.idx_mi })
    .from(miSlot)
    .where(overlaps(miSlot.during, [during]));
  const isAway = and(eq(absence.is_active, true), isNull(absence.deleted_at), overlaps(absence.during, [during]));
  const away = db.select({ idx: absence.idx_staff }).from(absence).where(isAway);
  const speaks = sql`${miProfile.languages} && array[${sql.join(
    languages.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`;
  const week = sql`date_trunc('week', ${during.from.toISOString()}::timestamptz at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'`;
  const hours = sql<number>`(select coalesce(sum(extract(epoch from upper(s.during) - lower(s.during))) / 3600, 0)
    from ${miSchedule} s where s.idx_mi = ${miProfile.idx_staff} and s.status <> 'cancel' and s.kind <> 'off' and s.deleted_at is null
    and s.during && tstzrange(${week}, ${week} + interval '7 days'))`.mapWith(Number);
  const knows = sql<number>`(select count(*) from ${classRun} c where c.idx_tutor_staff = ${miProfile.idx_staff}
    and c.level = ${level} and c.deleted_at is null)`.mapWith(Number);
  if (languages.length === 0) return [];
  const rows = await db
    .select({ idx: miProfile.idx_staff, name: staff.kname, weekly: miProfile.weekly_hours, hours, knows })
    .from(miProfile)
    .innerJoin(staff, eq(staff.idx, miProfile.idx_staff))
    .where(
      and(
        ne(miProfile.idx_staff, mi),
        speaks,
        sql`${miProfile.idx_staff} not in ${taken}`,
        sql`${miProfile.idx_staff} not in ${away}`,
        ne(staff.status, "retired"),
        isNull(miProfile.deleted_at),
      ),
    )
    .orderBy(sql`${knows} > 0 desc`, asc(hours), asc(miProfile.idx))
    .limit(MOST);
  return rows.map(({ idx, name, weekly, hours: had, knows: taught }) => ({
    idx,
    name,
    note: `주 ${round(had)}/${round(Number(weekly))}시간${taught > 0 ? ", 같은 레벨 경험" : ""}`,
  }));
}

/** The instructors with their hours in the week and the month of a day, of one language or of all. */
export async function instructorsOf(db: Database, { day, language }: { day: string; language?: string | undefined }) {
  const hoursIn = (unit: "week" | "month") => {
    const from = sql`date_trunc(${unit}, ${day}::date::timestamp) at time zone 'Asia/Seoul'`;
    const to = sql`(date_trunc(${unit}, ${day}::date::timestamp) + ${`1 ${unit}`}::interval) at time zone 'Asia/Seoul'`;
    return { from, to };
  };
  const [week, month] = [hoursIn("week"), hoursIn("month")];
  const within = ({ from, to }: typeof week) =>
    sql<number>`coalesce(sum(extract(epoch from upper(${miSchedule.during}) - lower(${miSchedule.during}))) filter
      (where lower(${miSchedule.during}) >= ${from} and lower(${miSchedule.during}) < ${to}), 0) / 3600`.mapWith(
      Number,
    );
  const isWork = and(
    eq(miSchedule.idx_profile, miProfile.idx),
    ne(miSchedule.status, "cancel"),
    ne(miSchedule.kind, "off"),
    isNull(miSchedule.deleted_at),
    sql`${miSchedule.during} && tstzrange(least(${week.from}, ${month.from}), greatest(${week.to}, ${month.to}))`,
  );
  const rows = await db
    .select({
      idx: miProfile.idx,
      staff: miProfile.idx_staff,
      name: staff.kname,
      weekly: miProfile.weekly_hours,
      week: within(week),
      month: within(month),
    })
    .from(miProfile)
    .innerJoin(staff, eq(staff.idx, miProfile.idx_staff))
    .leftJoin(miSchedule, isWork)
    .where(
      and(
        language === undefined ? undefined : sql`${language} = any(${miProfile.languages})`,
        ne(staff.status, "retired"),
        isNull(miProfile.deleted_at),
      ),
    )
    .groupBy(miProfile.idx, staff.kname, miProfile.weekly_hours)
    .orderBy(asc(miProfile.idx));
  const over = (had: number, most: number) => (had > most ? " 초과" : "");
  return {
    list: rows.map(({ idx, staff: who, name, weekly, week: hours, month: all }) => ({
      idx,
      staff: who,
      name,
      note: `주 ${round(hours)}/${round(Number(weekly))}시간${over(hours, Number(weekly))} · 월 ${round(all)}시간`,
    })),
  };
}

function round(hours: number): number {
  return Math.round(hours * 10) / 10;
}

function iso({ from, to }: Period) {
  return { from: from.toISOString(), to: to.toISOString() };
}
