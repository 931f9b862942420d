import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { docStep, document, post } from "../../db/tables";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

const find = async (visitor: Visitor, q: string): Promise<{ kind: string; title: string; link: string }[]> =>
  (await visitor.get(`/rest/component/search?q=${encodeURIComponent(q)}`)).json().list;

test("posts are found by a part of their title, by those whom they are for", async () => {
  const portal = await openTestPortal();
  const write = (board: string, title: string, idx_office?: number) =>
    portal.db.insert(post).values({
      board,
      title,
      body: "<p>…</p>",
      idx_writer: 1,
      ...(idx_office && { target: { idx_office: [idx_office] } }),
    });
  await write("notice", "가을 100%_소풍 안내");
  await write("notice", "가을 소풍 준비 (피플본부)", 6198);
  await write("ceo", "소풍을 마치며");
  const staff = await portal.signedIn("staff@demo.test");
  expect(await find(staff, "소풍")).toMatchObject([
    { kind: "공지", title: "가을 100%_소풍 안내", link: expect.stringMatching(/^\/carrotzone\/noticeview\/\d+$/) },
    { kind: "CEO", title: "소풍을 마치며" },
  ]);
  expect(await find(staff, "%_소")).toHaveLength(1);
  expect(await find(await portal.signedIn("people@demo.test"), "가을")).toHaveLength(2);
  await portal.db.update(post).set({ deleted_at: new Date() }).where(eq(post.title, "소풍을 마치며"));
  expect(await find(staff, "마치며")).toEqual([]);
});

test("documents are found by those who take part in them and by masters, by title and number", async () => {
  const portal = await openTestPortal();
  const [written] = await portal.db
    .insert(document)
    .values({
      kind: "D1",
      title: "우주선 임차 품의",
      doc_no: "총괄-2026-777",
      idx_drafter: 100,
      idx_writer: 100,
      idx_sector: 100,
      idx_office: 110,
      idx_team: 111,
      status: "run",
      data: {},
    })
    .returning();
  const idx = written?.idx as number;
  const seenBy = async (account: string, q: string) =>
    (await find(await portal.signedIn(`${account}@demo.test`), q)).map(({ link }) => link);
  expect(await seenBy("staff", "우주선")).toEqual([`/documents/document/${idx}`]);
  expect(await seenBy("master", "2026-777")).toEqual([`/documents/document/${idx}`]);
  expect(await seenBy("dev", "우주선")).toEqual([]);
  await portal.db.insert(docStep).values({
    idx_document: idx,
    idx_staff: 106,
    role: "refer",
    seq: 1,
    rev: 1,
    status: "wait",
  });
  expect(await seenBy("dev", "우주선")).toHaveLength(1);
});

test("a document is found as it was submitted and by those who then read it", async () => {
  const portal = await openTestPortal();
  const place = { idx_sector: 100, idx_office: 110, idx_team: 111 };
  const write = async (title: string, more: object) => {
    const row = { kind: "D1", title, idx_drafter: 100, idx_writer: 100, ...place, data: {}, ...more };
    const [made] = await portal.db.insert(document).values(row).returning();
    return made?.idx as number;
  };
  const step = (idx_document: number, more: object) =>
    portal.db.insert(docStep).values({ idx_document, seq: 1, rev: 1, status: "ok", role: "approve", ...more });
  await write("잠수함 초안", { status: "draft" });
  const recalled = await write("잠수함 새 제목", { status: "withdraw" });
  await step(recalled, { idx_staff: 101, idx_acted_by: 101 });
  const secret = await write("잠수함 비밀", { status: "run", secret: "private" });
  await step(secret, { idx_team: 6116, role: "receive", status: "wait" });
  const titles = async (account: string) =>
    (await find(await portal.signedIn(`${account}@demo.test`), "잠수함")).map(({ title }) => title);
  expect(await titles("staff")).toEqual(["잠수함 비밀", "잠수함 새 제목", "잠수함 초안"]);
  for (const account of ["master", "lead", "sales", "executive"])
    expect([account, await titles(account)]).toEqual([account, []]);
  await portal.db.update(document).set({ status: "done" }).where(eq(document.idx, secret));
  expect(await titles("sales")).toEqual(["잠수함 비밀"]);
});
