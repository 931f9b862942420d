import { and, count, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  absence,
  classRun,
  classTime,
  miProfile,
  miSchedule,
  miSlot,
  miSub,
  miVacation,
  notification,
  staff,
  vacation,
  vacationType,
} from "../db/tables";
import { giveBack } from "../leave/requests/effects";
import { dayOf } from "../seoul";
import { approvedByAll, withAccount } from "../testing/records/documents";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { turnInstructors } from "./night";

const at = (call: string) => `/rest/records/mi_schedule/${call}`;
/** Some days from the tests' today, 2026-03-02, at an hour in Seoul. */
const time = (days: number, hour: number, hours = 1) => ({
  from: new Date(Date.UTC(2026, 2, 2 + days, hour - 9)).toISOString(),
  to: new Date(Date.UTC(2026, 2, 2 + days, hour - 9 + hours)).toISOString(),
});

async function open() {
  const portal = await openTestPortal();
  const keeper = await portal.signedIn("tutor@demo.test");
  const [one, other] = await portal.db.select().from(miProfile).limit(2);
  const [mi, second] = [one?.idx_staff ?? 0, other?.idx_staff ?? 0];
  const add = async (values: object, who: Visitor = keeper) => {
    const plain = { idx_mi: mi, kind: "prep", title: "시험 일정" };
    const sent = { screen: "ResourceManagement-MIScheduleAdd", values: { ...plain, ...values } };
    return (await who.post(at("add"), sent)).json();
  };
  const slots = async () => (await portal.db.select({ n: count() }).from(miSlot))[0]?.n ?? 0;
  return { ...portal, keeper, mi, second, add, slots };
}

test("an instructor is at one place at a time, whoever asks first", async () => {
  const { add, slots, db } = await open();
  const before = await slots();
  const answers = await Promise.all(Array.from({ length: 5 }, () => add({ during: time(200, 9) })));
  expect(answers.map(({ err }) => err).toSorted()).toEqual([0, 409, 409, 409, 409]);
  expect(await slots()).toBe(before + 1);
  expect(await add({ during: time(200, 10) })).toMatchObject({ err: 0 });
  const [{ idx = 0 } = {}] = answers.filter(({ err }) => err === 0);
  await db.update(miSchedule).set({ status: "cancel" }).where(eq(miSchedule.idx, idx));
  expect(await add({ during: time(200, 9) })).toMatchObject({ err: 0 });
});

test("the month's entries say in whose row they stand in the timetable of a week", async () => {
  const { add, mi, db, keeper } = await open();
  const { idx } = await add({ during: time(205, 9) });
  const [profile] = await db.select().from(miProfile).where(eq(miProfile.idx_staff, mi));
  const asked = new URLSearchParams({ screen: "ResourceManagement-MIScheduleMonth", ...time(205, 9) });
  const { list } = (await keeper.get(`${at("list")}?${asked}`)).json();
  expect(list).toContainEqual(expect.objectContaining({ idx, idx_profile: profile?.idx }));
});

test("weekly times are made all or none, and those in the way are named", async () => {
  const { add, db } = await open();
  await add({ during: time(214, 9), title: "특강" });
  const before = await db.$count(miSchedule);
  const refused = await add({ during: time(200, 9), weeks: 4 });
  expect(refused).toMatchObject({ err: 409, err_msg: expect.stringMatching(/이미 다른 일정이 있습니다: .*특강/) });
  expect(await db.$count(miSchedule)).toBe(before);
  const { idx } = await add({ during: time(201, 7), weeks: 3, seq: 1 });
  const made = await db.select().from(miSchedule).where(eq(miSchedule.series_idx, idx));
  expect(made.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3]);
});

