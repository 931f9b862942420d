import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notification, post, postRead } from "../../db/tables";
import { runDueJobs } from "../../jobs/nightly";
import { isShownTo, storedPicture } from "../../testing/records/stored-picture";
import { openTestPortal, shareTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const notice = { category: "hr", title: "알림", body: "<p>내용</p>" };

async function write(visitor: Visitor, screen: string, values: object) {
  return visitor.post("/rest/records/post/add", { screen: `CARROTZone-${screen}`, values });
}

async function added(visitor: Visitor, screen: string, values: object): Promise<number> {
  const answer = (await write(visitor, screen, values)).json();
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx;
}

const read = (visitor: Visitor, idx: number) => visitor.get(`/rest/records/post/read?idx=${idx}`);
const asked = (visitor: Visitor, call: string, body: object) => visitor.post(`/rest/carrotzone/${call}`, body);

async function seenBy(portal: TestPortal, idx: number): Promise<string[]> {
  const names = ["staff", "lead", "acting", "people", "support", "archive"];
  const seen = await Promise.all(
    names.map(async (name) => (await read(await portal.signedIn(`${name}@demo.test`), idx)).statusCode === 200),
  );
  return names.filter((_, at) => seen[at]);
}

const shared = shareTestPortal();

describe("a notice", () => {
  test("needs a category and whole words; staff who write none are refused", async () => {
    const portal = shared();
    const people = await portal.signedIn("people@demo.test");
    const { category: _, ...bare } = notice;
    expect((await write(people, "NoticeAdd", bare)).json()).toMatchObject({
      err: 400,
      fields: { category: /필수/ } as object,
    });
    const times = { open_from: "2026-03-03T00:00:00Z", open_to: "2026-03-02T00:00:00Z" };
    expect((await write(people, "NoticeAdd", { ...notice, ...times })).statusCode).toBe(400);
    expect((await write(await portal.signedIn("staff@demo.test"), "NoticeAdd", notice)).statusCode).toBe(403);
    expect((await write(await portal.signedIn("archive@demo.test"), "NoticeAdd", notice)).statusCode).toBe(403);
  });

  test("of a lead is for the units that the lead heads, and for no others", async () => {
    const portal = shared();
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await added(lead, "NoticeAdd", notice);
    const [row] = await portal.db.select().from(post).where(eq(post.idx, idx));
    expect(row?.target).toEqual({ idx_team: [111] });
    expect(await seenBy(portal, idx)).toEqual(["staff", "lead", "people", "support"]);
    const elsewhere = await write(lead, "NoticeAdd", { ...notice, target: { idx_team: [112] } });
    expect(elsewhere.json()).toMatchObject({ err: 400, fields: { target: expect.any(String) } });
  });

  test("that is yet to open is seen by its writer and those who keep the board", async () => {
    const portal = await openTestPortal();
    const people = await portal.signedIn("people@demo.test");
    const idx = await added(people, "NoticeAdd", { ...notice, open_from: "2026-03-02T02:00:00Z" });
    expect(await seenBy(portal, idx)).toEqual(["people", "support"]);
    portal.wait(60 * 60 * 1000);
    expect(await seenBy(portal, idx)).toHaveLength(6);
  });

  test("is counted once for each person, confirmed once, and its writer sees who has not", async () => {
    const portal = shared();
    const people = await portal.signedIn("people@demo.test");
    const staff = await portal.signedIn("staff@demo.test");
    const idx = await added(people, "NoticeAdd", { ...notice, is_must_read: true, target: { idx_team: [111] } });
    const told = await portal.db.select().from(notification).where(eq(notification.title, "필독 공지: 알림"));
    expect(told.map((one) => one.idx_staff)).toContain(100);
    for (const visitor of [staff, staff, people]) await read(visitor, idx);
    const counted = (await read(people, idx)).json();
    expect(counted.record.view_count).toBe(1);
    expect(counted.extra.readers).toMatchObject({ read: 1, confirmed: 0 });
    expect((await asked(staff, "confirmPost", { post: idx })).json()).toMatchObject({ err: 0 });
    expect((await read(staff, idx)).json().extra).toMatchObject({ confirmed_at: "2026-03-02 10:00", readers: null });
    const { list } = (await people.get(`/rest/carrotzone/getPostReaders?post=${idx}`)).json();
    expect(list.filter((one: { confirmed_at: string }) => one.confirmed_at !== "")).toMatchObject([{ idx: 100 }]);
    const reminded = (await asked(people, "remindPostReaders", { post: idx })).json();
    expect(reminded.told).toBe(list.length - 1);
    expect((await staff.get(`/rest/carrotzone/getPostReaders?post=${idx}`)).statusCode).toBe(403);
    expect((await asked(staff, "remindPostReaders", { post: idx })).statusCode).toBe(403);
  });
});

describe("comments", () => {
  test("are threads; one's own is changed, and removed by oneself or by who keeps the board", async () => {
    const portal = shared();
    const [people, staff, lead] = (await Promise.all(
      ["people", "staff", "lead"].map((name) => portal.signedIn(`${name}@demo.test`)),
    )) as [Visitor, Visitor, Visitor];
    const idx = await added(people, "NoticeAdd", notice);
    const first = (await asked(staff, "addPostComment", { post: idx, content: "질문" })).json().idx;
    const answer = (await asked(lead, "addPostComment", { post: idx, content: "대답", parent: first })).json().idx;
    expect((await asked(lead, "modPostComment", { idx: first, content: "!" })).statusCode).toBe(403);
    expect((await asked(lead, "removePostComment", { idx: first })).statusCode).toBe(403);
    expect((await asked(staff, "modPostComment", { idx: first, content: "고친 질문" })).json().err).toBe(0);
    expect((await asked(people, "removePostComment", { idx: first })).json().err).toBe(0);
    const { list } = (await staff.get(`/rest/carrotzone/getPostComments?post=${idx}`)).json();
    expect(list).toMatchObject([
      { idx: first, content: "", kname: "", is_removed: true, is_mine: true },
      { idx: answer, parent: first, content: "대답", is_removed: false, may_remove: false },
    ]);
    expect((await read(staff, idx)).json().record.comment_count).toBe(1);
    expect((await asked(staff, "addPostComment", { post: idx, content: "익명", is_anon: true })).statusCode).toBe(400);
  });

  test("without a name tell nobody who wrote them, where the message takes them", async () => {
    const portal = shared();
    const executive = await portal.signedIn("executive@demo.test");
    const staff = await portal.signedIn("staff@demo.test");
    const idx = await added(executive, "CEOMessageAdd", {
      title: "인사",
      body: "<p>안녕하세요</p>",
      ceo_message: { message_date: "2026-03-02", allow_anon: true },
    });
    expect((await asked(staff, "addPostComment", { post: idx, content: "힘내세요", is_anon: true })).json().err).toBe(
      0,
    );
    const answer = await executive.get(`/rest/carrotzone/getPostComments?post=${idx}`);
    expect(answer.json().list).toMatchObject([{ content: "힘내세요", kname: "", team_name: "", is_mine: false }]);
    expect(answer.body).not.toContain("idx_writer");
    const liked = async (is_liked: boolean) =>
      (await asked(staff, "likePost", { post: idx, is_liked })).json().like_count;
    expect([await liked(true), await liked(true), await liked(false)]).toEqual([1, 1, 0]);
  });
});

test("a manual that gets a new version keeps the one before it, which no list shows", async () => {
  const portal = shared();
  const people = await portal.signedIn("people@demo.test");
  const doc = { folder: "인사/시험", version: "1.0", effective_date: "2026-03-01", idx_owner_team: 6199 };
  const idx = await added(people, "CarrotManualAdd", {
    title: "시험 매뉴얼",
    body: "<p>이틀 안에</p>",
    manual_doc: doc,
  });
  const before = (await read(people, idx)).json().record;
  expect(before.manual_doc.review_due).toBe("2027-03-01");
  const changed = await people.post("/rest/records/post/change", {
    idx,
    ver: before.ver,
    values: { body: "<p>하루 안에</p>", manual_doc: { ...doc, version: "2.0" } },
  });
  expect(changed.json()).toMatchObject({ err: 0 });
  const staff = await portal.signedIn("staff@demo.test");
  const { record, extra } = (await read(staff, idx)).json();
  expect(record).toMatchObject({ body: "<p>하루 안에</p>", manual_doc: { version: "2.0" } });
  expect(extra.versions.map(({ version }: { version: string }) => version)).toEqual(["2.0", "1.0"]);
  const older = extra.versions[1].idx;
  const kept = (await staff.get(`/rest/carrotzone/getManualVersion?post=${idx}&version=${older}`)).json();
  expect(kept).toMatchObject({ version: "1.0", body: "<p>이틀 안에</p>" });
  const list = await staff.get(
    `/rest/records/post/list?screen=CARROTZone-CarrotManualList&q=${encodeURIComponent("시험 매뉴얼")}`,
  );
  expect(list.json().list.map((row: { idx: number }) => row.idx)).toEqual([idx]);
  expect((await read(staff, older)).statusCode).toBe(403);
});

test("a manual's older versions show their pictures after the newest has let them go, to its readers", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const staff = await portal.signedIn("staff@demo.test");
  const [first, second] = [await storedPicture(people, "post", "body"), await storedPicture(people, "post", "body")];
  const doc = { folder: "인사/시험", version: "1.0", effective_date: "2026-03-01", idx_owner_team: 6199 };
  const given = { title: "시험 매뉴얼", body: first.html, manual_doc: doc };
  const idx = await added(people, "CarrotManualAdd", given);
  const change = async (values: object) => {
    const { ver } = (await read(people, idx)).json().record;
    expect((await people.post("/rest/records/post/change", { idx, ver, values })).json()).toMatchObject({ err: 0 });
  };
  await change({ body: first.html + second.html, manual_doc: { ...doc, version: "2.0" } });
  await change({ body: second.html });
  await change({ body: "<p>글만</p>", manual_doc: { ...doc, version: "3.0" } });
  await runDueJobs(portal.db, new Date("2026-03-05T20:00:00Z"));
  expect([await isShownTo(staff, first.idx), await isShownTo(staff, second.idx)]).toEqual([true, true]);
  const { ver } = (await read(people, idx)).json().record;
  await people.post("/rest/records/post/remove", { idx, ver });
  expect(await isShownTo(staff, first.idx)).toBe(false);
});

