import { eq, sql, sum } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { staff, thanksDollar } from "../../db/tables";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const send = (visitor: Visitor, dollar: unknown, target: unknown = 101, message = "고맙습니다") =>
  visitor.post("/rest/personal/sendThxDollar", { target, dollar, message });
const thanksOf = async (visitor: Visitor) => (await visitor.get("/rest/personal/getGNBInfo")).json().thanks;
const givenSince = async ({ db }: TestPortal, from: number, since: string) => {
  const [row] = await db
    .select({ given: sum(thanksDollar.dollar) })
    .from(thanksDollar)
    .where(sql`idx_from_staff = ${from} and wdate >= ${since}::timestamptz`);
  return Number(row?.given ?? 0);
};

describe("post /rest/personal/sendThxDollar", () => {
  test("gives, and takes it from what is left of the month", async () => {
    const portal = await openTestPortal();
    const giver = await portal.signedIn("staff@demo.test");
    const before = await thanksOf(giver);
    expect((await send(giver, 120)).json()).toEqual({ err: 0, err_msg: "" });
    expect(await thanksOf(giver)).toMatchObject({ remain: 380, dollar_txt: "$380", send: before.send + 120 });
  });

  test("refuses in the words of the specification", async () => {
    const portal = await openTestPortal();
    const giver = await portal.signedIn("staff@demo.test");
    await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 150));
    const refused = async (dollar: unknown, target?: unknown) => (await send(giver, dollar, target)).json().err_msg;
    expect(await refused(10, "")).toBe("받는 사람을 선택하세요.");
    expect(await refused(10, 100)).toBe("받는 사람을 선택하세요.");
    expect(await refused(10, 150)).toBe("받는 사람을 선택하세요.");
    expect(await refused(10, 99_999)).toBe("받는 사람을 선택하세요.");
    expect(await refused("")).toBe("선물 달러를 입력하세요.");
    expect(await refused(0)).toBe("선물 달러를 입력하세요.");
    expect(await refused(501)).toBe("이번 달 감사달러를 모두 소진하였습니다.");
    expect(await thanksOf(giver)).toMatchObject({ remain: 500 });
  });

  test("never gives more than the month allows, also when fifty are sent at once", async () => {
    const portal = await openTestPortal();
    const giver = await portal.signedIn("staff@demo.test");
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(giver, 30, 110 + (index % 20))));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(accepted).toBe(16);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await givenSince(portal, 100, "2026-02-28T15:00:00Z")).toBe(480);
    expect(await thanksOf(giver)).toMatchObject({ remain: 20 });
  });

  test("gives the whole allowance again on the first of the month in Seoul, and nothing of what was left", async () => {
    const portal = await openTestPortal();
    portal.wait(Date.parse("2026-03-31T14:59:00Z") - Date.parse("2026-03-02T01:00:00Z"));
    const giver = await portal.signedIn("staff@demo.test");
    await send(giver, 400);
    expect((await send(giver, 101)).statusCode).toBe(409);
    portal.wait(60_000);
    expect(await thanksOf(giver)).toMatchObject({ remain: 500 });
    expect((await send(giver, 501)).statusCode).toBe(409);
    expect((await send(giver, 500)).statusCode).toBe(200);
  });
});

describe("the ledger", () => {
  test("takes rows and lets none be changed or removed", async () => {
    const { db } = await openTestPortal();
    const refused = { cause: { message: "thanks_dollar is append-only" } };
    await expect(db.update(thanksDollar).set({ dollar: 1 })).rejects.toMatchObject(refused);
    await expect(db.delete(thanksDollar)).rejects.toMatchObject(refused);
    await expect(db.update(thanksDollar).set({ read_at: null })).rejects.toMatchObject(refused);
  });

  test("takes no gift to oneself, of nothing or of more than a month allows", async () => {
    const { db } = await openTestPortal();
    const give = (dollar: number, to = 101) =>
      db.insert(thanksDollar).values({ idx_from_staff: 100, idx_to_staff: to, dollar });
    for (const wrong of [give(0), give(-5), give(501), give(5, 100)]) {
      await expect(wrong).rejects.toMatchObject({ cause: { code: "23514" } });
    }
  });
});

describe("a gift", () => {
  const gift = (visitor: Visitor, idx: number) => visitor.get(`/rest/personal/getMyThxDollar?idx=${idx}`);

  test("is announced to its receiver, shown without its sender, and read from then on", async () => {
    const portal = await openTestPortal();
    const giver = await portal.signedIn("lead@demo.test");
    await send(giver, 70, 103, "회의실을 <b>정리</b>해 주셔서 고맙습니다");
    const receiver = await portal.signedIn("support@demo.test");
    const { idx, is_new } = await thanksOf(receiver);
    expect(is_new).toBe("Y");
    const [me] = await portal.db.select().from(staff).where(eq(staff.idx, 103));
    expect((await gift(receiver, idx)).json()).toEqual({
      err: 0,
      err_msg: "",
      ename: me?.ename,
      kname: me?.kname,
      dollar_txt: "$70",
      contents: "회의실을 <b>정리</b>해 주셔서 고맙습니다",
    });
    expect((await thanksOf(receiver)).idx).not.toBe(idx);
    const list = await receiver.get("/rest/personal/getMyThxDollarList?state=RECV");
    expect(list.json().list[0]).toEqual({
      idx,
      wdate: "2026-03-02",
      contents: "회의실을 <b>정리</b>해 주셔서 고맙습니다",
      dollar: 70,
    });
  });

  test("is not read when its sender or an auditor looks at it", async () => {
    const portal = await openTestPortal();
    const giver = await portal.signedIn("lead@demo.test");
    await send(giver, 5, 103);
    const receiver = await portal.signedIn("support@demo.test");
    const { idx } = await thanksOf(receiver);
    const master = await portal.signedIn("master@demo.test");
    expect((await gift(giver, idx)).statusCode).toBe(200);
    expect((await gift(master, idx)).statusCode).toBe(200);
    expect((await thanksOf(receiver)).is_new).toBe("Y");
  });

  test("is shown to nobody else", async () => {
    const portal = await openTestPortal();
    const receiver = await portal.signedIn("staff@demo.test");
    const { idx } = await thanksOf(receiver);
    const other = await portal.signedIn("hr@demo.test");
    expect((await gift(other, idx)).json()).toEqual({ err: 403, err_msg: "접근 권한이 없습니다." });
    expect((await gift(other, 9_999_999)).json()).toEqual({ err: 404, err_msg: "없는 감사달러입니다." });
  });
});

describe("get /rest/personal/getMyThxDollarList", () => {
  test("pages by ten, newest first, received or sent", async () => {
    const portal = await openTestPortal();
    const giver = await portal.signedIn("staff@demo.test");
    for (let dollar = 1; dollar <= 12; dollar++) await send(giver, dollar);
    const list = async (query: string) => (await giver.get(`/rest/personal/getMyThxDollarList?${query}`)).json();
    const first = await list("state=SEND");
    expect(first.list.map(({ dollar }: { dollar: number }) => dollar)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    const second = await list("state=SEND&page=2&rows=10");
    expect(second.list.slice(0, 2).map(({ dollar }: { dollar: number }) => dollar)).toEqual([2, 1]);
    expect(second.total).toBe(first.total);
    expect((await list("state=SEND&page=999")).list).toEqual([]);
    expect((await list("")).list).toEqual((await list("state=RECV&page=1")).list);
    expect((await list("state=ALL")).err).toBe(400);
  });
});