test("nobody teaches on leave, for more than ten hours of a day, or without being an instructor", async () => {
  const { add, mi, db, keeper, signedIn } = await open();
  const during = { from: new Date(time(220, 0).from), to: new Date(time(221, 0).from) };
  await db.insert(absence).values({ idx_staff: mi, kind: "vacation", ref_idx: 1, during });
  expect((await add({ during: time(220, 9) })).err_msg).toContain("휴가");
  expect(await add({ during: time(230, 7, 9) })).toMatchObject({ err: 0 });
  expect(await add({ during: time(230, 17, 2) })).toMatchObject({
    fields: { during: expect.stringContaining("11시간") },
  });
  expect(await add({ idx_mi: 100, during: time(231, 9) })).toMatchObject({ fields: { idx_mi: expect.any(String) } });
  const values = { idx_staff: 100, languages: ["ja"], weekly_hours: 12 };
  const enroll = async (who: Visitor) =>
    (await who.post("/rest/records/mi_profile/add", { screen: "ResourceManagement-MIInstructors", values })).json();
  expect(await enroll(await signedIn("staff@demo.test"))).toMatchObject({ err: 403 });
  expect(await enroll(keeper)).toMatchObject({ err: 0 });
  expect(await add({ idx_mi: 100, during: time(231, 9) })).toMatchObject({ err: 0 });
  expect(await add({ kind: "class", during: time(232, 9) })).toMatchObject({
    fields: { idx_class_run: expect.any(String) },
  });
});

test("instructors write their own times, who looks after them those of all", async () => {
  const { add, signedIn } = await open();
  const somebody = await signedIn("staff@demo.test");
  expect(await add({ during: time(240, 9) }, somebody)).toMatchObject({ err: 403 });
  expect(await add({ during: time(240, 9) })).toMatchObject({ err: 0 });
});

test("of the demo company's sessions a hundred a week are planned, each with its hours taken", async () => {
  const { db } = await open();
  const [planned] = await db.select({ n: count() }).from(miSchedule).where(eq(miSchedule.status, "plan"));
  const [taken] = await db.select({ n: count() }).from(miSlot);
  expect(taken?.n).toBe(planned?.n);
  const week = sql`lower(${miSchedule.during}) between '2025-11-03T00:00:00+09:00' and '2025-11-08T00:00:00+09:00'`;
  const [classes] = await db
    .select({ n: count() })
    .from(miSchedule)
    .where(and(eq(miSchedule.kind, "class"), week));
  expect(classes?.n).toBe(100);
  expect(await db.$count(miProfile, gt(miProfile.idx, 0))).toBe(20);
  // six leaves are prepared, and who stands in has no two classes at once
  const prepared = await db.select().from(miVacation);
  expect(prepared.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => "ok"));
  const lines = await db.select().from(miSub).innerJoin(miSchedule, eq(miSchedule.idx, miSub.idx_schedule));
  expect(lines.length).toBeGreaterThanOrEqual(6);
  for (const { mi_sub: line, mi_schedule: entry } of lines)
    if (line.action === "sub") expect(entry).toMatchObject({ kind: "sub", idx_mi: line.idx_sub_mi });
});

/** An instructor with a class on a day to come, a leave prepared for it, and somebody who is free. */
async function openLeave() {
  const portal = await openTestPortal();
  const { db } = portal;
  const day = "2026-03-12";
  const isThen = sql`lower(${miSchedule.during}) >= ${`${day}T00:00+09:00`} and lower(${miSchedule.during}) < ${`${day}T24:00+09:00`}`;
  const isClass = and(eq(miSchedule.kind, "class"), eq(miSchedule.status, "plan"), isThen);
  const [lesson] = await db.select().from(miSchedule).where(isClass).orderBy(miSchedule.idx).limit(1);
  if (!lesson) throw new Error("nobody teaches on that day");
  const enter = (who: number) => withAccount(portal, who);
  const mi = await enter(lesson.idx_mi);
  const query = new URLSearchParams({ mi: String(lesson.idx_mi), from: day, to: day });
  const { list } = (await mi.get(`/rest/resourcemanagement/getSubstitutes?${query}`)).json();
  const free: number[] = list[0].free.map(({ idx }: { idx: number }) => idx);
  const [type] = await db.select().from(vacationType).where(eq(vacationType.code, "annual"));
  const call = async (who: Visitor, name: string, sent: object) =>
    (await who.post(`/rest/records/mi_vacation/${name}`, sent)).json();
  const prepare = (who: Visitor, idx_mi: number, mi_sub: object[], screen = "ResourceManagement-MIVacationAdd") =>
    call(who, "add", { screen, values: { idx_mi, idx_type: type?.idx, date_from: day, date_to: day, mi_sub } });
  const file = async (who: Visitor, idx: number) => {
    const [row] = await db.select().from(miVacation).where(eq(miVacation.idx, idx));
    return call(who, "move", { idx, ver: row?.ver, move: "file" });
  };
  const allow = async (idx: number) => {
    const [row] = await db.select().from(miVacation).where(eq(miVacation.idx, idx));
    return approvedByAll(portal, row?.idx_document ?? 0);
  };
  const lessonNow = async (idx = lesson.idx) => (await db.select().from(miSchedule).where(eq(miSchedule.idx, idx)))[0];
  return { ...portal, lesson, mi, free, prepare, file, allow, call, enter, lessonNow };
}

