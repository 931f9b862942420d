import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { absence, booking, contact, customer, notification, outsideWork, smp, statusLog, visit } from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { tellOfTomorrow } from "./visits-on";

const at = (call: string) => `/rest/records/visit/${call}`;
/** A working hour so many days from the tests' today, 2026-03-02. */
const time = (days: number, hour = 14) => ({
  from: new Date(Date.UTC(2026, 2, 2 + days, hour - 9)).toISOString(),
  to: new Date(Date.UTC(2026, 2, 2 + days, hour - 8)).toISOString(),
});

async function open() {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("staff@demo.test");
  const [own] = await portal.db.select().from(customer).where(eq(customer.idx_owner, 100)).limit(1);
  const idx_customer = own?.idx ?? 0;
  const add = async (values: object, who: Visitor = visitor) => {
    const plain = { idx_customer, idx_visitor: 100, kind: "visit", purpose: "care", during: time(30) };
    const sent = { screen: "customerManagement-scheduleVisitAdd", values: { ...plain, ...values } };
    return (await who.post(at("add"), sent)).json();
  };
  const read = async (idx: number) => (await visitor.get(`${at("read")}?idx=${idx}`)).json().record;
  const move = async (idx: number, move: string, more: object = {}) => {
    const { ver } = await read(idx);
    return (await visitor.post(at("move"), { idx, ver, move, ...more })).json();
  };
  const bookings = () => portal.db.select().from(booking).orderBy(desc(booking.idx)).limit(3);
  const since = async () => (await bookings())[0]?.idx ?? 0;
  return {
    ...portal,
    visitor,
    customer: own as typeof customer.$inferSelect,
    idx_customer,
    add,
    read,
    move,
    bookings,
    since,
  };
}

test("a visit books its car in the same save, moves and frees it, and is refused with it", async () => {
  const { add, read, move, bookings, since, db } = await open();
  const { idx } = await add({ idx_vehicle: 7, during: time(200), place: "고객사 1층" });
  const made = await read(idx);
  const [car] = await bookings();
  expect(car).toMatchObject({ idx: made.idx_booking, kind: "vehicle", idx_resource: 7, idx_driver: 100 });
  expect(car?.idx_customer).toBe(made.idx_customer);
  expect(car).toMatchObject({ status: "confirmed", dest: "고객사 1층" });

  const last = await since();
  const refused = await add({ idx_vehicle: 7, during: time(200) });
  expect(refused).toMatchObject({ err: 409, fields: { during: expect.stringContaining("이미 예약되어 있습니다") } });
  expect(await since()).toBe(last);
  expect(await db.$count(visit, eq(visit.idx_vehicle, 7))).toBe(1);

  expect(await move(idx, "delay", { values: { during: time(201) } })).toMatchObject({ err: 0 });
  const [moved] = await db.select().from(booking).where(eq(booking.idx, made.idx_booking));
  expect(moved?.during.from.toISOString()).toBe(time(201).from);
  expect(await move(idx, "cancel", { reason: "고객사 사정" })).toMatchObject({ err: 0 });
  const [freed] = await db.select().from(booking).where(eq(booking.idx, made.idx_booking));
  expect([freed?.status, (await read(idx)).cancel_reason]).toEqual(["cancel", "고객사 사정"]);
});

test("of weekly visits with a car all are made, or none", async () => {
  const { add, db } = await open();
  await add({ idx_vehicle: 7, during: time(207) });
  const before = await db.$count(visit);
  expect(await add({ idx_vehicle: 7, during: time(200), weeks: 3 })).toMatchObject({ err: 409 });
  expect(await db.$count(visit)).toBe(before);
  expect(await add({ during: time(200), weeks: 3 })).toMatchObject({ err: 0 });
  expect(await db.$count(visit)).toBe(before + 3);
});

test("what came of a visit takes ten letters, reaches the customer and plans the next one", async () => {
  const { add, read, move, db, idx_customer } = await open();
  await db
    .update(customer)
    .set({ last_contact_at: new Date("2025-01-01") })
    .where(eq(customer.idx, idx_customer));
  const last_activity_at = new Date("2025-01-01");
  const deal = { title: "하반기 과정", product: "class", amount: 1, expect_date: "2026-05-01", idx_owner: 100 };
  const place = { idx_sector: 1, idx_office: 110, idx_team: 111, idx_writer: 100 };
  const [opportunity] = await db
    .insert(smp)
    .values({ ...deal, ...place, idx_customer, last_activity_at })
    .returning();
  const idx_smp = opportunity?.idx ?? 0;
  const { idx } = await add({ during: time(0, 8), idx_smp, visit_member: [{ idx_staff: 107 }] });
  expect(await move(idx, "complete", { values: { result: "짧음" } })).toMatchObject({
    fields: { result: expect.stringContaining("10자") },
  });
  const next_at = time(14).from;
  const result = "하반기 인원 계획을 확인했습니다.";
  const done = await move(idx, "complete", { values: { result, next_action: "견적 보내기", next_at } });
  expect(done).toMatchObject({ err: 0 });
  expect(await read(idx)).toMatchObject({ status: "done", result, title: expect.any(String) });
  const [reached] = await db.select().from(customer).where(eq(customer.idx, idx_customer));
  expect(reached?.last_contact_at?.toISOString()).toBe(time(0, 8).from);
  const [worked] = await db.select().from(smp).where(eq(smp.idx, idx_smp));
  expect(worked?.last_activity_at?.toISOString()).toBe(time(0, 8).from);
  const [next] = await db.select().from(visit).orderBy(desc(visit.idx)).limit(1);
  expect(next).toMatchObject({ idx_customer, status: "plan", kind: "visit", memo: "견적 보내기" });
  expect(next?.during.from.toISOString()).toBe(next_at);
});