test("a film that is played is counted, and needs an address", async () => {
  const portal = shared();
  const staff = await portal.signedIn("staff@demo.test");
  const { list } = (
    await staff.get("/rest/records/post/list?screen=CARROTZone-MediaZoneList&media_post.kind=video")
  ).json();
  const [film] = list;
  const played = (await asked(staff, "playMedia", { post: film.idx })).json();
  expect(played.play_count).toBe(film.media_post.play_count + 1);
});

test("a post that was read is noted with whom it was read by", async () => {
  const portal = shared();
  const staff = await portal.signedIn("staff@demo.test");
  const { list } = (await staff.get("/rest/records/post/list?screen=CARROTZone-NoticeList")).json();
  await read(staff, list[0].idx);
  const mine = and(eq(postRead.idx_post, list[0].idx), eq(postRead.idx_staff, 100));
  expect(await portal.db.select().from(postRead).where(mine)).toHaveLength(1);
});

test("a post is there under its own board's address alone", async () => {
  const portal = shared();
  const people = await portal.signedIn("people@demo.test");
  const idx = await added(people, "NoticeAdd", notice);
  const under = async (screen: string) =>
    (await people.get(`/rest/records/post/read?idx=${idx}&on=CARROTZone-${screen}`)).json();
  expect(await under("NoticeView-idx")).toMatchObject({ err: 0, record: { idx } });
  expect(await under("NoticeMod-idx")).toMatchObject({ err: 0 });
  for (const screen of ["MediaZoneView-idx", "CarrotManualView-idx", "CEOMessageMod-idx"]) {
    expect(await under(screen)).toEqual({ err: 404, err_msg: "없거나 삭제된 항목입니다." });
  }
  expect(await under("Nowhere")).toEqual({ err: 400, err_msg: "없는 화면입니다." });
});