test("a leave goes by its form with a substitute for each class; once allowed, the class and the hours have gone over", async () => {
  const { db, lesson, mi, free, prepare, file, allow, call, lessonNow, enter } = await openLeave();
  expect(free).not.toContain(lesson.idx_mi);
  const bare = await prepare(mi, lesson.idx_mi, []);
  expect(await file(mi, bare.idx)).toMatchObject({ err: 409, err_msg: expect.stringContaining(lesson.title ?? "") });
  await call(mi, "remove", { idx: bare.idx, ver: 1 });
  const line = { idx_schedule: lesson.idx, action: "sub" };
  expect(await prepare(mi, lesson.idx_mi, [{ ...line, idx_sub_mi: lesson.idx_mi }])).toMatchObject({
    fields: { mi_sub: expect.stringContaining("본인이 아닌") },
  });
  // all that is wrong is told at once
  const [other] = await db.select().from(miSchedule).where(ne(miSchedule.idx_mi, lesson.idx_mi)).limit(1);
  const twoWrong = [
    { ...line, action: "move" },
    { ...line, idx_schedule: other?.idx, idx_sub_mi: free[0] },
  ];
  expect(await prepare(mi, lesson.idx_mi, twoWrong)).toMatchObject({
    fields: { mi_sub: expect.stringMatching(/보강시간.*맡은 수업이 아닙니다/) },
  });
  const { idx } = await prepare(mi, lesson.idx_mi, [{ ...line, idx_sub_mi: free[0] }]);
  expect(await file(mi, idx)).toMatchObject({ err: 0 });
  const substitute = await enter(free[0] ?? 0);
  const [asked] = await db.select().from(miVacation).where(eq(miVacation.idx, idx));
  const agree = { idx, ver: asked?.ver, move: "agree" };
  // nobody agrees for the one who is asked
  expect(await call(mi, "move", agree)).toMatchObject({ err: 403 });
  expect(await call(substitute, "move", agree)).toMatchObject({ err: 0 });
  expect(await allow(idx)).toMatchObject({ err: 0 });
  expect(await lessonNow()).toMatchObject({ idx_mi: free[0], idx_origin_mi: lesson.idx_mi, kind: "sub" });
  const [leave] = await db
    .select()
    .from(vacation)
    .where(eq(vacation.idx_staff, lesson.idx_mi))
    .orderBy(desc(vacation.idx))
    .limit(1);
  expect(leave).toMatchObject({ status: "ok" });
  expect(await db.$count(miSlot, eq(miSlot.idx_vacation, leave?.idx ?? 0))).toBe(1);
  await db
    .update(vacation)
    .set({ status: "cancel_req" })
    .where(eq(vacation.idx, leave?.idx ?? 0));
  expect((await mi.get(`/rest/records/mi_vacation/read?idx=${idx}`)).json()).toMatchObject({
    extra: { leave: "cancel_req" },
  });
  const doing = { by: 101, now: new Date("2026-03-02T01:00:00Z") };
  if (leave) await db.transaction((tx) => giveBack(tx, leave, doing));
  expect(await lessonNow()).toMatchObject({ idx_mi: lesson.idx_mi, idx_origin_mi: null, kind: "class" });
  expect(await db.$count(miSlot, eq(miSlot.idx_vacation, leave?.idx ?? 0))).toBe(0);
});

