import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification, pledge, pledgeRound, staff } from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const at = (call: string) => `/rest/records/${call}`;
/** Has not signed this year's round of the demo company. */
const ASKED = 104;

/** A portal with somebody who is asked for a pledge until a day, and the people who keep the rounds. */
async function open(open_to = "2026-03-12") {
  const portal = await openTestPortal();
  await portal.db.update(pledgeRound).set({ open_to }).where(eq(pledgeRound.idx, 2));
  const asked = await portal.signedIn("sales@demo.test");
  const keeper = await portal.signedIn("people@demo.test");
  const mine = and(eq(pledge.idx_staff, ASKED), eq(pledge.idx_round, 2));
  const [entry] = await portal.db.select().from(pledge).where(mine);
  const idx = entry?.idx as number;
  const read = async (who: Visitor) => (await who.get(`${at("pledge/read")}?idx=${idx}`)).json();
  const move = async (who: Visitor, move: string, more: object) => {
    const { record } = await read(who);
    return (await who.post(at("pledge/move"), { idx, ver: record.ver, move, ...more })).json();
  };
  const [me] = await portal.db.select().from(staff).where(eq(staff.idx, ASKED));
  const signing = {
    checks: [true, true, true, true],
    commitment: "먼저 듣고 한 번 더 묻겠습니다.",
    sign_name: me?.kname,
  };
  const sign = (more: object = {}) => move(asked, "sign", { values: { ...signing, ...more } });
  return { ...portal, asked, keeper, idx, read, move, sign };
}

test("a pledge is signed whole and in one's own name, and asked for again with a reason", async () => {
  const { db, idx, asked, keeper, read, move, sign } = await open();
  expect((await sign({ checks: [true, true, false, true] })).fields.checks).toContain("모든 항목에 동의해야");
  expect((await sign({ commitment: "듣겠습니다." })).fields.commitment).toBe("나의 다짐: 10자 이상 입력하세요.");
  expect((await sign({ sign_name: "아무개" })).fields.sign_name).toBe("서명은 본인 이름과 같아야 합니다.");
  expect(await move(keeper, "sign", {})).toMatchObject({ err: 403 });
  expect(await sign()).toMatchObject({ err: 0 });
  const signed = await read(asked);
  expect(signed.record.signed_at).not.toBeNull();
  expect(signed.extra.past).toMatchObject([{ title: "2025년 소통 서약" }]);
  expect(await move(keeper, "again", {})).toMatchObject({ fields: { reason: "사유를 입력하세요." } });
  expect(await move(keeper, "again", { reason: "다짐을 더 구체적으로" })).toMatchObject({ err: 0 });
  const told = await db.select().from(notification).where(eq(notification.idx_staff, ASKED));
  const link = `/mypims/mycommunicationpledge?idx=${idx}`;
  expect(told).toContainEqual(
    expect.objectContaining({ title: "소통서약에 다시 서명해 주세요: 다짐을 더 구체적으로", link }),
  );
  expect(await sign()).toMatchObject({ err: 0 });
});

test("after its last day nobody signs whose time was not extended", async () => {
  const { keeper, idx, read, sign } = await open("2026-03-01");
  expect((await sign()).err_msg).toContain("마감되었습니다");
  const { record } = await read(keeper);
  const until = "2026-03-20";
  const change = { idx, ver: record.ver, values: { until } };
  expect((await keeper.post(at("pledge/change"), change)).json()).toMatchObject({ err: 0 });
  expect(await sign()).toMatchObject({ err: 0 });
});

test("a text that somebody has signed stays as it is; its days may change", async () => {
  const { db, keeper } = await open();
  const [round] = await db.select().from(pledgeRound).where(eq(pledgeRound.idx, 2));
  const change = async (values: object) => {
    const { record } = (await keeper.get(`${at("pledge_round/read")}?idx=2`)).json();
    return (await keeper.post(at("pledge_round/change"), { idx: 2, ver: record.ver, values })).json();
  };
  expect((await change({ body: "<p>다른 글</p>" })).fields.body).toContain("서명한 사람이 있어");
  expect(await change({ open_to: "2026-04-30" })).toMatchObject({ err: 0 });
  expect(round?.body).toContain("약속합니다");
});

test("how many have signed is told by office, but of offices with fewer than three who were asked nothing", async () => {
  const { db, keeper, asked } = await open();
  const ofRound = eq(pledge.idx_round, 2);
  const [first] = await db.select().from(pledge).where(ofRound);
  const small = first?.idx_office as number;
  const [, , ...rest] = await db
    .select()
    .from(pledge)
    .where(and(ofRound, eq(pledge.idx_office, small)));
  await db.delete(pledge).where(
    inArray(
      pledge.idx,
      rest.map(({ idx }) => idx),
    ),
  );
  const entries = await db.select().from(pledge).where(ofRound);
  const screen = encodeURIComponent("myPIMS-CommunicationPledge#rates");
  const rates = (who: Visitor) => who.get(`${at("pledge/statistics")}?screen=${screen}&round=2&list=rates`);
  const { charts } = (await rates(keeper)).json();
  const rateOf = (some: typeof entries) =>
    Math.round((1000 * some.filter(({ status }) => status === "done").length) / some.length) / 10;
  expect(charts.all).toMatchObject([{ value: rateOf(entries) }]);
  const offices = [...new Set(entries.map(({ idx_office }) => idx_office))]
    .map((office) => [office, entries.filter(({ idx_office }) => idx_office === office)] as const)
    .filter(([, some]) => some.length >= 3);
  expect(offices.length).toBeGreaterThan(1);
  const told = charts.offices.map(({ byIdx, value }: { byIdx: number; value: number }) => [byIdx, value]);
  expect(new Map(told)).toEqual(new Map(offices.map(([office, some]) => [office, rateOf(some)])));
  expect((await rates(asked)).statusCode).toBe(403);
});