test("a customer that rests is traded with again once somebody was there, and not by what was long ago", async () => {
  const { add, move, idx_customer, db } = await open();
  const set = { status: "pause" as const, last_contact_at: null };
  await db.update(customer).set(set).where(eq(customer.idx, idx_customer));
  const result = "다시 찾아가 새해 계획을 들었습니다.";
  const stateAfter = async (days: number) => {
    const { idx } = await add({ during: time(days, 8) });
    expect(await move(idx, "complete", { values: { result } })).toMatchObject({ err: 0 });
    return (await db.select().from(customer).where(eq(customer.idx, idx_customer)))[0]?.status;
  };
  expect(await stateAfter(-400)).toBe("pause");
  expect(await stateAfter(0)).toBe("active");
  const isTheirs = and(eq(statusLog.entity, "customer"), eq(statusLog.entity_idx, idx_customer));
  const log = await db.select().from(statusLog).where(isTheirs).orderBy(desc(statusLog.idx));
  expect(log[0]).toMatchObject({ from_status: "pause", to_status: "active", idx_staff: 100, memo: "다시 접촉함" });
});

test("what came of several calls is written at once, but of no visit and of none that is still to come", async () => {
  const { add, read, visitor } = await open();
  const idxs: number[] = [];
  for (const during of [time(0, 8), time(0, 9), time(30)]) idxs.push((await add({ kind: "call", during })).idx);
  idxs.push((await add({ kind: "visit", during: time(0, 8) })).idx);
  const values = { result: "부재중이라 문자를 남겼습니다.", next_action: null, next_at: null };
  const sent = { screen: "customerManagement-scheduleVisitList", idxs, move: "complete", values };
  const answer = (await visitor.post(at("bulk"), sent)).json();
  expect(answer).toMatchObject({ done: idxs.slice(0, 2), refused: [{ idx: idxs[2] }, { idx: idxs[3] }] });
  expect(answer.refused[1].why).toContain("종류: 전화뿐");
  expect(await read(idxs[1] as number)).toMatchObject({ status: "done", result: values.result });
});

test("a visit is to a customer or to a name, its people are that customer's, and nothing to come is done", async () => {
  const { add, move, read, visitor, idx_customer, db } = await open();
  expect(await add({ idx_customer: null })).toMatchObject({ fields: { idx_customer: expect.any(String) } });
  expect(await add({ idx_customer: null, customer_text: "새로운 회사" })).toMatchObject({ err: 0 });
  const stranger = idx_customer === 1 ? 900 : 1;
  expect(await add({ idx_contact: stranger })).toMatchObject({ fields: { idx_contact: expect.any(String) } });
  const isTheirs = eq(contact.idx_customer, idx_customer);
  const [person] = await db.select().from(contact).where(isTheirs).limit(1);
  const { idx } = await add({ idx_contact: person?.idx });
  expect(await move(idx, "complete", { values: { result: "아직 가지 않은 곳입니다." } })).toMatchObject({ err: 409 });
  // who has gone to another company since was theirs then
  await db.update(contact).set({ idx_customer: stranger }).where(isTheirs);
  const change = { idx, ver: (await read(idx)).ver, values: { place: "3층" } };
  expect((await visitor.post(at("change"), change)).json()).toMatchObject({ err: 0 });
});

test("who was visited under a name alone becomes a customer afterwards, who has been reached then", async () => {
  const { add, move, read, visitor, idx_customer, db } = await open();
  await db.update(customer).set({ last_contact_at: null }).where(eq(customer.idx, idx_customer));
  const { idx } = await add({ idx_customer: null, customer_text: "새로운 회사", during: time(0, 8) });
  await move(idx, "complete", { values: { result: "처음 만나 인사했습니다." } });
  const change = { idx, ver: (await read(idx)).ver, values: { idx_customer } };
  expect((await visitor.post(at("change"), change)).json()).toMatchObject({ err: 0 });
  const [reached] = await db.select().from(customer).where(eq(customer.idx, idx_customer));
  expect(reached?.last_contact_at?.toISOString()).toBe(time(0, 8).from);
  expect(await read(idx)).toMatchObject({ idx_customer, title: reached?.name });
});