test("of two leaves that want the same substitute at once, one is allowed", async () => {
  const { db, lesson, mi, free, prepare, file, allow, enter, lessonNow } = await openLeave();
  const [twin] = await db
    .select()
    .from(miSchedule)
    .where(
      and(
        eq(miSchedule.kind, "class"),
        eq(miSchedule.status, "plan"),
        ne(miSchedule.idx_mi, lesson.idx_mi),
        ne(miSchedule.idx_mi, free[0] ?? 0),
        sql`${miSchedule.during} && tstzrange(${lesson.during.from.toISOString()}, ${lesson.during.to.toISOString()})`,
      ),
    )
    .limit(1);
  if (!twin) throw new Error("nobody else teaches then");
  const other = await enter(twin.idx_mi);
  const ours = await prepare(mi, lesson.idx_mi, [{ idx_schedule: lesson.idx, action: "sub", idx_sub_mi: free[0] }]);
  const theirs = await prepare(other, twin.idx_mi, [{ idx_schedule: twin.idx, action: "sub", idx_sub_mi: free[0] }]);
  expect([ours, theirs]).toMatchObject([{ err: 0 }, { err: 0 }]);
  expect([await file(mi, ours.idx), await file(other, theirs.idx)]).toMatchObject([{ err: 0 }, { err: 0 }]);
  const answers = await Promise.all([allow(ours.idx), allow(theirs.idx)]);
  expect(answers.map(({ err }) => err).toSorted()).toEqual([0, 409]);
  const message = expect.stringContaining("MI는 다른 수업이 있습니다.");
  expect(answers).toContainEqual(expect.objectContaining({ err: 409, err_msg: message }));
  const after = [await lessonNow(lesson.idx), await lessonNow(twin.idx)];
  expect(after.filter((one) => one?.idx_mi === free[0])).toHaveLength(1);
});

test("a class's sessions are written from its weekly times, all or none", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const [course] = await db.select().from(classRun).where(eq(classRun.status, "run")).orderBy(classRun.idx).limit(1);
  if (!course) throw new Error("no class runs");
  const isIts = and(eq(miSchedule.idx_class_run, course.idx), eq(miSchedule.status, "plan"));
  // sessions up to today are not planned again
  const isAhead = sql`lower(${miSchedule.during}) >= '2026-03-03T00:00:00+09:00'`;
  const planned = await db.$count(miSchedule, and(isIts, isAhead));
  await db.update(miSchedule).set({ status: "cancel" }).where(isIts);
  const manager = await withAccount(portal, course.idx_manager);
  const plan = async () => {
    const [{ ver = 0 } = {}] = await db
      .select({ ver: classRun.ver })
      .from(classRun)
      .where(eq(classRun.idx, course.idx));
    return (await manager.post("/rest/records/class_run/move", { idx: course.idx, ver, move: "planRest" })).json();
  };
  const [first] = await db
    .select()
    .from(miSchedule)
    .where(eq(miSchedule.idx_class_run, course.idx))
    .orderBy(desc(miSchedule.idx))
    .limit(1);
  if (!first) throw new Error("the class has no session");
  const blocked = {
    ...{ idx_sector: first.idx_sector, idx_office: first.idx_office, idx_team: first.idx_team },
    idx_mi: first.idx_mi,
    kind: "meeting",
    title: "전사 회의",
    during: first.during,
    status: "plan",
  };
  const [meeting] = await db.insert(miSchedule).values(blocked).returning({ idx: miSchedule.idx });
  expect(await plan()).toMatchObject({ err: 409, err_msg: expect.stringContaining("전사 회의") });
  expect(await db.$count(miSchedule, isIts)).toBe(0);
  await db
    .update(miSchedule)
    .set({ status: "cancel" })
    .where(eq(miSchedule.idx, meeting?.idx ?? 0));
  expect(await plan()).toMatchObject({ err: 0 });
  expect(await db.$count(miSchedule, isIts)).toBe(planned);
  expect(await plan()).toMatchObject({ err: 409, err_msg: expect.stringContaining("이미 모두") });
  // one that goes on for ten years is not written whole
  await db.update(classRun).set({ date_to: "2036-02-28" }).where(eq(classRun.idx, course.idx));
  await db.delete(classTime).where(eq(classTime.idx_class_run, course.idx));
  const daily = ["1", "2", "3", "4", "5"].map((weekday) => ({ idx_class_run: course.idx, weekday }));
  await db.insert(classTime).values(daily.map((day) => ({ ...day, time_from: "07:00", time_to: "08:00" })));
  expect(await plan()).toMatchObject({ err: 409, err_msg: expect.stringContaining("한 번에 400회까지") });
  expect(await db.$count(miSchedule, isIts)).toBe(planned);
});

