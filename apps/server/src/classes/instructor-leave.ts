import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import { spokenTime } from "../bookings/booking";
import { hoursOn } from "../company/absences";
import { lockStaff } from "../company/away";
import { placeOfStaff } from "../company/place-of-staff";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { classRun, miProfile, miSchedule, miSlot, miSub, miVacation, staff } from "../db/tables";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import { dayOf, dayStart } from "../seoul";
import { type Actor, logStatus } from "../status-log";
import { overlaps, takenAt } from "./taken";

type Leave = Pick<RowOf<"vacation">, "idx" | "idx_staff" | "during">;
type Line = RowOf<"mi_sub"> & { readonly entry: RowOf<"mi_schedule"> };

const LESSONS = ["class", "sub"];
/** How many classes without a line are named. */
const NAMED = 3;

/** The classes that an instructor has planned at a time. */
export function lessonsIn(db: Database, idx_mi: number, during: Period) {
  const isPlanned = and(eq(miSchedule.status, "plan"), isNull(miSchedule.deleted_at));
  return db
    .select()
    .from(miSchedule)
    .where(
      and(
        eq(miSchedule.idx_mi, idx_mi),
        isPlanned,
        inArray(miSchedule.kind, LESSONS),
        overlaps(miSchedule.during, [during]),
      ),
    )
    .orderBy(asc(miSchedule.during));
}

/**
 * A leave is asked for: an instructor's says for each class in it what becomes of the class. What was prepared for these
 * days belongs to the leave from now on, and those who are to stand in are asked.
 */
export async function claimSubstitutes(tx: Database, leave: Leave, { now }: Actor): Promise<void> {
  const { idx, idx_staff } = leave;
  const during = freeTime(leave.during);
  const lessons = await lessonsIn(tx, idx_staff, during);
  const [prepared] = await tx
    .select()
    .from(miVacation)
    .where(
      and(
        eq(miVacation.idx_mi, idx_staff),
        eq(miVacation.date_from, dayOf(during.from)),
        eq(miVacation.date_to, dayOf(new Date(during.to.getTime() - 1))),
        inArray(miVacation.status, ["draft", "end", "ask"]),
        isNull(miVacation.deleted_at),
      ),
    )
    .orderBy(desc(miVacation.idx))
    .limit(1);
  const lines = prepared ? await linesOf(tx, prepared.idx) : [];
  refuseOpenLessons(lessons, lines);
  if (!prepared) return;
  await tx.update(miVacation).set({ idx_vacation: idx, status: "ask" }).where(eq(miVacation.idx, prepared.idx));
  await askToStandIn(tx, prepared, lines, now);
}

/** Those who are to stand in and have not agreed yet are asked, each with their own classes. */
export async function askToStandIn(
  tx: Database,
  { idx, idx_mi }: Pick<RowOf<"mi_vacation">, "idx" | "idx_mi">,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const asked = lines.filter(({ action, agreed_at }) => action === "sub" && !agreed_at);
  const link = `/resourcemanagement/mivacationmod/${idx}`;
  const name = await nameOf(tx, idx_mi);
  for (const who of new Set(asked.flatMap(({ idx_sub_mi }) => idx_sub_mi ?? []))) {
    const [first, ...more] = asked.filter(({ idx_sub_mi }) => idx_sub_mi === who);
    if (!first) continue;
    const others = more.length > 0 ? ` 외 ${more.length}건` : "";
    const title = `대강 요청: ${name} MI, ${first.entry.title} (${spokenTime(first.entry.during)})${others}`;
    await notify(tx, { to: [who], kind: "class", title, link }, now);
  }
}

