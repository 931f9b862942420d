import { and, eq, inArray } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { mediaPost, newsletter, nlArticle, nlSend, notification, post } from "../../db/tables";
import { demoPdf } from "../../demo/pdf";
import { formOf } from "../../testing/records/form-of";
import { png } from "../../testing/records/stored-picture";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const PLANNED = 8;
const WRITING = 7;
const PROOF = 6;

async function read(visitor: Visitor, entity: string, idx: number) {
  return (await visitor.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
}

async function change(visitor: Visitor, entity: string, idx: number, values: object) {
  const { record } = await read(visitor, entity, idx);
  return visitor.post(`/rest/records/${entity}/change`, { idx, ver: record.ver, values });
}

async function move(visitor: Visitor, entity: string, idx: number, name: string, more: object = {}) {
  const { record } = await read(visitor, entity, idx);
  return visitor.post(`/rest/records/${entity}/move`, { idx, ver: record.ver, move: name, ...more });
}

async function tickAll(visitor: Visitor, idx: number) {
  const { record } = await read(visitor, "newsletter", idx);
  const nl_check = record.nl_check.map(({ idx, stage, item }: Record<string, unknown>) => ({
    ...{ idx, stage, item },
    is_done: true,
  }));
  expect((await change(visitor, "newsletter", idx, { nl_check })).json()).toMatchObject({ err: 0 });
}

async function store(visitor: Visitor, entity: string, field: string, name: string, content: Buffer): Promise<number> {
  const sent = formOf({ entity, field }, name, content);
  return (await visitor.send({ url: "/rest/records/uploadFile", ...sent })).json().idx;
}

/** An article of the issue that is being written, of somebody who keeps no newsletters. */
async function articleOf(portal: TestPortal, state: string) {
  const [row] = await portal.db
    .select()
    .from(nlArticle)
    .where(and(eq(nlArticle.idx_newsletter, WRITING), eq(nlArticle.state, state)));
  return row as typeof nlArticle.$inferSelect;
}

describe("an issue", () => {
  test("goes on when all of its stage is ticked, and back with a reason", async () => {
    const portal = await openTestPortal();
    const editor = await portal.signedIn("editor@demo.test");
    const refused = (await move(editor, "newsletter", PLANNED, "write")).json();
    expect(refused).toMatchObject({ err: 409, err_msg: "점검을 마치지 않았습니다: 필자 배정" });
    await tickAll(editor, PLANNED);
    const { record } = await read(editor, "newsletter", PLANNED);
    expect(record.nl_check[1]).toMatchObject({ is_done: true, idx_done_by: 114, done_at: expect.any(String) });
    expect((await move(editor, "newsletter", PLANNED, "write")).json()).toMatchObject({ err: 0 });
    expect((await move(editor, "newsletter", PLANNED, "backToPlan")).json()).toMatchObject({ err: 400 });
    const back = await move(editor, "newsletter", PLANNED, "backToPlan", { reason: "주제를 바꿉니다." });
    expect(back.json()).toMatchObject({ err: 0 });
  });

  test("begins with the checklist of the last one and the sections of the one it is copied from", async () => {
    const portal = await openTestPortal();
    const editor = await portal.signedIn("editor@demo.test");
    const values = {
      issue_no: "특별",
      title: "특별호",
      publish_date: "2026-12-01",
      idx_chief: 114,
      idx_copy_of: WRITING,
    };
    const { idx } = (await editor.post("/rest/records/newsletter/add", { values })).json();
    const { record } = await read(editor, "newsletter", idx);
    expect(record.nl_check.map(({ item }: { item: string }) => item)).toContain("저작권·초상권 확인");
    expect(record.nl_article).toHaveLength(12);
    expect(record.nl_article[0]).toMatchObject({ section: "여는 글", due: "2026-12-01", state: "ask", body: null });
    const told = await portal.db
      .select()
      .from(notification)
      .where(eq(notification.idx_staff, record.nl_article[3].idx_author));
    expect(told.map(({ title }) => title)).toContainEqual(expect.stringContaining("사보 원고를 부탁드립니다"));
    const early = await change(editor, "newsletter", idx, { due_write: "2026-12-24" });
    expect(early.json()).toMatchObject({ err: 400, fields: { publish_date: expect.any(String) } });
  });

  test("is published to its readers, whose first reading alone is counted", async () => {
    const portal = await openTestPortal();
    const editor = await portal.signedIn("editor@demo.test");
    await tickAll(editor, PROOF);
    const pdf = await store(editor, "nl_archive", "pdf", "사보.pdf", demoPdf("Issue", 2));
    const parts = { nl_send: { target: { idx_team: [111] } }, nl_archive: { pdf } };
    expect((await change(editor, "newsletter", PROOF, parts)).json()).toMatchObject({ err: 0 });
    expect((await move(editor, "newsletter", PROOF, "publish")).json()).toMatchObject({ err: 0 });
    const [media] = await portal.db.select().from(mediaPost).where(eq(mediaPost.idx_newsletter, PROOF));
    const idx_post = media?.idx_post as number;
    const staff = await portal.signedIn("staff@demo.test");
    for (let time = 0; time < 2; time++) {
      portal.wait(60 * 60 * 1000);
      expect(await read(staff, "post", idx_post)).toMatchObject({ err: 0, record: { media_post: { kind: "news" } } });
    }
    const shown = await read(staff, "post", idx_post);
    const [copy] = shown.record.files;
    expect((await staff.get(`/rest/records/downloadFile?idx=${copy}`)).rawPayload).toEqual(demoPdf("Issue", 2));
    expect((await staff.get(`/rest/records/downloadFile?idx=${pdf}`)).statusCode).toBe(403);
    // who keeps the board opens it too, and is none of those whom it is for
    await read(await portal.signedIn("archive@demo.test"), "post", idx_post);
    const [sent] = await portal.db.select().from(nlSend).where(eq(nlSend.idx_newsletter, PROOF));
    expect(sent).toMatchObject({ read_count: 1, idx_post });
    expect((await read(await portal.signedIn("people@demo.test"), "post", idx_post)).err).toBe(403);
    const { extra } = await read(editor, "newsletter", PROOF);
    const offices = extra.reach.offices as { of: number; read: number }[];
    expect(offices.reduce((sum, { of }) => sum + of, 0)).toBe(sent?.target_count);
    expect(offices.reduce((sum, { read }) => sum + read, 0)).toBe(1);
    const removed = await editor.post("/rest/records/newsletter/remove", {
      idx: PROOF,
      ver: (await read(editor, "newsletter", PROOF)).record.ver,
    });
    expect(removed.json()).toMatchObject({ err: 409 });
  });

  test("without a cover is not published", async () => {
    const portal = await openTestPortal();
    const editor = await portal.signedIn("editor@demo.test");
    await portal.db.update(newsletter).set({ cover: null }).where(eq(newsletter.idx, PROOF));
    await tickAll(editor, PROOF);
    expect((await move(editor, "newsletter", PROOF, "publish")).json()).toMatchObject({
      err: 400,
      fields: { cover: expect.any(String) },
    });
    expect(await portal.db.select().from(post).where(eq(post.title, "없는 글"))).toEqual([]);
    const cover = await store(editor, "newsletter", "cover", "표지.png", png);
    expect((await change(editor, "newsletter", PROOF, { cover })).json()).toMatchObject({ err: 0 });
    expect((await move(editor, "newsletter", PROOF, "publish")).json()).toMatchObject({ err: 0 });
  });
});

test("the articles of an issue come as one file, each with its own files", async () => {
  const portal = await openTestPortal();
  const editor = await portal.signedIn("editor@demo.test");
  const article = await articleOf(portal, "in");
  const stored = await store(editor, "nl_article", "files", "자료: 사진.pdf", demoPdf("Photos", 2));
  const body = "<p>원고입니다.</p>";
  expect((await change(editor, "nl_article", article.idx, { body, files: [stored] })).json()).toMatchObject({ err: 0 });
  const path = `/rest/resourcemanagement/getManuscripts?idx=${WRITING}`;
  const sent = unzipSync((await editor.get(path)).rawPayload);
  const names = Object.keys(sent);
  expect(names.filter((name) => name.endsWith(".html"))).toHaveLength(12);
  const page = names.find((name) => name.endsWith(`${article.title}.html`)) as string;
  expect(strFromU8(sent[page] as Uint8Array)).toContain(body);
  const file = names.find((name) => name.startsWith(page.replace(".html", "/"))) as string;
  expect(file).toContain("자료_ 사진.pdf");
  expect(Buffer.from(sent[file] as Uint8Array)).toEqual(demoPdf("Photos", 2));
  expect((await (await portal.signedIn("staff@demo.test")).get(path)).json()).toMatchObject({ err: 403 });
});

describe("an article", () => {
  test("is read and written by its writer and the editors alone", async () => {
    const portal = await openTestPortal();
    const article = await articleOf(portal, "ask");
    await portal.db.update(nlArticle).set({ idx_author: 100 }).where(eq(nlArticle.idx, article.idx));
    const writer = await portal.signedIn("staff@demo.test");
    const list = (await writer.get("/rest/records/nl_article/list?screen=CARROTZone-MediaZoneList%23articles")).json();
    const listed = list.list.map(({ idx }: { idx: number }) => idx);
    expect(listed).toContain(article.idx);
    const authors = await portal.db.select().from(nlArticle).where(inArray(nlArticle.idx, listed));
    expect(new Set(authors.map(({ idx_author }) => idx_author))).toEqual(new Set([100]));
    expect((await read(await portal.signedIn("hr@demo.test"), "nl_article", article.idx)).err).toBe(403);
    const given = await change(writer, "nl_article", article.idx, { body: "<p>안녕하세요 여러분</p>" });
    expect(given.json()).toMatchObject({ err: 0 });
    expect((await read(writer, "nl_article", article.idx)).record).toMatchObject({ state: "write", chars: 8 });
    expect((await change(writer, "nl_article", article.idx, { title: "내 제목" })).json()).toMatchObject({ err: 400 });
    expect((await read(writer, "nl_article", article.idx)).may.remove).toBe(false);
  });

  test("is confirmed by somebody else than its writer, and then stays as it is", async () => {
    const portal = await openTestPortal();
    const article = await articleOf(portal, "in");
    await portal.db.update(nlArticle).set({ idx_author: 113 }).where(eq(nlArticle.idx, article.idx));
    const own = await portal.signedIn("archive@demo.test");
    expect((await read(own, "nl_article", article.idx)).may.moves).not.toContain("confirm");
    expect((await move(own, "nl_article", article.idx, "confirm")).json()).toMatchObject({ err: 409 });
    const editor = await portal.signedIn("editor@demo.test");
    expect((await move(editor, "nl_article", article.idx, "confirm")).json()).toMatchObject({ err: 0 });
    expect((await change(own, "nl_article", article.idx, { body: "<p>다시</p>" })).json().err).not.toBe(0);
    expect((await move(editor, "nl_article", article.idx, "fix", { reason: "제목을 다시" })).json()).toMatchObject({
      err: 0,
    });
  });

  test("of two editors keeps what the first has saved, however many save at once", async () => {
    const portal = await openTestPortal();
    const article = await articleOf(portal, "in");
    const editors = await Promise.all([portal.signedIn("editor@demo.test"), portal.signedIn("archive@demo.test")]);
    for (let round = 0; round < 5; round++) {
      const { record } = await read(editors[0] as Visitor, "nl_article", article.idx);
      const answers = await Promise.all(
        Array.from({ length: 8 }, async (_, n) => {
          const values = { body: `<p>${round}-${n}</p>` };
          const sent = { idx: article.idx, ver: record.ver, values };
          return (await (editors[n % 2] as Visitor).post("/rest/records/nl_article/change", sent)).json();
        }),
      );
      const done = answers.flatMap(({ err }, n) => (err === 0 ? [n] : []));
      expect(done).toHaveLength(1);
      expect(answers.filter(({ err }) => err === 409)).toHaveLength(7);
      expect((await read(editors[0] as Visitor, "nl_article", article.idx)).record.body).toBe(
        `<p>${round}-${done[0]}</p>`,
      );
    }
  });

  test("that somebody has written is not taken out of the contents", async () => {
    const portal = await openTestPortal();
    const editor = await portal.signedIn("editor@demo.test");
    const { record } = await read(editor, "newsletter", WRITING);
    const lines = record.nl_article.map(({ idx, section, title, idx_author, due }: Record<string, unknown>) => ({
      ...{ idx, section, title, idx_author, due },
    }));
    const without = await change(editor, "newsletter", WRITING, { nl_article: lines.slice(1) });
    expect(without.json()).toMatchObject({ err: 409, err_msg: expect.stringContaining("함께 걸어온 한 계절") });
    const renamed = [{ ...lines[0], section: "머리말" }, ...lines.slice(1)];
    expect((await change(editor, "newsletter", WRITING, { nl_article: renamed })).json()).toMatchObject({ err: 0 });
    expect((await read(editor, "nl_article", lines[0].idx)).record).toMatchObject({
      section: "머리말",
      body: record.nl_article[0].body,
    });
  });
});