test("who stands in for an allowed leave is replaced by who keeps the instructors' times, not by who is on leave", async () => {
  const { db, lesson, mi, free, prepare, file, allow, call, enter, lessonNow } = await openLeave();
  const [first = 0, second = 0, third = 0] = free;
  const { idx } = await prepare(mi, lesson.idx_mi, [{ idx_schedule: lesson.idx, action: "sub", idx_sub_mi: first }]);
  expect(await file(mi, idx)).toMatchObject({ err: 0 });
  const settled = async (of: number) => {
    const asked = { mi: String(of), from: "2026-05-02", to: "2026-05-02", leave: String(idx) };
    const query = new URLSearchParams(asked);
    return (await (await enter(third)).get(`/rest/resourcemanagement/getSubstitutes?${query}`)).json().list.length;
  };
  // what is only asked for is not everybody's to know
  expect(await settled(lesson.idx_mi)).toBe(0);
  expect(await allow(idx)).toMatchObject({ err: 0 });
  expect([await settled(lesson.idx_mi), await settled(second)]).toEqual([1, 0]);
  const [line] = await db.select().from(miSub).where(eq(miSub.idx_mi_vacation, idx));
  const replaced = { idx: line?.idx, idx_schedule: lesson.idx, action: "sub", idx_sub_mi: second };
  const screen = "ResourceManagement-MIVacationMod-idx";
  const change = async (who: Visitor, values: object) => {
    const [leave] = await db.select().from(miVacation).where(eq(miVacation.idx, idx));
    return call(who, "change", { idx, ver: leave?.ver, screen, values });
  };
  expect(await change(mi, { mi_sub: [replaced] })).toMatchObject({ err: 400, fields: { mi_sub: expect.anything() } });
  expect(await lessonNow()).toMatchObject({ idx_mi: first });
  const keeper = await enter(third);
  // the class is no longer the instructor's; who could take it is still proposed
  const days = { mi: String(lesson.idx_mi), from: dayOf(lesson.during.from), to: dayOf(lesson.during.from) };
  const proposed = new URLSearchParams({ ...days, leave: String(idx) });
  const { list } = (await keeper.get(`/rest/resourcemanagement/getSubstitutes?${proposed}`)).json();
  expect(list).toMatchObject([
    { idx: lesson.idx, free: expect.arrayContaining([expect.objectContaining({ idx: second })]) },
  ]);
  expect(await change(keeper, { reason: "연기" })).toMatchObject({ err: 400, fields: { reason: expect.anything() } });
  expect(await change(keeper, { mi_sub: [replaced] })).toMatchObject({ err: 0 });
  expect(await lessonNow()).toMatchObject({
    idx_mi: second,
    idx_origin_mi: lesson.idx_mi,
    kind: "sub",
    status: "plan",
  });
  const sent = await db.select().from(notification).where(eq(notification.kind, "class"));
  const of = (who: number) => sent.filter((one) => one.idx_staff === who).map(({ title }) => title?.split(":")[0]);
  // who no longer stands in learns of it too; nobody is asked to agree to what holds already
  expect(of(first).toSorted()).toEqual(["대강 요청", "휴가로 대강", "휴가로 대강"]);
  expect(of(second)).toEqual(["휴가로 대강"]);
  const told = sent.filter(({ idx_staff, title }) => idx_staff === first && title?.startsWith("휴가로 대강"));
  const [{ kname = "" } = {}] = await db.select().from(staff).where(eq(staff.idx, second));
  expect(told.filter(({ title }) => title?.endsWith(`${kname} MI`))).toHaveLength(1);
  // the same line may say something else
  expect(await change(keeper, { mi_sub: [{ ...replaced, action: "cancel" }] })).toMatchObject({ err: 0 });
  expect(await lessonNow()).toMatchObject({ idx_mi: lesson.idx_mi, status: "cancel" });
  await db.update(miSchedule).set({ status: "done" }).where(eq(miSchedule.idx, lesson.idx));
  expect(await change(keeper, { mi_sub: [replaced] })).toMatchObject({
    fields: { mi_sub: expect.stringContaining("이미 끝난 수업") },
  });
});