/** A leave is allowed: its classes go over as its lines say, what else was planned is off, and the leave takes its time. */
export async function moveLessons(tx: Database, leave: Leave, doing: Actor): Promise<void> {
  const idx_mi = leave.idx_staff;
  const during = freeTime(leave.during);
  const [profile] = await tx.select().from(miProfile).where(eq(miProfile.idx_staff, idx_mi));
  if (!profile) return;
  const [prepared] = await tx.select().from(miVacation).where(eq(miVacation.idx_vacation, leave.idx));
  const lines = prepared ? await linesOf(tx, prepared.idx) : [];
  refuseOpenLessons(await lessonsIn(tx, idx_mi, during), lines);
  for (const line of lines) await applyLine(tx, line, doing);
  if (prepared) await tx.update(miVacation).set({ status: "ok" }).where(eq(miVacation.idx, prepared.idx));
  const rest = and(eq(miSchedule.idx_mi, idx_mi), eq(miSchedule.status, "plan"), isNull(miSchedule.deleted_at));
  await tx
    .update(miSchedule)
    .set({ status: "cancel" })
    .where(and(rest, overlaps(miSchedule.during, [during])));
  const place = await placeOfStaff(tx, idx_mi, "idx_mi");
  const off = { ...place, kind: "off", title: "휴가", idx_profile: profile.idx, status: "plan" };
  const [made] = await tx
    .insert(miSchedule)
    .values({ ...off, idx_mi, during, idx_writer: idx_mi, wdate: doing.now })
    .returning({ idx: miSchedule.idx });
  await tx
    .update(miSlot)
    .set({ idx_vacation: leave.idx })
    .where(eq(miSlot.idx_schedule, made?.idx ?? 0));
}

/** When somebody on leave does not teach: hours before and after the working day belong to the leave beside them. */
function freeTime({ from, to }: Period): Period {
  const first = hoursOn(dayOf(from), { from, to }).from;
  const last = hoursOn(dayOf(to), { from, to }).to;
  return { from: first === "" ? dayStart(dayOf(from)) : from, to: last === "" ? dayStart(dayOf(to), 1) : to };
}

/** What a line says of a class is done; again, where the line has changed since. */
export async function applyLine(tx: Database, line: Line, doing: Actor): Promise<void> {
  const { entry, action, idx_sub_mi, new_during } = line;
  const idx_origin_mi = entry.idx_origin_mi ?? entry.idx_mi;
  const to = action === "sub" ? (idx_sub_mi as number) : idx_origin_mi;
  const during = action === "move" ? (new_during as Period) : entry.during;
  if (action !== "cancel") {
    // of two who take somebody's time at once, the second one sees the first
    await lockStaff(tx, to);
    const taken = await takenAt(tx, to, [during], entry.idx);
    if (taken.length > 0) {
      const who = `${await nameOf(tx, to)} MI는 다른 수업이 있습니다.`;
      throw new ApiError(409, `${spokenTime(during)} ${who} (${taken[0]})`);
    }
  }
  const [profile] = await tx.select({ idx: miProfile.idx }).from(miProfile).where(eq(miProfile.idx_staff, to));
  const status = action === "cancel" ? "cancel" : "plan";
  await tx
    .update(miSchedule)
    .set({
      ...{ idx_mi: to, idx_profile: profile?.idx ?? entry.idx_profile, during, status },
      ...(action === "sub" ? { kind: "sub", idx_origin_mi } : { kind: "class", idx_origin_mi: null }),
      ...{ idx_editor: doing.by ?? null, mdate: doing.now, ver: entry.ver + 1 },
    })
    .where(eq(miSchedule.idx, entry.idx));
  const by = doing.by ?? idx_origin_mi;
  const memo = { sub: "휴가로 대강", move: "휴가로 보강", cancel: "휴가로 휴강" }[action];
  await logStatus(tx, { entity: "mi_schedule", idx: entry.idx, from: entry.status, to: status, memo }, by, doing.now);
  // who no longer stands in reads who does
  const who = action === "sub" ? `, ${await nameOf(tx, to)} MI` : "";
  const title = `${memo}: ${entry.title} (${spokenTime(during)})${who}`;
  const link = `/resourcemanagement/mischeduledate?date=${dayOf(during.from)}`;
  const involved = [idx_origin_mi, entry.idx_mi, to, await managerOf(tx, entry)].filter(
    (one) => one !== by && one !== 0,
  );
  await notify(tx, { to: involved, kind: "class", title, link }, doing.now);
}

/** Who looks after the class of an entry; 0 where it has none. */
export async function managerOf(
  db: Database,
  { idx_class_run }: Pick<Line["entry"], "idx_class_run">,
): Promise<number> {
  if (idx_class_run === null) return 0;
  const [found] = await db.select({ idx: classRun.idx_manager }).from(classRun).where(eq(classRun.idx, idx_class_run));
  return found?.idx ?? 0;
}

