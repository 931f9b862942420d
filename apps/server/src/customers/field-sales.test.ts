import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  absence,
  businessCard,
  callLog,
  contact,
  customer,
  inquiry,
  notification,
  outsideWork,
  ownCar,
  staff,
  visit,
} from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { businessHoursAfter } from "./business-hours";

async function open() {
  const portal = await openTestPortal();
  const [seller, lead, cms] = (await Promise.all(
    ["staff", "lead", "cms"].map((name) => portal.signedIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor];
  const call = async (who: Visitor, entity: string, name: string, sent: object) =>
    (await who.post(`/rest/records/${entity}/${name}`, sent)).json();
  const read = async (who: Visitor, entity: string, idx: number) =>
    (await who.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
  const move = async (who: Visitor, entity: string, idx: number, move: string, more: object = {}) =>
    call(who, entity, "move", { idx, ver: (await read(who, entity, idx)).record.ver, move, ...more });
  return { ...portal, seller, lead, cms, call, read, move };
}

test("work outside lies beside a trip, never within a leave, is told of as 외근 and confirmed by somebody else", async () => {
  const { db, seller, lead, call, read, move } = await open();
  const [to] = await db.select().from(visit).where(eq(visit.idx_visitor, 100)).limit(1);
  const add = (more: object) =>
    call(seller, "outside_work", "add", {
      screen: "customerManagement-scheduleOutsideWorkAdd-idx",
      values: {
        ...{ idx_visit: to?.idx, work_date: "2026-03-02", out_at: "10:00", in_at: "12:00", place: "(가상)한빛전자" },
        ...{ purpose: "만족도 공유", transport: "own", ...more },
      },
    });
  expect((await add({ in_at: "09:50" })).fields).toHaveProperty("in_at");
  expect((await add({})).fields).toHaveProperty("distance_km");
  await db.update(ownCar).set({ is_use: false }).where(eq(ownCar.idx_staff, 100));
  expect((await add({ distance_km: 3 })).fields).toEqual({ transport: expect.stringContaining("내 자차") });
  const register = (who: Visitor, plate_no: string, more: object = {}) =>
    call(who, "own_car", "add", {
      screen: "customerManagement-scheduleVisitList#cars#add",
      values: { plate_no, fuel: "gas", ...more },
    });
  expect(await register(seller, "12가 3456", { fuel: "water" })).toMatchObject({
    fields: { fuel: expect.any(String) },
  });
  expect(await register(seller, "12가 3456")).toMatchObject({ err: 0 });
  expect((await register(seller, "12가 3457")).fields).toHaveProperty("is_use");
  expect((await register(lead, "12가 3456", { is_use: false })).fields).toHaveProperty("plate_no");
  const cars = "/rest/records/own_car/list?screen=customerManagement-scheduleVisitList%23cars&rows=100";
  const plates = async (who: Visitor) =>
    (await who.get(cars)).json().list.map((car: { plate_no: string }) => car.plate_no);
  expect(await plates(seller)).toContain("12가 3456");
  expect(await plates(lead)).not.toContain("12가 3456");
  expect((await add({ work_date: "2026-02-20", distance_km: 3 })).fields).toHaveProperty("work_date");
  const made = { idx_staff: 100, ref_idx: 1, idx_writer: 100 };
  const during = (from: string, until: string) => ({
    from: new Date(`2026-03-02T${from}:00+09:00`),
    to: new Date(`2026-03-02T${until}:00+09:00`),
  });
  await db.delete(absence).where(eq(absence.idx_staff, 100));
  await db.insert(absence).values({ ...made, kind: "vacation", during: during("11:00", "13:00") });
  expect((await add({ distance_km: 12.5 })).err_msg).toBe("그 시간은 휴가입니다.");
  await db.update(absence).set({ kind: "trip" }).where(eq(absence.idx_staff, 100));
  const { idx } = await add({ distance_km: 12.5 });
  const [row] = await db.select().from(outsideWork).where(eq(outsideWork.idx, idx));
  expect(row).toMatchObject({ idx_staff: 100, idx_customer: to?.idx_customer, idx_team: 111 });
  const isOut = and(eq(absence.kind, "outside"), eq(absence.ref_idx, idx), eq(absence.is_active, true));
  expect(await db.$count(absence, isOut)).toBe(1);

  expect((await move(seller, "outside_work", idx, "back")).fields).toHaveProperty("result");
  await move(seller, "outside_work", idx, "back", { values: { result: "자료 전달", distance_km: 12.5 } });
  expect((await move(seller, "outside_work", idx, "confirm")).err).not.toBe(0);
  expect(await move(lead, "outside_work", idx, "confirm")).toMatchObject({ err: 0 });
  expect((await read(seller, "outside_work", idx)).record).toMatchObject({ status: "ok", idx_checked_by: 101 });

  const { idx: next } = await add({ distance_km: 1, work_date: "2026-03-03" });
  await move(seller, "outside_work", next, "cancel");
  expect(
    await db.$count(absence, and(eq(absence.ref_idx, next), eq(absence.kind, "outside"), eq(absence.is_active, true))),
  ).toBe(0);
});

test("a card is read as far as it is shared, and becomes a customer's contact in one step", async () => {
  const { db, signedIn, seller, lead, call, read } = await open();
  const [own] = await db.select().from(businessCard).where(eq(businessCard.idx_writer, 100)).limit(1);
  const card = own as typeof businessCard.$inferSelect;
  const status = async (name: string) =>
    (await (await signedIn(`${name}@demo.test`)).get(`/rest/records/business_card/read?idx=${card.idx}`)).statusCode;
  const share = (to: string) => db.update(businessCard).set({ share: to }).where(eq(businessCard.idx, card.idx));
  const whoReads = async () => [
    await status("newcomer"),
    await status("lead"),
    await status("sales"),
    await status("support"),
  ];
  await share("me");
  expect(await whoReads()).toEqual([403, 403, 403, 403]);
  await share("team");
  expect(await whoReads()).toEqual([200, 200, 200, 403]);
  await share("all");
  expect(await whoReads()).toEqual([200, 200, 200, 200]);

  const [firm] = await db.select().from(customer).where(eq(customer.idx_owner, 100)).limit(1);
  await db
    .update(businessCard)
    .set({ idx_customer: null, idx_contact: null, phone: "010-9999-8888" })
    .where(eq(businessCard.idx, card.idx));
  const change = async (values: object) =>
    call(seller, "business_card", "change", {
      idx: card.idx,
      ver: (await read(seller, "business_card", card.idx)).record.ver,
      values,
    });
  expect((await change({ phone: "", email: "" })).fields).toHaveProperty("phone");
  expect(await change({ idx_customer: firm?.idx })).toMatchObject({ err: 0 });
  const { record } = await read(lead, "business_card", card.idx);
  expect(record.is_linked).toBe(true);
  const [person] = await db.select().from(contact).where(eq(contact.idx, record.idx_contact));
  expect(person).toMatchObject({ idx_customer: firm?.idx, name: card.name, phone: "010-9999-8888" });
  const before = await db.$count(contact);
  await change({ idx_contact: null });
  expect(await db.$count(contact)).toBe(before);
});

test("a lead hands cards over to somebody else with their unit; what is kept to oneself stays, and both are told", async () => {
  const { db, signedIn, seller, lead, call, read } = await open();
  const screen = "customerManagement-businessCardList";
  const cards = await db.select().from(businessCard).where(eq(businessCard.idx_writer, 100)).limit(3);
  const [team, own, other] = cards.map(({ idx }) => idx) as [number, number, number];
  await db
    .update(businessCard)
    .set({ share: "team" })
    .where(inArray(businessCard.idx, [team, other]));
  await db.update(businessCard).set({ share: "me" }).where(eq(businessCard.idx, own));
  const give = (who: Visitor, idxs: number[], to: number) => call(who, "business_card", "bulk", { screen, idxs, to });

  expect((await give(seller, [team], 107)).refused).toEqual([
    { idx: team, name: expect.any(String), why: "접근 권한이 없습니다." },
  ]);
  expect((await give(await signedIn("support@demo.test"), [team], 107)).done).toEqual([]);
  expect((await give(lead, [team], 100)).refused).toEqual([
    { idx: team, name: expect.any(String), why: "이미 담당하고 있습니다." },
  ]);
  const [gone] = await db.select().from(staff).where(ne(staff.status, "active")).limit(1);
  expect((await give(lead, [team], gone?.idx ?? 0)).fields).toEqual({ to: expect.stringContaining("재직 중") });

  const [before] = await db.select().from(businessCard).where(eq(businessCard.idx, team));
  const [division] = await db.select().from(staff).where(eq(staff.idx, 110));
  const some = await give(lead, [team, own, other], 110);
  expect(some.done).toEqual([team, other]);
  // of what somebody may not read not even the name is said
  expect(some.refused).toEqual([{ idx: own, why: "접근 권한이 없습니다." }]);
  const [given] = await db.select().from(businessCard).where(eq(businessCard.idx, team));
  expect(given).toMatchObject({ idx_writer: 110, idx_team: division?.idx_team, ver: (before?.ver ?? 0) + 1 });
  const told = (idx: number) => db.select().from(notification).where(eq(notification.idx_staff, idx));
  const isOfCards = { title: expect.stringMatching(/명함 2건을/), link: "/customermanagement/businesscardlist" };
  expect(await told(110)).toContainEqual(expect.objectContaining(isOfCards));
  expect(await told(100)).toContainEqual(expect.objectContaining(isOfCards));
  const { history } = await read(await signedIn("division@demo.test"), "business_card", team);
  expect(history.at(-1)).toMatchObject({ changes: [{ label: "작성자" }] });
});

test("the demo company has work outside that waits for its lead, and some to come", async () => {
  const { db } = await open();
  const of = (status: string) => db.$count(outsideWork, eq(outsideWork.status, status));
  expect([await of("done"), await of("plan"), await db.$count(outsideWork)]).toEqual([30, 20, 1200]);
});

test("business hours leave nights, weekends and holidays out", () => {
  const after = (from: string, hours = 4, off: string[] = []) =>
    businessHoursAfter(new Date(`${from}:00+09:00`), hours, new Set(off)).toISOString();
  expect(after("2026-03-03T10:00")).toBe("2026-03-03T05:00:00.000Z");
  expect(after("2026-03-06T16:00")).toBe("2026-03-09T02:00:00.000Z");
  expect(after("2026-03-03T20:00", 4, ["2026-03-04"])).toBe("2026-03-05T04:00:00.000Z");
});

test("a new caller is found by the number, becomes an inquiry, is assigned, answered and turned into an opportunity", async () => {
  const { db, signedIn, seller, cms, call, read, move } = await open();
  const admin = await signedIn("sales@demo.test");
  const [known] = await db
    .select()
    .from(contact)
    .where(and(eq(contact.idx_owner, 100), isNull(contact.deleted_at)))
    .limit(1);
  const phone = (known?.phone ?? "").replaceAll("-", " ");
  const add = (values: object) =>
    call(cms, "call_log", "add", {
      screen: "myPIMS-eicn#add",
      values: {
        called_at: "2026-03-02T01:00:00.000Z",
        direction: "in",
        kind: "new",
        content: "출강 문의",
        idx_handler: 12,
        ...values,
      },
    });
  expect((await add({ phone: "1234-567" })).fields).toHaveProperty("phone");
  const { idx } = await add({ phone });
  const { record } = await read(cms, "call_log", idx);
  expect(record).toMatchObject({ idx_customer: known?.idx_customer, idx_contact: known?.idx });
  // whoever calls again is known by the number, however it is written
  const { idx: again1 } = await add({ phone: phone.replaceAll(" ", ""), kind: "study" });
  expect((await read(cms, "call_log", again1)).extra.earlier[0]).toMatchObject({ idx });
  const [asked] = await db.select().from(inquiry).where(eq(inquiry.idx_call, idx));
  expect(asked).toMatchObject({ status: "new", idx_customer: known?.idx_customer, channel: "tel" });
  const of = asked?.idx ?? 0;

  expect(await move(admin, "inquiry", of, "assign", { values: { idx_assigned: 100 } })).toMatchObject({ err: 0 });
  const told = await db
    .select()
    .from(notification)
    .where(eq(notification.idx_staff, 100))
    .orderBy(desc(notification.idx))
    .limit(1);
  expect(told[0]?.title).toContain("문의가 배정되었습니다");
  await move(seller, "inquiry", of, "talk");
  expect((await read(seller, "inquiry", of)).record.first_reply_at).not.toBeNull();
  const values = { title: "출강", idx_customer: known?.idx_customer, product: "class", amount: 5_000_000 };
  const made = await call(seller, "smp", "add", {
    screen: "customerManagement-statusSMPAdd",
    values: { ...values, expect_date: "2026-05-01", idx_owner: 100, idx_inquiry: of },
  });
  expect((await read(seller, "inquiry", of)).record).toMatchObject({ status: "won", idx_smp: made.idx });
  const again = { ...values, expect_date: "2026-05-01", idx_owner: 100, idx_inquiry: of };
  expect((await call(seller, "smp", "add", { screen: "customerManagement-statusSMPAdd", values: again })).err).not.toBe(
    0,
  );
});

test("of the first answers that are due, the dashboard tells how many came within four business hours", async () => {
  const { db, signedIn } = await open();
  const admin = await signedIn("sales@demo.test");
  const due = new Date("2026-02-27T05:00:00Z");
  const asked = async (reply: string | null, until = due) => {
    const first_reply_at = reply === null ? null : new Date(reply);
    await db.update(inquiry).set({ reply_due: until, first_reply_at, received_at: due }).where(eq(inquiry.idx, ++at));
  };
  let at = 0;
  await db.update(inquiry).set({ received_at: new Date("2020-01-01T00:00:00Z") });
  await asked("2026-02-27T04:00:00Z");
  await asked("2026-02-27T06:00:00Z");
  await asked(null);
  // neither answered nor late
  await asked(null, new Date("2026-03-03T05:00:00Z"));
  const screen = "customerManagement-inboundDashboard&received_at.from=2026-02-27&received_at.to=2026-02-27";
  const { charts } = (await admin.get(`/rest/records/inquiry/statistics?screen=${screen}`)).json();
  expect(charts.onTime).toEqual([{ by: "", value: 33.3 }]);
});

test("a call is done with its result; in vain it takes three days; the customer's owner reads no number", async () => {
  const { db, signedIn, cms, read, move } = await open();
  const [of] = await db.select().from(customer).where(eq(customer.idx_owner, 100)).limit(1);
  const [open1] = await db.select().from(callLog).where(eq(callLog.status, "recv")).limit(1);
  const idx = open1?.idx ?? 0;
  await db
    .update(callLog)
    .set({ idx_customer: of?.idx ?? 0 })
    .where(eq(callLog.idx, idx));
  const owner = await signedIn("staff@demo.test");
  const { record: theirs, extra } = await read(owner, "call_log", idx);
  expect(extra).toEqual({});
  expect(theirs.kind).toBe(open1?.kind);
  for (const hidden of ["phone", "content", "record_url"]) expect(theirs).not.toHaveProperty(hidden);
  await move(cms, "call_log", idx, "miss");
  expect((await move(cms, "call_log", idx, "done", { values: { result: "연락이 되지 않음" } })).err_msg).toContain(
    "3일",
  );
  expect(
    (await move(cms, "call_log", idx, "back", { values: { back_at: "2026-01-01T00:00:00Z" } })).fields,
  ).toHaveProperty("back_at");
  await move(cms, "call_log", idx, "run");
  expect((await move(cms, "call_log", idx, "done")).fields).toHaveProperty("result");
  expect(await move(cms, "call_log", idx, "done", { values: { result: "안내함" } })).toMatchObject({ err: 0 });
});
