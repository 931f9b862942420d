import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { remind } from "../../crud/by-date/remind";
import { booking, contract, elearning, notification, preference } from "../../db/tables";
import { portalEntities } from "../../portal-entities";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

const at = (call: string) => `/rest/records/elearning/${call}`;
/** The portal's clock shows ten o'clock of this day. */
const TODAY = "2026-03-02";

const read = async (visitor: Visitor, idx: number) => (await visitor.get(`${at("read")}?idx=${idx}`)).json();

async function pictureOf(visitor: Visitor): Promise<number> {
  const boundary = "----picture";
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field("entity", "elearning")}${field("field", "thumbnail")}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(dot, "base64"),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const answer = await visitor.send({ method: "POST", url: "/rest/records/uploadFile", headers, payload });
  expect(answer.json()).toMatchObject({ err: 0 });
  return answer.json().idx;
}

async function add(visitor: Visitor, values: object = {}) {
  const thumbnail = await pictureOf(visitor);
  const sent = { code: "NEW-1", title: "새 과정", category: "job", hours: 4.5, lessons: 8, thumbnail, ...values };
  return (await visitor.post(at("add"), { screen: "BusinessManagement-eLearningAdd", values: sent })).json();
}

async function change(visitor: Visitor, idx: number, values: object) {
  const { record } = await read(visitor, idx);
  return (await visitor.post(at("change"), { idx, ver: record.ver, values })).json();
}

async function move(visitor: Visitor, idx: number, name: string, reason?: string) {
  const { record } = await read(visitor, idx);
  return (await visitor.post(at("move"), { idx, ver: record.ver, move: name, ...(reason && { reason }) })).json();
}

describe("a course", () => {
  test("goes from its plan to the service: its producer takes it forward, and who leads the team opens it", async () => {
    const portal = await openTestPortal();
    const [producer, lead, mate] = [
      await portal.signedIn("staff@demo.test"),
      await portal.signedIn("lead@demo.test"),
      await portal.signedIn("newcomer@demo.test"),
    ];
    const { idx } = await add(producer);
    const steps = ["기획안", "원고", "촬영", "편집", "검수"];
    const { record } = await read(producer, idx);
    expect(record).toMatchObject({ status: "plan", idx_team: 111, idx_producer: 100 });
    expect(record.checklist).toEqual(steps.map((text) => ({ text, done: false })));
    expect(await move(mate, idx, "make")).toMatchObject({ err: 403 });
    expect(await change(mate, idx, { title: "내 과정" })).toMatchObject({ err: 403 });
    expect(await move(producer, idx, "make")).toMatchObject({ err: 0 });
    expect(await move(producer, idx, "review")).toMatchObject({ err: 0 });
    expect(await move(producer, idx, "open")).toMatchObject({ err: 403 });
    expect(await move(lead, idx, "open")).toMatchObject({ err: 400, err_msg: expect.stringContaining("제작체크") });
    expect(await change(producer, idx, { checklist: steps.map((text) => ({ text, done: true })) })).toMatchObject({
      err: 0,
    });
    expect(await move(lead, idx, "open")).toMatchObject({ err: 0 });
    expect((await read(mate, idx)).record).toMatchObject({ status: "open", open_date: TODAY });
    expect(await move(lead, idx, "stop")).toMatchObject({ err: 400 });
    expect(await move(lead, idx, "stop", "판권 종료")).toMatchObject({ err: 0 });
    expect(await move(lead, idx, "resume")).toMatchObject({ err: 0 });
    expect((await read(mate, idx)).record).toMatchObject({ status: "open", open_date: TODAY });
  });

  test("has a code of its own, and no more people who finished than began", async () => {
    const portal = await openTestPortal();
    const producer = await portal.signedIn("staff@demo.test");
    const { idx } = await add(producer, { checklist: [{ text: "녹음", done: true }] });
    expect((await read(producer, idx)).record.checklist).toEqual([{ text: "녹음", done: true }]);
    expect(await add(producer)).toMatchObject({ err: 409 });
    expect(await add(producer, { code: "소문자" })).toMatchObject({ err: 400 });
    const wrong = await change(producer, idx, { enrolled: 3, completed: 4 });
    expect(wrong).toMatchObject({ err: 400, fields: { completed: expect.any(String) } });
    expect(await change(producer, idx, { preview_url: "http://learn.example" })).toMatchObject({ err: 400 });
  });

  test("tells when it is filmed, cancelled bookings aside", async () => {
    const portal = await openTestPortal();
    const producer = await portal.signedIn("staff@demo.test");
    const { idx } = await add(producer);
    const book = async (day: string) => {
      const during = { from: `${day}T10:00:00+09:00`, to: `${day}T11:00:00+09:00` };
      const studio_booking = { kind: "elearn", idx_producer: 100, idx_elearning: idx };
      const values = { idx_resource: 1, title: "촬영", during, studio_booking };
      const screen = "ResourceManagement-StudioReservationAdd";
      return (await producer.post("/rest/records/booking/add", { screen, values })).json().idx;
    };
    const [kept, given] = [await book("2026-03-10"), await book("2026-03-11")];
    await portal.db.update(booking).set({ status: "cancel" }).where(eq(booking.idx, given));
    const { extra } = await read(producer, idx);
    expect(extra.shoots).toEqual([{ idx: kept, from: "2026-03-10T01:00:00.000Z", studio: expect.any(String) }]);
  });
});

