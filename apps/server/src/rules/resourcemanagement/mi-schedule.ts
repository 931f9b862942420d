import { and, asc, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { spokenTime } from "../../bookings/booking";
import { managerOf } from "../../classes/instructor-leave";
import { lostTheTime, refuseLongDay, refuseTaken } from "../../classes/taken";
import { warningsOf } from "../../classes/warnings";
import { placeOfStaff } from "../../company/place-of-staff";
import type { Database } from "../../db/open";
import type { Period } from "../../db/table-of";
import { classRun, miProfile, miSchedule } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { dayOf } from "../../seoul";

type Given = GivenOf<"mi_schedule">;
type Entry = RecordOf<"mi_schedule">;

const WEEK = 7 * 24 * 60 * 60_000;
/** The instructors' times: one place at a time, never more than a day has, weekly ones all or none. */
export const rules: RulesOf<"mi_schedule"> = {
  async saving(context, { before: old, after: given }) {
    const during = { from: new Date(given.during.from), to: new Date(given.during.to) };
    const isMoved = !old || old.idx_mi !== given.idx_mi || spokenTime(old.during) !== spokenTime(during);
    const ofClass = await fromClass(context.db, given);
    if (!isMoved || given.status !== "plan") return ofClass;
    const [profile] = await context.db.select().from(miProfile).where(eq(miProfile.idx_staff, given.idx_mi));
    if (!profile) throw wrongFields({ idx_mi: "강사: 전임강사로 등록된 직원을 선택하세요." });
    const times = timesOf(during, old ? 1 : (given.weeks ?? 1));
    await refuseTaken(context.db, given.idx_mi, times, old?.idx ?? 0);
    for (const time of times) await refuseLongDay(context.db, given.idx_mi, time, old?.idx ?? 0);
    if (old?.idx_mi === given.idx_mi) return ofClass;
    return { ...ofClass, idx_profile: profile.idx, ...(await placeOfStaff(context.db, given.idx_mi, "idx_mi")) };
  },

  async saved(context, { before: old, after: entry, series }) {
    if (!old && entry.weeks) {
      const { idx_mi, kind, title, idx_class_run, idx_customer, place, online_url, memo, seq } = entry;
      for (const [n, during] of timesOf(entry.during, entry.weeks).entries()) {
        if (n === 0) continue;
        const shared = { idx_mi, kind, title, idx_class_run, idx_customer, place, online_url, memo };
        await context.add("mi_schedule", {
          ...shared,
          during,
          seq: seq === null ? null : seq + n,
          series_idx: entry.idx,
        });
      }
      await context.db.update(miSchedule).set({ series_idx: entry.idx }).where(eq(miSchedule.idx, entry.idx));
    }
    if (old && series && series !== "one") await changeSeries(context, old, entry, series);
    await tell(context, old ? "MI 일정 변경" : "MI 일정 등록", entry, old);
  },

  mayMove: ({ now }, record, move) => move !== "complete" || record.during.from <= now,

  async moved(context, { after: entry, move, series = "one" }) {
    if (move !== "cancel") return;
    await tell(context, "MI 일정 취소", entry, null);
    if (series === "one" || entry.series_idx === null) return;
    const isMeant = series === "all" ? undefined : gt(miSchedule.during, entry.during);
    await context.db
      .update(miSchedule)
      .set({ status: "cancel", ver: sql`${miSchedule.ver} + 1` })
      .where(and(ofSeries(entry), eq(miSchedule.status, "plan"), isMeant));
  },

  /** Whose it is, and how many of its series are still to come, for whoever cancels. */
  async extra({ db }, entry) {
    const [found] = await db
      .select({ name: miProfile.name })
      .from(miProfile)
      .where(eq(miProfile.idx, entry.idx_profile ?? 0));
    const series =
      entry.series_idx === null ? 0 : await db.$count(miSchedule, and(ofSeries(entry), eq(miSchedule.status, "plan")));
    return { resource: found?.name ?? "", series, warnings: await warningsOf(db, entry) };
  },

  async removing(_, record) {
    if (record.status === "done") throw new ApiError(409, "완료한 일정은 지울 수 없습니다.");
  },

  async refused(_, { constraint }) {
    return constraint === "mi_slot_no_overlap" ? lostTheTime() : undefined;
  },
};

/** What an entry takes from its class where it says nothing; refuses one without a title, and a class with nobody. */
async function fromClass(db: Database, entry: Given) {
  const { idx_class_run, kind } = entry;
  const [found] = idx_class_run ? await db.select().from(classRun).where(eq(classRun.idx, idx_class_run)) : [];
  const filled = {
    title: entry.title || found?.title,
    idx_customer: entry.idx_customer ?? found?.idx_customer,
    place: entry.place ?? found?.place,
    online_url: entry.online_url ?? found?.online_url,
  };
  const wrong = {
    ...(!filled.title && { title: "제목: 입력하거나 클래스를 선택하세요." }),
    ...(kind === "class" &&
      !filled.idx_customer && { idx_class_run: "클래스: 수업이면 클래스나 고객사를 선택하세요." }),
  };
  if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
  return filled;
}

/** What the others of a series, or those after this one, take over from a change: how far it moved, and what else differs. */
async function changeSeries(
  context: WriteContext,
  old: Entry,
  entry: Entry,
  series: "following" | "all",
): Promise<void> {
  const copied = ["idx_mi", "kind", "title", "idx_class_run", "idx_customer", "place", "online_url", "memo"] as const;
  const changed = Object.fromEntries(copied.filter((key) => old[key] !== entry[key]).map((key) => [key, entry[key]]));
  const moved = entry.during.from.getTime() - old.during.from.getTime();
  const lengthened = entry.during.to.getTime() - old.during.to.getTime();
  const isMeant = series === "all" ? undefined : gt(miSchedule.during, old.during);
  const others = await context.db
    .select({ idx: miSchedule.idx, during: miSchedule.during })
    .from(miSchedule)
    .where(and(ofSeries(old), eq(miSchedule.status, "plan"), ne(miSchedule.idx, entry.idx), isMeant))
    // whoever moves first leaves room for the one behind
    .orderBy(moved > 0 ? desc(miSchedule.during) : asc(miSchedule.during));
  for (const { idx, during } of others) {
    const from = new Date(during.from.getTime() + moved);
    const to = new Date(during.to.getTime() + lengthened);
    await context.change("mi_schedule", idx, { ...changed, during: { from, to } });
  }
}

function ofSeries({ series_idx }: Entry) {
  return and(eq(miSchedule.series_idx, series_idx ?? 0), isNull(miSchedule.deleted_at));
}

/** The same hours of this week and the next ones. */
function timesOf({ from, to }: Period, weeks: number): Period[] {
  const later = (time: Date, n: number) => new Date(time.getTime() + n * WEEK);
  return Array.from({ length: weeks }, (_, n) => ({ from: later(from, n), to: later(to, n) }));
}

/** Tells the instructors whom it is about where somebody else has written it. */
async function tell(
  { db, now, person }: RequestContext,
  what: string,
  entry: Entry,
  before: Entry | null,
): Promise<void> {
  if (before && before.idx_mi === entry.idx_mi && spokenTime(before.during) === spokenTime(entry.during)) return;
  const manager = await managerOf(db, entry);
  const to = [entry.idx_mi, ...(before ? [before.idx_mi, manager] : [])].filter(
    (idx) => idx !== person.idx && idx !== 0,
  );
  const title = `${what}: ${entry.title} (${spokenTime(entry.during)})`;
  const link = `/resourcemanagement/mischeduledate?date=${dayOf(entry.during.from)}`;
  await notify(db, { to, kind: "class", title, link }, now);
}
