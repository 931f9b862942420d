import { and, eq, gt, inArray, isNull, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedback, notification } from "../db/tables";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";
import { askAgain, tellOfFeedback } from "./feedback";

const at = (call: string) => `/rest/records/feedback/${call}`;
const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];
const at9 = new Date("2026-03-02T00:00:00Z");
/** Who gives: is named nowhere. Who gets it works in the same team, and 101 leads both. */
const [GIVER, RECEIVER, LEAD, KEEPER] = [113, 100, 101, 102];
const said = "회의에서 모두의 말을 끝까지 들어 주셔서 고맙습니다.";

async function open() {
  const portal = await openTestPortal();
  const who = await Promise.all([GIVER, RECEIVER, LEAD, KEEPER, 11, 1].map((idx) => portal.signedInAs(idx)));
  const [giver, receiver, lead, keeper, hr, master] = who as [Visitor, Visitor, Visitor, Visitor, Visitor, Visitor];
  const list = async (visitor: Visitor, tab: string) =>
    (await visitor.get(`${at("list")}?screen=myPIMS-FeedbackList&tab=${tab}&rows=100`)).json();
  const move = async (visitor: Visitor, idx: number, name: string, more: object = {}) => {
    const { record } = (await visitor.get(`${at("read")}?idx=${idx}`)).json();
    return (await visitor.post(at("move"), { idx, ver: record?.ver ?? 1, move: name, ...more })).json();
  };
  const give = async (values: object, from = giver) =>
    (
      await from.post(at("add"), { values: { kind: "praise", content: said, idx_to_staff: RECEIVER, ...values } })
    ).json();
  const anonymously = async (more: object = {}, from = giver) =>
    (
      await from.post("/rest/mypims/sendAnonymousFeedback", { to: RECEIVER, kind: "praise", content: said, ...more })
    ).json();
  const found = async () =>
    (
      await portal.db
        .select()
        .from(feedback)
        .where(and(eq(feedback.content, said), isNull(feedback.idx_from_staff)))
    )[0];
  /** As on the next business day at nine, without the night that would end the sessions. */
  const deliver = () => portal.db.update(feedback).set({ deliver_at: at9 }).where(gt(feedback.deliver_at, at9));
  return { ...portal, deliver, giver, receiver, lead, keeper, hr, master, list, move, give, anonymously, found };
}

/** The transaction that was the last before now. */
async function lastWrite({ pool }: Pick<TestPortal, "pool">): Promise<string> {
  return (await pool.query("select pg_current_xact_id()::text as id")).rows[0].id;
}

/** Every row of every table that was written after a transaction, as text, after its table. */
async function writtenSince({ pool }: Pick<TestPortal, "pool">, id: string): Promise<string[]> {
  const { rows: tables } = await pool.query(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const all: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const written = `select row_to_json(one)::text as text from "${name}" one where xmin::text::bigint > $1`;
    for (const { text } of (await pool.query<{ text: string }>(written, [id])).rows) all.push(`${name} ${text}`);
  }
  return all;
}