test("a producer is told sixty days before a contract ends, once, and not of a course that has stopped", async () => {
  const { db } = await openTestPortal();
  await db.update(elearning).set({ contract_to: null });
  await db
    .update(elearning)
    .set({ contract_to: "2026-05-01", status: "open", idx_producer: 100 })
    .where(eq(elearning.idx, 1));
  await db.update(elearning).set({ contract_to: "2026-05-01", status: "stop" }).where(eq(elearning.idx, 2));
  await db.update(elearning).set({ contract_to: "2026-05-02", status: "open" }).where(eq(elearning.idx, 3));
  const courses = new Map([...portalEntities].filter(([name]) => name === "elearning"));
  expect(await remind(courses, db, new Date(`${TODAY}T00:00:00Z`))).toBe(1);
  const link = "/businessmanagement/elearningview/1";
  const told = await db
    .select()
    .from(notification)
    .where(and(eq(notification.idx_staff, 100), eq(notification.link, link)));
  expect(told).toMatchObject([{ title: expect.stringContaining("2026-05-01") }]);
});

test("the page after signing in has what is on today: what is due, what is to be confirmed, my courses", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const visitor = await portal.signedIn("staff@demo.test");
  await db.update(elearning).set({ open_date: null, contract_to: null });
  await db.update(elearning).set({ open_date: "2026-03-05", status: "review" }).where(eq(elearning.idx, 1));
  await db.update(elearning).set({ open_date: "2026-03-20", status: "review" }).where(eq(elearning.idx, 2));
  await db
    .update(elearning)
    .set({ contract_to: "2026-04-01", status: "open", idx_producer: 100 })
    .where(eq(elearning.idx, 3));
  await db.delete(preference).where(eq(preference.idx_staff, 100));
  await visitor.post("/rest/personal/savePreference", { pinned_courses: [7, 4] });
  await db.update(elearning).set({ deleted_at: new Date() }).where(eq(elearning.idx, 4));
  const task = { title: "오늘 할 일", due: TODAY, task_member: [{ idx_staff: 100, role: "assignee" }] };
  await visitor.post("/rest/records/task/add", { screen: "TaskManagement-taskAdd", values: task });
  const today = (await visitor.get("/rest/businessmanagement/getToday")).json();
  expect(today.opening).toMatchObject([{ idx: 1, day: "2026-03-05" }]);
  expect(today.expiring).toMatchObject([{ idx: 3, day: "2026-04-01" }]);
  expect(today.pinned.map(({ idx }: { idx: number }) => idx)).toEqual([7]);
  expect(today.due).toBeGreaterThanOrEqual(1);
  expect(today.late).toBeLessThan(today.due);
});

test("the customers of a course are kept with it, each by a contract of its own; one that ends is told to the producer", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const producer = await portal.signedIn("staff@demo.test");
  const { idx } = await add(producer);
  const [one, other] = await db.selectDistinctOn([contract.idx_customer]).from(contract).limit(2);
  const line = { idx_customer: one?.idx_customer, date_from: "2026-03-01", date_to: "2026-05-01", seats: 30 };
  const keep = (given: object) => change(producer, idx, { elearning_customer: [{ ...line, ...given }] });
  expect((await keep({ idx_contract: other?.idx })).fields).toHaveProperty(["elearning_customer.0.idx_contract"]);
  expect((await keep({ date_to: "2026-02-28" })).fields).toHaveProperty(["elearning_customer.0.date_to"]);
  expect((await keep({ seats: 0 })).fields).toHaveProperty(["elearning_customer.0.seats"]);
  expect((await keep({})).err).toBe(0);
  const related = `on=customerManagement-customerDBViewTab3-idx&key=elearning_customer&idx=${one?.idx_customer}`;
  const { list } = (await producer.get(`/rest/records/customer/related?${related}`)).json();
  expect(list).toContainEqual(expect.objectContaining({ idx_elearning: idx, date_to: "2026-05-01", seats: 30 }));
  const lines = new Map([...portalEntities].filter(([name]) => name === "elearning_customer"));
  await remind(lines, db, new Date(`${TODAY}T00:00:00Z`));
  const link = `/businessmanagement/elearningview/${idx}`;
  expect(await db.$count(notification, and(eq(notification.idx_staff, 100), eq(notification.link, link)))).toBe(1);
});
