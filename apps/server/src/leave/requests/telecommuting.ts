import { notBefore } from "@portal/definition";
import {
  businessDaysIn,
  type Day,
  daysAfter,
  daysBetween,
  type LeaveUnit,
  leavePeriodOf,
  mondayOf,
  type WorkCalendar,
} from "@portal/definition/calendar";
import { and, desc, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { cancelAbsence, lockStaff, recordAbsence } from "../../company/away";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import type { Period } from "../../db/table-of";
import { staff, telecommuting } from "../../db/tables";
import { dayOf } from "../../seoul";
import type { Actor } from "../../status-log";
import { policyOf } from "../ledger/policy";
import { changeStatus, logStatus } from "../overviews/status";

/** What the form for work from home asks for. */
export interface TelecommutingRequest {
  readonly idx_staff: number;
  readonly date_from: Day;
  readonly date_to: Day;
  readonly unit: "day" | "am" | "pm";
  readonly place: "home" | "hub" | "etc";
  readonly address?: string | null | undefined;
  readonly contact: string;
  readonly plan: string;
}

/**
 * The form was submitted: the time is taken. Refused on days without work and where the person is away already; half a day
 * beside half a day of leave is fine.
 */
export async function reserveTelecommuting(
  tx: Database,
  request: TelecommutingRequest,
  idx_document: number | null,
  doing: Actor,
): Promise<{ idx: number; days: number; warnings: string[] }> {
  await lockStaff(tx, request.idx_staff);
  const [person] = await tx.select().from(staff).where(eq(staff.idx, request.idx_staff));
  if (!person) throw new ApiError(404, "없는 직원입니다.");
  const { date_from, date_to, unit } = request;
  const days = await countTelecommuting(tx, person.idx_sector, request);
  const warnings = await weekWarnings(tx, person.idx_sector, request);
  const [row] = await tx
    .insert(telecommuting)
    .values({
      ...request,
      idx_sector: person.idx_sector,
      idx_office: person.idx_office,
      idx_team: person.idx_team,
      address: request.address ?? null,
      days,
      idx_document,
      status: "req",
      idx_writer: person.idx,
      wdate: doing.now,
    })
    .returning({ idx: telecommuting.idx });
  const idx = row?.idx as number;
  await recordAbsence(tx, person.idx, { kind: "telecommute", ref_idx: idx }, periodsOf(unit, date_from, date_to));
  await logStatus(tx, "telecommuting", { idx, from: null, to: "req" }, doing);
  return { idx, days, warnings };
}

/** The document was decided at last: the person may work elsewhere, from today on when it has begun. */
export async function allowTelecommuting(tx: Database, idx_document: number, doing: Actor): Promise<{ idx: number }> {
  const asked = await findTelecommuting(tx, idx_document);
  if (!asked) throw new ApiError(409, "문서에 연결된 재택근무 신청이 없습니다. 문서를 회수하고 다시 상신하세요.");
  await changeStatus(tx, telecommuting, asked, asked.date_from <= dayOf(doing.now) ? "run" : "ok", doing);
  return { idx: asked.idx };
}

/** The document was rejected or taken back: the time is free again. */
export async function releaseTelecommuting(
  tx: Database,
  { idx_document, to, memo }: { idx_document: number; to: "reject" | "cancel"; memo?: string },
  doing: Actor,
): Promise<void> {
  const asked = await findTelecommuting(tx, idx_document);
  if (!asked) return;
  await cancelAbsence(tx, { kind: "telecommute", ref_idx: asked.idx });
  await changeStatus(tx, telecommuting, asked, to, doing, {}, memo);
}

/** Counts the days of what covers one of these days again: one of them has become a holiday, or is none any more. */
export async function recountTelecommuting(tx: Database, days: readonly Day[]): Promise<void> {
  const covered = days.map((day) => and(lte(telecommuting.date_from, day), gte(telecommuting.date_to, day)));
  const rows = await tx
    .select()
    .from(telecommuting)
    .where(and(or(...covered), isNull(telecommuting.deleted_at)));
  for (const { idx, idx_sector, unit, date_from, date_to } of rows) {
    const counted = daysOf({ unit: unit as LeaveUnit, date_from, date_to }, await calendarOf(tx, idx_sector));
    await tx.update(telecommuting).set({ days: counted }).where(eq(telecommuting.idx, idx));
  }
}

/** The business days of work from home: half of each for half days. */
function daysOf(
  { date_from, date_to, unit }: { date_from: Day; date_to: Day; unit: LeaveUnit },
  calendar: WorkCalendar,
): number {
  return unit === "day"
    ? businessDaysIn(date_from, date_to, calendar)
    : daysBetween(date_from, date_to).filter((day) => calendar.halvesOf(day).some((half) => half === unit)).length / 2;
}

/** The business days of it; refused when there is none or the time is the wrong way round. */
async function countTelecommuting(
  db: Database,
  idx_sector: number,
  { date_from, date_to, unit }: Pick<TelecommutingRequest, "date_from" | "date_to" | "unit">,
): Promise<number> {
  if (date_to < date_from) throw new ApiError(400, notBefore("종료일", "시작일"));
  if (daysAfter(date_from, LONGEST) < date_to) throw new ApiError(400, `한 번에 ${LONGEST}일까지 신청할 수 있습니다.`);
  const days = daysOf({ date_from, date_to, unit }, await calendarOf(db, idx_sector));
  if (days === 0) throw new ApiError(400, "선택한 기간에는 근무일이 없습니다. 다른 날을 선택하세요.");
  return days;
}

/** Says in which weeks it would be more than the company's limit; it refuses nothing. */
async function weekWarnings(
  db: Database,
  idx_sector: number,
  { idx_staff, date_from, date_to }: Pick<TelecommutingRequest, "idx_staff" | "date_from" | "date_to">,
): Promise<string[]> {
  const { home_per_week: limit } = await policyOf(db);
  const [first, last] = [mondayOf(date_from), daysAfter(mondayOf(date_to), 6)];
  const others = await db
    .select({ date_from: telecommuting.date_from, date_to: telecommuting.date_to })
    .from(telecommuting)
    .where(
      and(
        eq(telecommuting.idx_staff, idx_staff),
        inArray(telecommuting.status, ["req", "ok", "run", "reported", "check"]),
        isNull(telecommuting.deleted_at),
        lte(telecommuting.date_from, last),
        gte(telecommuting.date_to, first),
      ),
    );
  const days = new Set([...others, { date_from, date_to }].flatMap((row) => daysBetween(row.date_from, row.date_to)));
  const calendar = await calendarOf(db, idx_sector);
  const weeks = new Map<Day, number>();
  for (const day of days) {
    const monday = mondayOf(day);
    if (calendar.halvesOf(day).length > 0 && first <= monday && monday <= last)
      weeks.set(monday, (weeks.get(monday) ?? 0) + 1);
  }
  return [...weeks]
    .filter(([, count]) => count > limit)
    .map(([monday, count]) => `${monday} 주의 재택근무가 ${count}일로, 권장 한도 ${limit}일을 넘습니다.`);
}

const LONGEST = 92;

/** One stretch of time, or one a day for half days. */
function periodsOf(unit: LeaveUnit, from: Day, to: Day): Period[] {
  const spans = unit === "day" ? [{ from, to }] : daysBetween(from, to).map((day) => ({ from: day, to: day }));
  return spans.map((span) => {
    const period = leavePeriodOf({ unit, ...span });
    return { from: new Date(period.from), to: new Date(period.to) };
  });
}

async function findTelecommuting(tx: Database, idx_document: number) {
  const [row] = await tx
    .select()
    .from(telecommuting)
    .where(
      and(
        eq(telecommuting.idx_document, idx_document),
        eq(telecommuting.status, "req"),
        isNull(telecommuting.deleted_at),
      ),
    )
    .orderBy(desc(telecommuting.idx))
    .limit(1);
  return row;
}