test("no row of any table has who gave an anonymous one: not beside it, not at its time", async () => {
  const portal = await open();
  const { receiver, keeper, hr, master, list, move, anonymously, found, deliver, db, giver, log } = portal;
  // what a sign-in itself leaves is there before
  await giver.get("/rest/personal/getGNBInfo");
  const before = await lastWrite(portal);
  expect(await anonymously()).toMatchObject({ err: 0, day: "2026-03-03" });
  expect(await anonymously({ kind: "one" })).toMatchObject({ err: 400 });
  expect(await anonymously()).toMatchObject({ err: 409 });
  const row = await found();
  // the number of the record is drawn by lot: the giver's digits may stand in it by chance
  const { idx, ...whole } = row as NonNullable<typeof row>;
  expect(row).toMatchObject({ idx_from_staff: null, idx_writer: null, idx_editor: null, mdate: null });
  expect(row?.wdate.toISOString()).toBe("2026-03-01T15:00:00.000Z");
  const added = await writtenSince(portal, before);
  expect(added.map((one) => one.split(" ")[0]).toSorted((a, b) => (a ?? "").localeCompare(b ?? ""))).toEqual([
    "feedback",
    "feedback_giver",
  ]);
  for (const one of added) expect(one).not.toMatch(new RegExp(`:"?0*${GIVER}"?[,}]`));
  await deliver();
  expect(await tellOfFeedback(db, new Date("2026-03-02T01:00:00Z"))).toBeGreaterThan(0);
  expect((await list(receiver, "got")).list.map((one: { idx: number }) => one.idx)).toContain(idx);
  await receiver.get(`${at("read")}?idx=${idx}`);
  await move(receiver, idx, "reply", { values: { reply: "고맙습니다." } });
  expect(await move(receiver, idx, "report", { reason: "확인이 필요합니다." })).toMatchObject({ err: 0 });
  for (const who of [keeper, hr, master]) {
    const read = await who.get(`${at("read")}?idx=${idx}`);
    expect(read.json().err).toBe(0);
    for (const tab of ["reports", "got", "sent", "team", "asked"])
      expect(
        JSON.stringify((await list(who, tab)).list.filter((one: { idx: number }) => one.idx === idx)),
      ).not.toContain(`:${GIVER},`);
    expect(JSON.stringify(read.json())).not.toMatch(new RegExp(`:"?${GIVER}"?[,}]`));
  }
  // all that was written since, by whomever: nothing has the giver and this record, or the second of its writing
  const since = await writtenSince(portal, before);
  for (const one of since) expect(one).not.toMatch(new RegExp(`"(idx_\\w+|entity_idx)":${GIVER}[,}]`));
  expect(JSON.stringify(whole)).not.toContain(`${GIVER}`);
  expect(log.join("\n")).not.toContain(said);
  // the giver alone finds it
  const mine = async (who: Visitor) => (await who.get("/rest/mypims/getMyAnonymousFeedback")).json().list;
  expect(await mine(giver)).toContainEqual(
    expect.objectContaining({ content: said, reply: "고맙습니다.", isDelivered: true }),
  );
  for (const who of [receiver, keeper, master]) expect(JSON.stringify(await mine(who))).not.toContain(said);
  expect((await list(giver, "sent")).list.map((one: { idx: number }) => one.idx)).not.toContain(idx);
});

test("who gave a reported one is told to the HR administrator alone, with a reason; the giver learns of it", async () => {
  const { giver, receiver, lead, keeper, hr, master, move, anonymously, found, deliver, db } = await open();
  await anonymously();
  await deliver();
  const idx = (await found())?.idx as number;
  const opened = async (who: Visitor, reason = "괴롭힘 신고를 조사합니다.") =>
    (await who.post("/rest/mypims/openFeedbackGiver", { idx, reason })).json();
  expect(await opened(hr)).toMatchObject({ err: 404 });
  expect(await opened(master)).toMatchObject({ err: 404 });
  await move(receiver, idx, "report", { reason: "확인이 필요합니다." });
  for (const who of [giver, receiver, lead, keeper]) expect(await opened(who)).toMatchObject({ err: 403 });
  expect(await opened(hr, " ")).toMatchObject({ err: 400 });
  const [person] = (await db.execute(sql`select kname from staff where idx = ${GIVER}`)).rows;
  expect(await opened(hr)).toMatchObject({ err: 0, kname: person?.kname });
  const told = await db.select().from(notification).where(eq(notification.idx_staff, GIVER));
  expect(told.map(({ title }) => title).join()).toContain("괴롭힘 신고를 조사합니다.");
  // a key that is sent with it keeps no answer either
  await hr.post(
    "/rest/mypims/openFeedbackGiver",
    { idx, reason: "다시 봅니다." },
    { headers: { "idempotency-key": "0123456789abcdef0123" } },
  );
  const kept = await db.execute(sql`select from sent_once where answer like ${`%${person?.kname}%`}`);
  expect(kept.rows).toHaveLength(0);
});

test("nobody handles a report of what they gave or got, and its reader is hidden from it until then", async () => {
  const { receiver, keeper, hr, move, anonymously, give, list, db, deliver } = await open();
  await anonymously({ content: "피플본부가 보낸 말" }, keeper);
  const named = await give({ content: "이름을 걸고 하는 말" }, keeper);
  await anonymously({ to: KEEPER, content: "피플본부가 받은 말" });
  await deliver();
  const idxOf = async (content: string) =>
    (await db.select().from(feedback).where(eq(feedback.content, content)))[0]?.idx as number;
  const [given, got] = [await idxOf("피플본부가 보낸 말"), await idxOf("피플본부가 받은 말")];
  const reason = "사람을 두고 한 말입니다.";
  for (const idx of [given, named.idx])
    expect(await move(receiver, idx, "report", { reason })).toMatchObject({ err: 0 });
  expect(await move(keeper, got, "report", { reason })).toMatchObject({ err: 0 });
  expect((await list(receiver, "got")).list.map((one: { idx: number }) => one.idx)).not.toContain(given);
  expect((await move(keeper, given, "keep", { reason: "이상없음" })).fields.reason).toContain("다른 담당자");
  expect((await move(keeper, named.idx, "keep", { reason: "이상없음" })).err).not.toBe(0);
  expect((await move(keeper, got, "conceal", { reason: "숨김" })).err).not.toBe(0);
  expect(await move(hr, given, "keep", { reason: "이상없음" })).toMatchObject({ err: 0 });
  expect((await list(receiver, "got")).list.map((one: { idx: number }) => one.idx)).toContain(given);
  expect(await move(hr, got, "conceal", { reason: "숨김" })).toMatchObject({ err: 0 });
  expect((await list(keeper, "got")).list.map((one: { idx: number }) => one.idx)).not.toContain(got);
});

