import { and, eq, inArray, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { booking, classroom, eduCourse, eduRecord, notification } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { keepCourses } from "./course-night";

const NOW = "2026-03-02T01:00:00Z";
const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;

/** A portal with the people who keep the courses, and a course of theirs. */
async function open(given: object = {}) {
  const portal = await openTestPortal();
  const keeper = await portal.signedIn("people@demo.test");
  const values = {
    ...{ title: "데이터 글쓰기", category: "job", method: "class", hours: 12, credit: 6 },
    ...{ start_at: "2026-04-06T01:00:00Z", end_at: "2026-04-07T08:00:00Z", ...given },
  };
  const { idx } = (await keeper.post(at("edu_course", "add"), { screen: "myPIMS-EducationAdd", values })).json();
  const move = async (who: Visitor, entity: string, idx: number, move: string, reason?: string) => {
    const { record } = (await who.get(`${at(entity, "read")}?idx=${idx}`)).json();
    return (await who.post(at(entity, "move"), { idx, ver: record.ver, move, ...(reason && { reason }) })).json();
  };
  const recordsOf = () =>
    portal.db.select().from(eduRecord).where(eq(eduRecord.idx_course, idx)).orderBy(eduRecord.idx);
  return { ...portal, keeper, idx, move, recordsOf };
}

test("a mandatory course puts its target onto it as it opens, and newcomers in the night", async () => {
  const portal = await open({ is_mandatory: true, target: { idx_team: [111] } });
  expect(await portal.move(portal.keeper, "edu_course", portal.idx, "open")).toMatchObject({ err: 0 });
  const first = await portal.recordsOf();
  expect(new Set(first.map(({ idx_team, status }) => `${idx_team} ${status}`))).toEqual(new Set(["111 approved"]));
  await portal.db.delete(eduRecord).where(and(eq(eduRecord.idx_course, portal.idx), eq(eduRecord.idx_staff, 107)));
  await keepCourses(portalEntities, portal.db, new Date(NOW));
  expect((await portal.recordsOf()).map(({ idx_staff }) => idx_staff).sort()).toEqual(
    first.map(({ idx_staff }) => idx_staff).sort(),
  );
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 107));
  expect(told.map(({ title }) => title)).toContain("필수교육에 등록되었습니다: 데이터 글쓰기 (2026-04-07까지)");
});

test("on paper a course has all who passed it and nobody else, for those who keep the courses", async () => {
  const { db, keeper, idx, move, recordsOf, signedIn } = await open({
    is_mandatory: true,
    target: { idx_team: [111] },
  });
  await move(keeper, "edu_course", idx, "open");
  const print = async (who: Visitor) => (await who.get(`${at("edu_course", "print")}?sheet=passed&idxs=${idx}`)).json();
  expect((await print(keeper)).refused).toEqual([
    { idx, name: expect.any(String), why: "이수자 명단: 지금 상태에서는 출력할 수 없습니다." },
  ]);
  await move(keeper, "edu_course", idx, "begin");
  const [first, second, ...others] = await recordsOf();
  const passed = [first?.idx, second?.idx] as number[];
  await db.update(eduRecord).set({ status: "pass" }).where(inArray(eduRecord.idx, passed));
  const { list, rows, names } = await print(keeper);
  expect(list).toMatchObject([{ idx, title: "데이터 글쓰기" }]);
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(rows[idx].map(({ idx_staff }: { idx_staff: number }) => idx_staff))).toEqual(
    new Set([first?.idx_staff, second?.idx_staff]),
  );
  expect(names.staff[String(first?.idx_staff)]).toEqual(expect.any(String));
  const { list: none, rows: nothing, refused } = await print(await signedIn("lead@demo.test"));
  expect([none, nothing, refused]).toEqual([[], {}, [{ idx, name: expect.any(String), why: "접근 권한이 없습니다." }]]);
});

test("a course begins and ends with its days, and those on it with it", async () => {
  const { db, idx, keeper, recordsOf } = await open();
  const values = { idx_course: idx, idx_staff: 100 };
  const screen = "myPIMS-EducationList#records#add";
  expect((await keeper.post(at("edu_record", "add"), { screen, values })).json()).toMatchObject({ err: 0 });
  const stateOn = async (day: string) => {
    await keepCourses(portalEntities, db, new Date(day));
    const [course] = await db.select().from(eduCourse).where(eq(eduCourse.idx, idx));
    return [course?.status, (await recordsOf())[0]?.status];
  };
  expect(await stateOn("2026-04-05T18:00:00Z")).toEqual(["plan", "approved"]);
  expect(await stateOn("2026-04-06T18:00:00Z")).toEqual(["run", "run"]);
  expect(await stateOn("2026-04-08T18:00:00Z")).toEqual(["done", "run"]);
});

