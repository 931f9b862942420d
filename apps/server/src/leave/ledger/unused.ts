import {
  type Day,
  type NoticedLeave,
  type NoticeStep,
  noticeTimesOf,
  roundDays,
  secondRoundOf,
} from "@portal/definition/calendar";
import { and, eq, gte, inArray, isNull, lte, ne, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/open";
import { absence, leaveLedger, leaveNotice, staff, vacation, vacationType } from "../../db/tables";
import { dayOf } from "../../seoul";

/** What somebody has left of a year, or of the months of the first one. */
export interface Unused {
  readonly idx_staff: number;
  readonly kname: string;
  readonly idx_sector: number;
  readonly idx_office: number;
  readonly idx_team: number | null;
  readonly valid_to: Day;
  readonly kind: NoticedLeave;
  readonly remain: number;
  /** What of it was earned after the first round. */
  readonly late: number;
}

/** The leave by the rules of which people have something left on a day; what was carried over or given beside it is not of it. */
export async function unusedOn(db: Database, day: Day, who?: SQL): Promise<Unused[]> {
  const kind = sql<NoticedLeave | null>`case
    when bool_or(${leaveLedger.ref} like 'monthly:%') then 'monthly'
    when bool_or(${leaveLedger.ref} like 'fiscal:%' or ${leaveLedger.ref} like 'anniversary:%') then 'year' end`;
  const rows = await db
    .select({
      idx_staff: staff.idx,
      kname: staff.kname,
      idx_sector: staff.idx_sector,
      idx_office: staff.idx_office,
      idx_team: staff.idx_team,
      valid_from: leaveLedger.valid_from,
      valid_to: leaveLedger.valid_to,
      kind,
      qty: sum(leaveLedger.qty).mapWith(Number),
    })
    .from(leaveLedger)
    .innerJoin(staff, and(eq(staff.idx, leaveLedger.idx_staff), ne(staff.status, "retired"), isNull(staff.deleted_at)))
    .where(and(lte(leaveLedger.valid_from, day), gte(leaveLedger.valid_to, day), who))
    .groupBy(staff.idx, leaveLedger.valid_from, leaveLedger.valid_to)
    .orderBy(staff.idx, leaveLedger.valid_to);
  const found = new Map<string, Unused>();
  for (const { valid_from, qty, kind: of, ...row } of rows) {
    if (of === null) continue;
    const key = `${row.idx_staff} ${row.valid_to} ${of}`;
    const before = found.get(key) ?? { ...row, kind: of, remain: 0, late: 0 };
    const isLate = valid_from > (noticeTimesOf(row.valid_to, of)[0]?.from ?? "");
    const [remain, late] = [roundDays(before.remain + qty), roundDays(before.late + (isLate ? qty : 0))];
    found.set(key, { ...before, remain, late });
  }
  return [...found.values()].filter(({ remain }) => remain > 0);
}

/** What is known of when people take their leave. */
export interface Planned {
  /** The notices that somebody got of the leave that ends with a day. */
  noticesOf(unused: Pick<Unused, "idx_staff" | "valid_to">): readonly (typeof leaveNotice.$inferSelect)[];
  /** What a round is about that nobody has said when it will be taken: neither asked for, nor answered, nor set. */
  openOf(unused: Unused, step: NoticeStep): number;
  /** The days from today on that somebody is away, or has said they will be. */
  takenBy(idx_staff: number): ReadonlySet<Day>;
}

/** Reads what these people have asked for, answered and are away for from a day on. */
export async function plannedBy(db: Database, day: Day, people: readonly number[]): Promise<Planned> {
  const idxs = [...new Set(people)];
  const notices = await db
    .select()
    .from(leaveNotice)
    .where(and(inArray(leaveNotice.idx_staff, idxs), gte(leaveNotice.valid_to, day), isNull(leaveNotice.deleted_at)))
    .orderBy(leaveNotice.idx);
  const leaves = await db
    .select({ idx_staff: vacation.idx_staff, status: vacation.status, shares: vacation.shares })
    .from(vacation)
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(
      and(
        inArray(vacation.idx_staff, idxs),
        inArray(vacation.status, ["req", "ok", "cancel_req"]),
        eq(vacationType.uses_ledger, true),
        isNull(vacation.deleted_at),
      ),
    );
  const away = await db
    .select({ idx_staff: absence.idx_staff, during: absence.during })
    .from(absence)
    .where(
      and(
        inArray(absence.idx_staff, idxs),
        eq(absence.is_active, true),
        isNull(absence.deleted_at),
        ne(absence.kind, "outside"),
        sql`upper(${absence.during}) > ${`${day}T00:00:00+09:00`}::timestamptz`,
      ),
    );
  const noticesOf: Planned["noticesOf"] = ({ idx_staff, valid_to }) =>
    notices.filter((notice) => notice.idx_staff === idx_staff && notice.valid_to === valid_to);
  /** The days that somebody has said, or was set, and for which there is no request yet. */
  const saidOf = (unused: Pick<Unused, "idx_staff" | "valid_to">) => {
    const asked = new Set(
      leaves.filter(({ idx_staff }) => idx_staff === unused.idx_staff).flatMap((it) => it.shares.map((one) => one.day)),
    );
    const said = noticesOf(unused).flatMap(({ plan }) => plan ?? []);
    return [...new Set(said)].filter((one) => one >= day && !asked.has(one));
  };
  return {
    noticesOf,
    openOf(unused, step) {
      const pending = leaves
        .filter(({ idx_staff, status }) => idx_staff === unused.idx_staff && status === "req")
        .flatMap(({ shares }) => shares)
        .filter((share) => share.day <= unused.valid_to)
        .reduce((sum, { days }) => sum + days, 0);
      const open = roundDays(unused.remain - pending - saidOf(unused).length);
      const asked = noticesOf(unused).find((notice) => secondRoundOf(notice.step as NoticeStep) === step)?.remain;
      // set is no more than was pointed out; what was earned later is pointed out by itself
      return Math.max(0, Math.min(open, step === "late_first" ? unused.late : (asked ?? open)));
    },
    takenBy: (of) =>
      new Set([
        ...away.filter(({ idx_staff }) => idx_staff === of).flatMap(({ during }) => daysOf(during)),
        ...notices.filter(({ idx_staff }) => idx_staff === of).flatMap(({ plan }) => plan ?? []),
      ]),
  };
}

function daysOf({ from, to }: { from: Date; to: Date }): Day[] {
  const days: Day[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += 86_400_000) days.push(dayOf(new Date(at)));
  return [...days, dayOf(to)];
}