test("a named one may be changed for ten minutes, is delivered then, and read by whom it is for", async () => {
  const { giver, receiver, lead, master, give, list, wait } = await open();
  expect((await give({ idx_to_staff: GIVER })).fields.to_staff).toContain("본인에게는");
  expect((await give({ visibility: "anon" })).fields.visibility).toContain("익명으로 보내기");
  const { idx, err_msg } = await give({ visibility: "to" });
  expect(err_msg).toBe("");
  const shown = async (who: Visitor, tab: string) =>
    (await list(who, tab)).list.some((one: { idx: number }) => one.idx === idx);
  const change = async (who: Visitor, content: string, ver: number) =>
    (await who.post(at("change"), { idx, ver, values: { content } })).json();
  expect(await shown(receiver, "got")).toBe(false);
  expect(await change(giver, "고친 말입니다.", 1)).toMatchObject({ err: 0 });
  wait(10 * MINUTE);
  expect(await change(giver, "늦은 말입니다.", 2)).toMatchObject({ err: 409 });
  expect((await giver.post(at("remove"), { idx, ver: 2 })).json().err).toBe(409);
  expect(await shown(receiver, "got")).toBe(true);
  expect(await shown(giver, "sent")).toBe(true);
  // a lead reads what says so, a master nothing that is not theirs
  expect(await shown(lead, "team")).toBe(false);
  expect((await master.get(`${at("read")}?idx=${idx}`)).json().err).not.toBe(0);
  const led = await give({ visibility: "lead" });
  wait(10 * MINUTE);
  expect((await lead.get(`${at("read")}?idx=${led.idx}`)).json().err).toBe(0);
});

test("of anonymous ones somebody gives five a day, of many sent at once too, and one to each", async () => {
  const { anonymously, wait, signedInAs } = await open();
  const sent = await Promise.all([100, 101, 104, 105, 106, 107, 100].map((to) => anonymously({ to })));
  expect(sent.filter(({ err }) => err === 0)).toHaveLength(5);
  expect((await anonymously({ to: GIVER })).fields.to).toContain("본인에게는");
  wait(DAY);
  expect(await anonymously({ to: 107 }, await signedInAs(GIVER))).toMatchObject({ err: 0 });
});

test("the people team counts by month and kind, and reads no number under five", async () => {
  const { keeper, receiver } = await open();
  const { months, kinds } = (await keeper.get("/rest/mypims/getFeedbackCounts")).json();
  expect(kinds).toHaveLength(4);
  expect(months.length).toBeGreaterThan(10);
  for (const { counts } of months) for (const n of counts) expect(n === null || n === 0 || n >= 5).toBe(true);
  expect((await receiver.get("/rest/mypims/getFeedbackCounts")).statusCode).toBe(403);
});

test("who was asked and has not answered is asked again five days later, also behind nights without a server", async () => {
  const { db, give } = await open();
  const asked = { kind: "ask", visibility: "to" };
  const [first, second] = [await give(asked), await give({ ...asked, content: "발표를 보고 느낀 점을 알려 주세요." })];
  const deliver_at = new Date("2026-03-02T01:00:00Z");
  const both = inArray(feedback.idx, [first.idx, second.idx]);
  await db.update(feedback).set({ deliver_at }).where(both);
  const isAsked = and(eq(notification.idx_staff, RECEIVER), like(notification.title, "답을 기다리는%"));
  const told = async () => (await db.select().from(notification).where(isAsked)).map(({ title }) => title);
  const before = (await told()).length;
  const nights = (...days: string[]) => askAgain(db, new Date(`${days.at(-1)}T03:00:00+09:00`), days);
  await nights("2026-03-06");
  await nights("2026-03-08");
  expect((await told()).slice(before)).toEqual([]);
  await nights("2026-03-06", "2026-03-07", "2026-03-08");
  expect((await told()).slice(before)).toEqual(["답을 기다리는 피드백 요청이 2건 있습니다."]);
  // an answer in words is an answer
  await db.update(feedback).set({ reply: "잘 들었습니다.", reply_at: deliver_at }).where(both);
  await nights("2026-03-07");
  expect((await told()).slice(before)).toHaveLength(1);
});
