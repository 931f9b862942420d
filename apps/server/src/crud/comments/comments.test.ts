import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification } from "../../db/tables";
import { openWorkshop } from "../../testing/open-workshop";
import { formOf } from "../../testing/records/form-of";
import type { Visitor } from "../../testing/test-portal";
import { add } from "../../testing/work-records";

const at = (call: string) => `/rest/records/work_comment/${call}`;

/** A work of `maker`, which `reader` reads, `keeper` reads and changes, and `stranger` knows nothing of. */
async function open() {
  const portal = await openWorkshop();
  const names = ["staff", "newcomer", "people", "dev"].map((name) => portal.signedIn(`${name}@demo.test`));
  const [maker, reader, keeper, stranger] = (await Promise.all(names)) as [Visitor, Visitor, Visitor, Visitor];
  const work = await add(maker, { title: "의자", work_step: [{ name: "다듬기", idx_staff: 107 }] });
  const say = async (who: Visitor, values: object = {}) =>
    (await who.post(at("add"), { values: { idx_work: work, content: "좋습니다", ...values } })).json();
  const seen = async (who: Visitor) => (await who.get(`${at("list")}?screen=&work=${work}`)).json().list;
  const change = async (who: Visitor, idx: number, values: object) => {
    const [{ ver }] = (await seen(who)).filter((one: { idx: number }) => one.idx === idx);
    return (await who.post(at("change"), { idx, ver, values })).json();
  };
  const told = (idx_staff: number) =>
    portal.db
      .select()
      .from(notification)
      .where(and(eq(notification.idx_staff, idx_staff), eq(notification.kind, "supply")));
  return { ...portal, maker, reader, keeper, stranger, work, say, seen, change, told };
}

test("what somebody has said they change for ten minutes and remove whenever they want, and nobody else does", async () => {
  const { maker, reader, say, seen, change, wait } = await open();
  const { idx } = await say(maker);
  expect((await change(reader, idx, { content: "남의 말" })).err).toBe(403);
  expect((await change(maker, idx, { content: "아주 좋습니다" })).err).toBe(0);
  wait(9.9 * 60_000);
  expect((await change(maker, idx, { content: "좋았습니다" })).err).toBe(0);
  wait(0.2 * 60_000);
  expect((await change(maker, idx, { content: "늦은 말" })).err).toBe(403);
  const [{ ver, content }] = await seen(reader);
  expect(content).toBe("좋았습니다");
  expect((await reader.post(at("remove"), { idx, ver })).statusCode).toBe(403);
  expect((await maker.post(at("remove"), { idx, ver })).json().err).toBe(0);
  expect(await seen(reader)).toEqual([]);
});

test("what is said stays on its record, and for those for whom it was", async () => {
  const { maker, stranger, say, change } = await open();
  const hidden = await add(stranger, { title: "비밀" });
  const { idx } = await say(maker);
  expect((await change(maker, idx, { idx_work: hidden })).fields).toHaveProperty("idx_work");
  expect((await change(maker, idx, { is_internal: true })).fields).toHaveProperty("is_internal");
  expect((await say(maker, { idx_work: hidden })).err).toBe(403);
});

test("an answer stands below what begins the conversation, on the same record, and is as open as that", async () => {
  const { maker, reader, keeper, say, seen } = await open();
  const first = await say(maker);
  const second = await say(reader, { idx_parent: first.idx });
  const third = await say(maker, { idx_parent: second.idx });
  const note = await say(maker, { is_internal: true });
  const answer = await say(keeper, { idx_parent: note.idx });
  const parents = (await seen(maker)).map((one: { idx: number; idx_parent: number | null }) => [
    one.idx,
    one.idx_parent,
  ]);
  expect(parents).toEqual([
    [first.idx, null],
    [second.idx, first.idx],
    [third.idx, first.idx],
    [note.idx, null],
    [answer.idx, note.idx],
  ]);
  expect(await seen(reader)).toHaveLength(3);
  const other = await add(maker, { title: "책상" });
  expect((await say(maker, { idx_work: other, idx_parent: first.idx })).fields).toHaveProperty("idx_parent");
  expect((await say(reader, { idx_parent: note.idx })).fields).toHaveProperty("idx_parent");
});

test("notes among those who work on a record are told to nobody else, with their files", async () => {
  const { maker, reader, keeper, stranger, say, seen, told } = await open();
  const attach = async (who: Visitor) => {
    const given = formOf({ entity: "work_comment", field: "files" }, "메모.txt", Buffer.from("속말"));
    return (await who.send({ url: "/rest/records/uploadFile", ...given })).json().idx;
  };
  const isOpen = async (who: Visitor, file: number) =>
    (await who.get(`/rest/records/downloadFile?idx=${file}`)).statusCode === 200;
  const [inside, outside] = [await attach(maker), await attach(maker)];
  expect((await say(reader, { is_internal: true })).fields).toHaveProperty("is_internal");
  expect((await say(reader, { files: [outside] })).fields).toHaveProperty("files");
  expect((await say(maker, { is_internal: true, mentions: [107] })).fields).toHaveProperty("content");
  const note = await say(maker, { is_internal: true, files: [inside] });
  await say(maker, { files: [outside] });
  const counts = await Promise.all([maker, reader, keeper, stranger].map(async (who) => (await seen(who)).length));
  expect(counts).toEqual([2, 1, 2, 0]);
  const opened = (file: number) => Promise.all([maker, reader, keeper, stranger].map((who) => isOpen(who, file)));
  expect(await opened(inside)).toEqual([true, false, true, false]);
  expect(await opened(outside)).toEqual([true, true, true, false]);
  await maker.post(at("remove"), { idx: note.idx, ver: 1 });
  expect(await opened(inside)).toEqual([false, false, false, false]);
  expect(await told(107)).toEqual([]);
});

test("who is mentioned, and whom the record concerns, is told once; who would not read it cannot be mentioned", async () => {
  const { maker, reader, work, say, seen, change, told } = await open();
  expect(await say(maker, { mentions: [107, 106] })).toMatchObject({ err: 400, fields: { content: /볼 수 없습니다/ } });
  expect([await seen(maker), await told(107), await told(106)]).toEqual([[], [], []]);
  const { idx } = await say(reader, { mentions: [107] });
  expect(await told(107)).toEqual([]);
  expect((await told(100)).map(({ title }) => title)).toEqual([expect.stringMatching(/님이 댓글을 남겼습니다: 의자$/)]);
  expect((await change(reader, idx, { mentions: [107, 106] })).fields).toHaveProperty("content");
  expect((await change(reader, idx, { mentions: [107, 102] })).err).toBe(0);
  expect((await change(reader, idx, { content: "봐 주세요", mentions: [107, 102] })).err).toBe(0);
  const links = (await told(102)).map(({ title, link }) => [title.replace(/^.*님이 /, ""), link]);
  expect(links).toEqual([["나를 언급했습니다: 의자", `/workshop/view/${work}`]]);
  expect(await told(100)).toHaveLength(1);
});