/** A leave is off again: its time is free, and classes that are still to come go back where the instructor is free. */
export async function giveLessonsBack(
  tx: Database,
  leave: Pick<Leave, "idx" | "idx_staff">,
  doing: Actor,
): Promise<void> {
  const { idx_staff } = leave;
  const taken = tx.select({ idx: miSlot.idx_schedule }).from(miSlot).where(eq(miSlot.idx_vacation, leave.idx));
  await tx.update(miSchedule).set({ status: "cancel" }).where(inArray(miSchedule.idx, taken));
  const [prepared] = await tx.select().from(miVacation).where(eq(miVacation.idx_vacation, leave.idx));
  if (!prepared) return;
  await tx.update(miVacation).set({ status: "end" }).where(eq(miVacation.idx, prepared.idx));
  if (prepared.status !== "ok") return;
  for (const { entry, action } of await linesOf(tx, prepared.idx)) {
    const isAhead = entry.during.from > doing.now && (entry.status === "plan" || action === "cancel");
    if (action === "move" || !isAhead) continue;
    if ((await takenAt(tx, idx_staff, [entry.during], entry.idx)).length > 0) continue;
    const [profile] = await tx.select({ idx: miProfile.idx }).from(miProfile).where(eq(miProfile.idx_staff, idx_staff));
    // who stood in for somebody else does so again
    const idx_origin_mi = entry.idx_origin_mi === idx_staff ? null : entry.idx_origin_mi;
    await tx
      .update(miSchedule)
      .set({
        ...{ idx_mi: idx_staff, idx_profile: profile?.idx ?? null, idx_origin_mi, status: "plan" },
        ...{ kind: idx_origin_mi === null ? "class" : "sub", ver: entry.ver + 1 },
      })
      .where(eq(miSchedule.idx, entry.idx));
    const title = `휴가 취소로 수업이 돌아갔습니다: ${entry.title} (${spokenTime(entry.during)})`;
    const link = `/resourcemanagement/mischeduledate?date=${dayOf(entry.during.from)}`;
    await notify(tx, { to: [entry.idx_mi, idx_staff], kind: "class", title, link }, doing.now);
  }
}

/** The lines of a leave with the classes that they are for. */
export async function linesOf(db: Database, idx_mi_vacation: number): Promise<Line[]> {
  const rows = await db
    .select({ line: miSub, entry: miSchedule })
    .from(miSub)
    .innerJoin(miSchedule, eq(miSchedule.idx, miSub.idx_schedule))
    .where(and(eq(miSub.idx_mi_vacation, idx_mi_vacation), isNull(miSub.deleted_at)))
    .orderBy(asc(miSchedule.during));
  return rows.map(({ line, entry }) => ({ ...line, entry }));
}

function refuseOpenLessons(lessons: readonly RowOf<"mi_schedule">[], lines: readonly Line[]): void {
  const isSettled = ({ action, idx_sub_mi }: Line) => action !== "sub" || idx_sub_mi !== null;
  const open = lessons.filter(({ idx }) => !lines.some((line) => line.idx_schedule === idx && isSettled(line)));
  if (open.length === 0) return;
  const named = open.slice(0, NAMED).map(({ during, title }) => `${spokenTime(during)} ${title}`);
  const more = open.length > NAMED ? ` 외 ${open.length - NAMED}건` : "";
  throw new ApiError(
    409,
    `휴가 중에 수업이 있습니다: ${named.join(", ")}${more}. MI 휴가 신청에서 대강, 보강, 휴강을 정하세요.`,
  );
}

/** What somebody is called. */
export async function nameOf(db: Database, idx: number): Promise<string> {
  const [found] = await db.select({ name: staff.kname }).from(staff).where(eq(staff.idx, idx));
  return found?.name ?? "";
}

/** The leaves that begin on a day and for which somebody has not agreed yet to stand in. */
export function isUnanswered(days: readonly string[]) {
  return and(
    eq(miVacation.status, "ask"),
    inArray(miVacation.date_from, [...days]),
    sql`exists (select 1 from ${miSub} where ${miSub.idx_mi_vacation} = ${miVacation.idx} and ${miSub.action} = 'sub'
      and ${miSub.agreed_at} is null and ${miSub.deleted_at} is null)`,
  );
}