test("a course's room is booked, moved and given back with it, and refused with it", async () => {
  const { db, keeper, move } = await open();
  const rooms = await db.select().from(classroom).where(eq(classroom.need_confirm, false)).limit(2);
  const [room, other] = rooms.map(({ idx }) => idx) as [number, number];
  const asked = (hour: number, idx_classroom = room) => ({
    ...{ title: "발표 연습", category: "job", method: "class", hours: 2, credit: 1, idx_classroom },
    ...{ start_at: `2026-05-09T0${hour}:00:00Z`, end_at: `2026-05-09T0${hour + 2}:00:00Z` },
  });
  const add = async (values: object) =>
    (await keeper.post(at("edu_course", "add"), { screen: "myPIMS-EducationAdd", values })).json();
  const bookings = () => db.select().from(booking).where(eq(booking.title, "발표 연습")).orderBy(booking.idx);
  const change = async (idx: number, values: object) => {
    const { record } = (await keeper.get(`${at("edu_course", "read")}?idx=${idx}`)).json();
    return (await keeper.post(at("edu_course", "change"), { idx, ver: record.ver, values })).json();
  };
  const { idx } = await add(asked(1));
  expect(await bookings()).toMatchObject([{ kind: "classroom", idx_resource: room, status: "confirmed" }]);
  // the same room at the same time goes to nobody else, and their course is not written
  expect(await add(asked(2))).toMatchObject({ err: 409 });
  expect(await bookings()).toHaveLength(1);
  expect(await db.$count(eduCourse, eq(eduCourse.title, "발표 연습"))).toBe(1);
  const { start_at, end_at, idx_classroom } = asked(4, other);
  expect(await change(idx, { start_at, end_at, idx_classroom })).toMatchObject({ err: 0 });
  const [moved] = await bookings();
  expect([moved?.idx_resource, moved?.during.from]).toEqual([other, new Date(start_at)]);
  expect(await move(keeper, "edu_course", idx, "cancel", "강사 사정")).toMatchObject({ err: 0 });
  expect((await bookings()).map(({ status }) => status)).toEqual(["cancel"]);
  expect(await add(asked(4, other))).toMatchObject({ err: 0 });
});

test("who came too seldom passes with a reason alone; nobody passes themselves; what is passed counts", async () => {
  const { idx, keeper, move, recordsOf, signedIn, db } = await open();
  await move(keeper, "edu_course", idx, "open");
  for (const idx_staff of [100, 102]) {
    const values = { idx_course: idx, idx_staff };
    await keeper.post(at("edu_record", "add"), { screen: "myPIMS-EducationList#records#add", values });
  }
  const [hers, own] = (await recordsOf()).map(({ idx: of }) => of) as [number, number];
  await db
    .update(eduRecord)
    .set({ attend_rate: 70 })
    .where(inArray(eduRecord.idx, [hers, own]));
  expect((await move(keeper, "edu_record", hers, "pass")).fields.reason).toContain("출석률이 80%보다 낮습니다.");
  expect(await move(keeper, "edu_record", own, "pass", "예외")).not.toMatchObject({ err: 0 });
  expect(await move(keeper, "edu_record", hers, "pass", "병가로 인정")).toMatchObject({ err: 0 });
  // the credit counts on the day on which the course ends
  expect((await recordsOf())[0]).toMatchObject({ status: "pass", edu_date: "2026-04-07", credit: 6 });
  const staff = await signedIn("staff@demo.test");
  expect(await move(staff, "edu_record", hers, "fail")).toMatchObject({ err: 403 });
});

test("what people learn by themselves is at most four hours a day, and waits to be confirmed", async () => {
  const { keeper, move, signedIn } = await open();
  const staff = await signedIn("staff@demo.test");
  const screen = "myPIMS-myEduManagemetList#add";
  const add = async (hours: number) =>
    (
      await staff.post(at("edu_record", "add"), {
        screen,
        values: { title: "온라인 강의", edu_date: "2026-02-27", hours },
      })
    ).json();
  const { idx } = await add(3);
  expect((await add(2)).fields.hours).toBe("시간: 자율학습은 하루 4시간까지 등록할 수 있습니다.");
  const { record } = (await staff.get(`${at("edu_record", "read")}?idx=${idx}`)).json();
  expect(record).toMatchObject({ status: "apply", credit: 1.5, idx_staff: 100 });
  expect(await move(staff, "edu_record", idx, "confirm")).toMatchObject({ err: 403 });
  expect(await move(keeper, "edu_record", idx, "confirm")).toMatchObject({ err: 0 });
});

test("credits are told for each of the people who have passed something", async () => {
  const { db, signedIn } = await openTestPortal();
  const keeper = await signedIn("people@demo.test");
  const passed = await db
    .select()
    .from(eduRecord)
    .where(and(eq(eduRecord.status, "pass"), isNull(eduRecord.deleted_at)));
  const people = new Set(passed.map(({ idx_staff }) => idx_staff));
  expect(people.size).toBeLessThan(passed.length);
  const { charts } = (await keeper.get(`${at("edu_record", "statistics")}?screen=myPIMS-EducationDashboard`)).json();
  const all = passed.reduce((sum, { credit }) => sum + Number(credit), 0);
  expect(charts.credit).toMatchObject([{ value: Math.round((100 * all) / people.size) / 100 }]);
});