test("the hours outside of the office are counted with the visits that they belong to", async () => {
  const { add, visitor, db, idx_customer } = await open();
  const day = time(400).from.slice(0, 10);
  const { idx } = await add({ during: time(400) });
  const work = { idx_visit: idx, idx_customer, work_date: day, out_at: "13:00", in_at: "16:30" };
  const place = { idx_sector: 1, idx_office: 110, idx_team: 111, idx_writer: 100 };
  const plain = { ...place, idx_staff: 100, place: "고객사", purpose: "방문" };
  await db.insert(outsideWork).values([
    { ...plain, ...work },
    { ...plain, ...work, status: "cancel" },
  ]);
  const asked = new URLSearchParams({ "during.from": day, "during.to": day });
  const screen = "customerManagement-scheduleVisitStatus";
  const { charts } = (await visitor.get(`${at("statistics")}?screen=${screen}&${asked}`)).json();
  expect(charts.outside).toMatchObject([{ value: 3.5 }]);
});

test("who comes along is told, and who is away or elsewhere then is shown before saving", async () => {
  const { add, visitor, db } = await open();
  const during = time(40);
  const { idx } = await add({ during, visit_member: [{ idx_staff: 107 }] });
  const told = await db.select().from(notification).where(eq(notification.idx_staff, 107));
  expect(told.map(({ link }) => link)).toContain(`/customermanagement/schedulevisitview/${idx}`);
  const asked = new URLSearchParams({ ...during, people: "107,100" });
  const obstacles = async (more = "") => (await visitor.get(`${at("taken")}?${asked}${more}`)).json().list;
  expect(await obstacles()).toHaveLength(2);
  expect(await obstacles(`&idx=${idx}`)).toEqual([]);
});

test("a team's people are told with when they are away, and no more days than a calendar has", async () => {
  const { visitor, db } = await open();
  const during = { from: new Date("2026-02-10T00:00:00Z"), to: new Date("2026-02-10T09:00:00Z") };
  await db.insert(absence).values({ idx_staff: 100, kind: "trip", ref_idx: 1, during });
  const get = (query: string) => visitor.get(`/rest/customermanagement/getVisitors?${query}`);
  const { people, away } = (await get("team=111&from=2026-02-01&to=2026-03-14")).json();
  expect(people.length).toBeGreaterThan(3);
  expect(away).toContainEqual({ idx: 100, day: "2026-02-10", text: "출장" });
  expect((await get("team=111&from=2026-01-01&to=2026-03-14")).statusCode).toBe(400);
});

test("in the evening everybody is told of tomorrow's visits, once", async () => {
  const { add, db } = await open();
  await db.delete(notification);
  const { idx } = await add({ during: time(90) });
  expect(idx).toBeGreaterThan(0);
  const told = () => db.select().from(notification).where(eq(notification.idx_staff, 100));
  expect(await tellOfTomorrow(db, new Date("2026-05-30T07:00:00Z"))).toBe(0);
  expect(await tellOfTomorrow(db, new Date("2026-05-30T08:00:00Z"))).toBe(1);
  expect(await tellOfTomorrow(db, new Date("2026-05-30T09:00:00Z"))).toBe(0);
  expect((await told()).map(({ title }) => title)).toEqual([expect.stringMatching(/^내일 방문 일정 1건: 14:00/)]);
});

test("visits and their cars are in what happened with a customer", async () => {
  const { add, visitor, idx_customer } = await open();
  const { idx } = await add({ during: time(300), idx_vehicle: 7 });
  const told = async (kind: string) => {
    const query = `idx=${idx_customer}&kinds=${kind}&rows=1`;
    return (await visitor.get(`/rest/customermanagement/getCustomerTimeline?${query}`)).json().list;
  };
  expect(await told("booking")).toMatchObject([{ kind: "booking", state: { label: "확정", tone: "done" } }]);
  expect(await told("visit")).toMatchObject([
    {
      kind: "visit",
      idx,
      state: { label: "예정", tone: "waiting" },
      link: `/customermanagement/schedulevisitview/${idx}`,
    },
  ]);
});

test("a visit that somebody plans for another one is told to them, and its car is booked by who plans it", async () => {
  const { add, bookings, db, signedIn } = await open();
  await db.delete(notification);
  const lead = await signedIn("lead@demo.test");
  expect(await add({ idx_vehicle: 7, during: time(210) }, lead)).toMatchObject({ err: 0 });
  const told = await db.select().from(notification).where(eq(notification.idx_staff, 100));
  expect(told.map(({ title }) => title)).toContainEqual(expect.stringContaining("내 방문 일정을 등록"));
  expect((await bookings())[0]).toMatchObject({ idx_booker: 101, idx_driver: 100 });
});