test("a class in which the one on leave stood in for somebody is a substitution again once the leave is off", async () => {
  const { db, lesson, mi, free, prepare, file, allow, lessonNow } = await openLeave();
  const [first = 0, second = 0] = free;
  const isIt = eq(miSchedule.idx, lesson.idx);
  await db.update(miSchedule).set({ kind: "sub", idx_origin_mi: second }).where(isIt);
  const { idx } = await prepare(mi, lesson.idx_mi, [{ idx_schedule: lesson.idx, action: "sub", idx_sub_mi: first }]);
  expect(await file(mi, idx)).toMatchObject({ err: 0 });
  expect(await allow(idx)).toMatchObject({ err: 0 });
  expect(await lessonNow()).toMatchObject({ idx_mi: first, idx_origin_mi: second, kind: "sub" });
  const [asked] = await db.select().from(miVacation).where(eq(miVacation.idx, idx));
  const [leave] = await db
    .select()
    .from(vacation)
    .where(eq(vacation.idx, asked?.idx_vacation ?? 0));
  const doing = { by: 101, now: new Date("2026-03-02T01:00:00Z") };
  if (leave) await db.transaction((tx) => giveBack(tx, leave, doing));
  expect(await lessonNow()).toMatchObject({ idx_mi: lesson.idx_mi, idx_origin_mi: second, kind: "sub" });
});

test("a class that no longer lies in the days of a leave keeps no line", async () => {
  const { db, lesson, mi, free, prepare, call } = await openLeave();
  const line = { idx_schedule: lesson.idx, action: "sub", idx_sub_mi: free[0] };
  const { idx } = await prepare(mi, lesson.idx_mi, [line]);
  const screen = "ResourceManagement-MIVacationMod-idx";
  const values = { date_from: "2026-05-02", date_to: "2026-05-02" };
  expect(await call(mi, "change", { idx, ver: 1, screen, values })).toMatchObject({ err: 0 });
  const isKept = and(eq(miSub.idx_mi_vacation, idx), isNull(miSub.deleted_at));
  expect(await db.$count(miSub, isKept)).toBe(0);
});

test("who declines to stand in leaves the class open: the leave is not allowed until somebody else is named", async () => {
  const { db, lesson, mi, free, prepare, file, allow, call, enter, lessonNow } = await openLeave();
  const { idx } = await prepare(mi, lesson.idx_mi, [{ idx_schedule: lesson.idx, action: "sub", idx_sub_mi: free[0] }]);
  expect(await file(mi, idx)).toMatchObject({ err: 0 });
  const substitute = await enter(free[0] ?? 0);
  const [asked] = await db.select().from(miVacation).where(eq(miVacation.idx, idx));
  const decline = { idx, ver: asked?.ver, move: "decline" };
  expect(await call(mi, "move", { ...decline, reason: "대신" })).toMatchObject({ err: 403 });
  expect(await call(substitute, "move", decline)).toMatchObject({ err: 400 });
  expect(await call(substitute, "move", { ...decline, reason: "그날 출장" })).toMatchObject({ err: 0 });
  const heard = await db
    .select()
    .from(notification)
    .where(eq(notification.idx_staff, free[0] ?? 0));
  // asked for a class, and not told what they said themselves
  expect(heard.filter(({ kind }) => kind === "class").map(({ title }) => title)).toEqual([
    expect.stringContaining(`MI, ${lesson.title} (`),
  ]);
  const [line] = await db.select().from(miSub).where(eq(miSub.idx_mi_vacation, idx));
  expect(line).toMatchObject({ idx_sub_mi: null, memo: "그날 출장" });
  const told = await db.select().from(notification).where(eq(notification.idx_staff, lesson.idx_mi));
  expect(told.map(({ title }) => title)).toContainEqual(expect.stringContaining("대강을 거절했습니다"));
  expect(await allow(idx)).toMatchObject({ err: 409, err_msg: expect.stringContaining(lesson.title ?? "") });
  expect(await lessonNow()).toMatchObject({ idx_mi: lesson.idx_mi, kind: "class", status: "plan" });
});

