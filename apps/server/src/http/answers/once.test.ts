import { count } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, sentOnce } from "../../db/system-tables";
import { document, thanksDollar } from "../../db/tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { nightlyJobs } from "../../jobs/jobs";
import { add, roomBooking } from "../../testing/records/bookings";
import { general } from "../../testing/records/documents";
import { formOf } from "../../testing/records/form-of";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";
import { at, openList, titles } from "../../testing/work-records";

const key = "7b9e2c54-8d1f-4a6b-9c3e-5f0a1b2c3d4e";
const keyed = (name = key) => ({ headers: { "idempotency-key": name } });
const DAY = 24 * 60 * 60 * 1000;

const gift = { target: 110, dollar: 1, message: "고맙습니다" };
const give = "/rest/personal/sendThxDollar";

async function rowsOf({ db }: TestPortal, table: typeof document | typeof thanksDollar): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

describe("what is sent with a key", () => {
  test("is done once, also by five at the same moment, and each is answered the same", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn("staff@demo.test");
    const before = await rowsOf(portal, document);
    const send = () => visitor.post("/rest/documents/saveDraft", general, keyed());
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers["idempotent-replayed"] === "true")).toHaveLength(4);
    expect(await rowsOf(portal, document)).toBe(before + 1);
    expect((await send()).body).toBe(answers[0]?.body);
    expect(await rowsOf(portal, document)).toBe(before + 1);
  });

  test("is done again with another key, by another person, and without one", async () => {
    const portal = await openTestPortal();
    const [one, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("lead@demo.test")];
    const before = await rowsOf(portal, thanksDollar);
    for (const options of [keyed(), keyed(), keyed(`${key}-2`), undefined, undefined])
      await one.post(give, gift, options);
    expect((await other.post(give, gift, keyed())).statusCode).toBe(200);
    expect(await rowsOf(portal, thanksDollar)).toBe(before + 5);
  });

  test("is refused when the key was of something else", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn("staff@demo.test");
    await visitor.post(give, gift, keyed());
    const refused = await visitor.post(give, { ...gift, dollar: 2 }, keyed());
    expect([refused.statusCode, refused.json().err_msg]).toEqual([
      422,
      "앞서 보낸 요청과 내용이 다릅니다. 다시 한 번 저장해 주세요.",
    ]);
    expect((await visitor.post(give, gift, keyed("짧다"))).statusCode).toBe(400);
  });

  test("and was refused leaves nothing behind, and may be sent again", async () => {
    const portal = await openTestPortal();
    const [first, second] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    const { idx } = (await first.post(add, roomBooking("10:00", "11:00"))).json();
    const send = () => second.post(add, roomBooking("10:30", "11:30"), keyed());
    expect((await send()).statusCode).toBe(409);
    const { record } = (await first.get(`/rest/records/booking/read?idx=${idx}`)).json();
    await first.post("/rest/records/booking/move", { idx, ver: record.ver, move: "cancel" });
    const booked = (await send()).json();
    expect(booked.err).toBe(0);
    expect((await send()).json()).toEqual(booked);
    const audited = await portal.db.select().from(auditLog).orderBy(auditLog.idx);
    expect(audited.filter(({ action }) => action === `POST ${add}`).map(({ status }) => status)).toEqual([
      200, 409, 200, 200,
    ]);
  });

  test("and waits for the password is done with the same key once it is given", async () => {
    const portal = await openTestPortal();
    const master = await portal.signedIn("master@demo.test");
    portal.wait(16 * 60 * 1000);
    const run = () =>
      master.post("/rest/mypims/runLeaveRules", { does: "grant", on: "2026-03-02", check: true }, keyed());
    expect((await run()).json().err).toBe(203);
    expect(await portal.db.select().from(sentOnce)).toEqual([]);
    await master.post("/rest/personal/confirmPassword", { upw: DEMO_PASSWORD });
    const done = await run();
    expect(done.json().err).toBe(0);
    expect((await run()).body).toBe(done.body);
  });

  test("and is answered with a password is done each time, and the password is kept nowhere", async () => {
    const portal = await openTestPortal();
    const people = await portal.signedIn("people@demo.test");
    const reset = async () => (await people.post("/rest/auth/resetPassword", { idx: 100 }, keyed())).json().password;
    expect(await reset()).not.toBe(await reset());
    expect(await portal.db.select().from(sentOnce)).toEqual([]);
  });

  test("may be a file of rows: they are added once, and another file is refused", async () => {
    const { maker } = await openList();
    const send = (content: string) => {
      const form = formOf({ screen: "Workshop-List", check: "N" }, "작업.csv", Buffer.from(content));
      return maker.send({ url: at("import"), ...form, headers: { ...form.headers, ...keyed().headers } });
    };
    expect((await send("제목\n하나")).json()).toMatchObject({ err: 0, added: 1 });
    expect((await send("제목\n하나")).json()).toMatchObject({ err: 0, added: 1 });
    expect((await send("제목\n둘")).statusCode).toBe(422);
    expect(await titles(maker, "")).toHaveLength(4);
  });
});

test("keys are kept for a day", async () => {
  const portal = await openTestPortal();
  await (await portal.signedIn("staff@demo.test")).post(give, gift, keyed());
  const job = nightlyJobs.find(({ name }) => name === "remove-old-keys");
  const at = (days: number) => new Date(Date.parse("2026-03-02T01:00:00Z") + days * DAY);
  expect(await job?.run(portal.db, at(0.9), { logDays: 90, days: [] })).toBe(0);
  expect(await job?.run(portal.db, at(1.1), { logDays: 90, days: [] })).toBe(1);
  expect(await portal.db.select().from(sentOnce)).toEqual([]);
});