test("a change of a repeated entry is one's, that of those behind it, or of all", async () => {
  const { add, keeper, db } = await open();
  const { idx } = await add({ during: time(200, 7), weeks: 4, place: "A실" });
  const entries = () =>
    db.select().from(miSchedule).where(eq(miSchedule.series_idx, idx)).orderBy(miSchedule.during, miSchedule.idx);
  const [first, second, third] = await entries();
  const change = async (entry: typeof first, series: string, values: object) =>
    (await keeper.post(at("change"), { idx: entry?.idx, ver: entry?.ver, series, values })).json();
  expect(await change(second, "one", { place: "B실" })).toMatchObject({ err: 0 });
  expect((await entries()).map(({ place }) => place)).toEqual(["A실", "B실", "A실", "A실"]);
  const later = { from: time(214, 9).from, to: time(214, 11).to };
  expect(await change(third, "following", { during: later })).toMatchObject({ err: 0 });
  const hours = (await entries()).map(({ during }) => during.from.toISOString().slice(11, 13));
  expect(hours).toEqual(["22", "22", "00", "00"]);
  // with one in the way none of them moves
  await add({ during: time(207, 14), title: "특강" });
  const [again] = await entries();
  expect(await change(again, "all", { during: time(200, 14) })).toMatchObject({ err: 409 });
  expect((await entries()).map(({ during }) => during.from.toISOString().slice(11, 13))).toEqual(hours);
  const [now] = await entries();
  expect(await change(now, "all", { place: "C실" })).toMatchObject({ err: 0 });
  expect((await entries()).map(({ place }) => place)).toEqual(["C실", "C실", "C실", "C실"]);
});

test("too many hours in a week and too little time between places are told, not refused", async () => {
  const { add, keeper, mi, db } = await open();
  await db.update(miProfile).set({ weekly_hours: 10 }).where(eq(miProfile.idx_staff, mi));
  const warnings = async (idx: number) => (await keeper.get(`${at("read")}?idx=${idx}`)).json().extra.warnings;
  const early = await add({ during: time(210, 9, 5), place: "여의도" });
  expect(await warnings(early.idx)).toEqual([]);
  const near = await add({ during: time(210, 14, 5), place: "판교" });
  expect(await warnings(near.idx)).toEqual(["시험 일정(여의도)와의 사이가 15분보다 짧습니다."]);
  const far = await add({ during: time(211, 9, 2), place: "판교" });
  expect(await warnings(far.idx)).toEqual(["이번 주 12시간으로 기준시수 10시간을 넘습니다."]);
});

test("on Mondays an instructor is told of classes without attendance", async () => {
  const { mi, db } = await open();
  await turnInstructors(db, new Date("2026-03-04T18:00:00Z"));
  const told = () =>
    db
      .select()
      .from(notification)
      .where(and(eq(notification.idx_staff, mi), sql`${notification.title} like '출석을 입력하지 않은%'`));
  expect(await told()).toHaveLength(0);
  const late = sql`lower(${miSchedule.during}) between '2026-02-20T00:00:00Z' and '2026-02-28T00:00:00Z'`;
  await db
    .update(miSchedule)
    .set({ attended: null })
    .where(and(eq(miSchedule.idx_mi, mi), eq(miSchedule.kind, "class"), late));
  await turnInstructors(db, new Date("2026-03-01T18:00:00Z"));
  expect((await told()).length).toBeGreaterThan(0);
});
