import { desc, eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { file, jobrotation, jrApplicant, notification, staff, staffOrder } from "../../db/tables";
import { tellOfRotation } from "../../growth/rotation-night";
import { formOf } from "../../testing/records/form-of";
import { isShownTo, png, storedPicture } from "../../testing/records/stored-picture";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const wish = (title: string) => ({ title, memo: "" });
const none = { title: "", memo: "", idx_office: 0, idx_team: 0 };
const rotation_1 = [wish("교재 기획"), wish("강사 교육"), wish("")];
const rotation_2 = [{ title: "출판", idx_office: 210, idx_team: 211, memo: "책을 만들고 싶습니다" }, none, none];

async function openRound({ db }: TestPortal): Promise<number> {
  const [round] = await db
    .update(jobrotation)
    .set({ sdate: "2026-03-02", edate: "2026-03-20" })
    .where(eq(jobrotation.is_open, true))
    .returning({ idx: jobrotation.idx });
  return round?.idx as number;
}

const info = async (visitor: Visitor) => (await visitor.get("/rest/personal/getJobRatationInfo")).json();
const shown = async (visitor: Visitor) =>
  (await visitor.get("/rest/personal/getGNBInfo")).json().is_show_jobrotation as boolean;
const apply = (visitor: Visitor, idx: number, changes: object = {}) =>
  visitor.post("/rest/mypims/addJRApplicant", { idx, rotation_1, rotation_2, ...changes });

describe("get /rest/personal/getJobRatationInfo", () => {
  test("shows the round that is open, from its first to its last day", async () => {
    const portal = await openTestPortal();
    const idx = await openRound(portal);
    const visitor = await portal.signedIn("staff@demo.test");
    expect(await info(visitor)).toEqual({
      err: 0,
      err_msg: "",
      idx_jobrotation: idx,
      is_show_jobrotation: true,
      sdate_txt: "2026-03-02",
      edate_txt: "2026-03-20",
      notice: "<p>내년 인사에 반영합니다. 내용은 공개하지 않습니다.</p>",
      sample_image: null,
      mine: null,
    });
    expect(await shown(visitor)).toBe(true);
    portal.wait(Date.parse("2026-03-20T15:00:00Z") - Date.parse("2026-03-02T01:00:00Z"));
    const later = await portal.signedIn("staff@demo.test");
    expect(await info(later)).toMatchObject({ idx_jobrotation: 0, is_show_jobrotation: false, sdate_txt: "" });
    expect(await shown(later)).toBe(false);
  });

  test("shows the round that the people team opens, until it ends it", async () => {
    const portal = await openTestPortal();
    await portal.db.update(jobrotation).set({ is_open: false });
    const visitor = await portal.signedIn("staff@demo.test");
    const people = await portal.signedIn("people@demo.test");
    const values = { year: 2031, sdate: "2026-03-02", edate: "2026-03-01", is_open: true, notice: "<p>새 회차</p>" };
    const screen = "myPIMS-JobRotationRounds";
    const add = async (who: Visitor, more: object = {}) =>
      (await who.post("/rest/records/jobrotation/add", { screen, values: { ...values, ...more } })).json();
    expect((await add(people)).fields).toEqual({ edate: expect.stringContaining("작성시작 이후") });
    expect((await add(visitor, { edate: "2026-03-20" })).err).toBe(403);
    const picture = await storedPicture(people, "jobrotation", "notice");
    const sample = await storedPicture(people, "jobrotation", "sample_image");
    const shownIn = { notice: picture.html, sample_image: sample.idx };
    const { idx } = await add(people, { edate: "2026-03-20", ...shownIn });
    expect(await info(visitor)).toMatchObject({ idx_jobrotation: idx, sdate_txt: "2026-03-02", ...shownIn });
    // whoever may apply sees them, and nothing else of the round
    expect(await isShownTo(visitor, picture.idx)).toBe(true);
    expect(await isShownTo(visitor, sample.idx)).toBe(true);
    expect((await visitor.get(`/rest/records/jobrotation/read?idx=${idx}`)).statusCode).toBe(403);
    // one at a time
    expect((await add(people, { year: 2032, edate: "2026-03-20" })).fields).toEqual({
      is_open: expect.stringContaining("2031년"),
    });
    const end = { idx, ver: 1, screen, values: { is_open: false } };
    expect((await people.post("/rest/records/jobrotation/change", end)).json()).toMatchObject({ err: 0 });
    expect(await info(visitor)).toMatchObject({ idx_jobrotation: 0 });
  });

  test("takes as an example what every browser shows, and nothing of an upload that broke off", async () => {
    const portal = await openTestPortal();
    const people = await portal.signedIn("people@demo.test");
    const example = { entity: "jobrotation", field: "sample_image" };
    const upload = (name: string, content: Buffer) =>
      people.send({ url: "/rest/records/uploadFile", ...formOf(example, name, content) });
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
    const tiff = Buffer.from("49492a0008000000000000000000000000000000", "hex");
    for (const [name, content] of [
      ["예시.svg", svg],
      ["예시.png", svg],
      ["예시.tif", tiff],
    ] as const) {
      expect([name, (await upload(name, content)).json()]).toEqual([
        name,
        { err: 400, err_msg: "작성 예시: PNG, JPG, GIF, WebP 그림만 넣을 수 있습니다." },
      ]);
    }
    const { payload, ...form } = formOf(example, "예시.png", png);
    const before = await portal.db.$count(file);
    const broken = await people.send({ url: "/rest/records/uploadFile", ...form, payload: payload.subarray(0, -40) });
    expect([broken.statusCode, await portal.db.$count(file)]).toEqual([400, before]);
    expect((await upload("예시.png", png)).json()).toMatchObject({ err: 0 });
  });

  test("shows nothing to who joined less than a year ago, or has applied", async () => {
    const portal = await openTestPortal();
    const idx = await openRound(portal);
    const newcomer = await portal.signedIn("newcomer@demo.test");
    expect([(await info(newcomer)).is_show_jobrotation, await shown(newcomer)]).toEqual([false, false]);
    const visitor = await portal.signedIn("staff@demo.test");
    await apply(visitor, idx);
    expect([(await info(visitor)).is_show_jobrotation, await shown(visitor)]).toEqual([false, false]);
  });

  test("gives who has applied their wishes to be changed, until they are looked at", async () => {
    const portal = await openTestPortal();
    const idx = await openRound(portal);
    const visitor = await portal.signedIn("staff@demo.test");
    const isOffered = async () => (await visitor.get("/rest/personal/getGNBInfo")).json().is_sent_jobrotation;
    expect(await isOffered()).toBe(false);
    await apply(visitor, idx);
    expect((await info(visitor)).mine).toEqual({ rotation_1, rotation_2 });
    // who decides reads which unit is meant
    const [kept] = await portal.db.select().from(jrApplicant).where(eq(jrApplicant.idx_staff, 100));
    expect(kept?.wishes).toBe(
      "직무 1지망 교재 기획\n직무 2지망 강사 교육\n조직 1지망 출판 (교재출판본부 교재개발1팀): 책을 만들고 싶습니다",
    );
    expect([await isOffered(), (await info(await portal.signedIn("lead@demo.test"))).mine]).toEqual([true, null]);
    await portal.db.update(jrApplicant).set({ status: "review" }).where(eq(jrApplicant.idx_staff, 100));
    expect(await isOffered()).toBe(false);
    expect((await info(visitor)).mine).toEqual({ rotation_1, rotation_2 });
  });

  test("shows nothing of a round that is not in operation", async () => {
    const portal = await openTestPortal();
    await openRound(portal);
    await portal.db.update(jobrotation).set({ is_open: false });
    expect(await info(await portal.signedIn("staff@demo.test"))).toMatchObject({ idx_jobrotation: 0 });
  });
});

describe("post /rest/mypims/addJRApplicant", () => {
  test("keeps the wishes with the team of the day, and again until they are looked at", async () => {
    const portal = await openTestPortal();
    const idx = await openRound(portal);
    const visitor = await portal.signedIn("staff@demo.test");
    expect((await apply(visitor, idx)).json()).toEqual({ err: 0, err_msg: "" });
    expect((await apply(visitor, idx, { rotation_1: [wish("디자인"), wish(""), wish("")] })).statusCode).toBe(200);
    const kept = await portal.db.select().from(jrApplicant).where(eq(jrApplicant.idx_staff, 100));
    expect(kept).toMatchObject([
      { idx_staff: 100, idx_sector: 100, idx_office: 110, idx_team: 111, rotation_2, status: "submit", ver: 2 },
    ]);
    expect(kept[0]?.rotation_1[0]).toEqual({ title: "디자인", memo: "" });
    await portal.db.update(jrApplicant).set({ status: "review" });
    expect((await apply(visitor, idx)).json()).toEqual({
      err: 409,
      err_msg: "이미 검토 중인 신청은 고칠 수 없습니다.",
    });
  });

  test("refuses what does not fit, and keeps nothing of it", async () => {
    const portal = await openTestPortal();
    const idx = await openRound(portal);
    const visitor = await portal.signedIn("staff@demo.test");
    const empty = [wish(""), wish(" "), wish("")];
    const refused = async (changes: object, round = idx) => (await apply(visitor, round, changes)).json().err_msg;
    expect(await refused({}, idx + 1)).toBe("잡로테이션 작성 기간이 아닙니다.");
    expect(await refused({ rotation_1: empty, rotation_2: [none, none, none] })).toContain("하나 이상");
    const wrongTeam = [{ ...none, title: "가", idx_office: 110, idx_team: 211 }, none, none];
    expect(await refused({ rotation_2: wrongTeam })).toBe("희망 본부나 팀이 올바르지 않습니다.");
    expect(await refused({ rotation_2: [{ ...none, idx_office: 12_345 }, none, none] })).toContain("희망 본부");
    expect(await refused({ rotation_1: [wish("가".repeat(51)), wish(""), wish("")] })).toContain("50자 이하");
    expect(await portal.db.select().from(jrApplicant).where(eq(jrApplicant.idx_staff, 100))).toEqual([]);
  });

  test("refuses who joined less than a year ago, to the day", async () => {
    const portal = await openTestPortal();
    const idx = await openRound(portal);
    const visitor = await portal.signedIn("staff@demo.test");
    const joined = (joinday: string) => portal.db.update(staff).set({ joinday }).where(eq(staff.idx, 100));
    await joined("2025-03-03");
    expect((await apply(visitor, idx)).json().err_msg).toBe("입사 후 1년이 지나야 신청할 수 있습니다.");
    await joined("2025-03-02");
    expect((await apply(visitor, idx)).statusCode).toBe(200);
  });
});

describe("what becomes of wishes", () => {
  /** Somebody's wish, and who decides on it. */
  async function wished() {
    const portal = await openTestPortal();
    const round = await openRound(portal);
    await apply(await portal.signedIn("staff@demo.test"), round);
    const [sheet] = await portal.db.select().from(jrApplicant).where(eq(jrApplicant.idx_staff, 100));
    const people = await portal.signedIn("people@demo.test");
    const move = async (who: Visitor, name: string, more: object = {}, idx = Number(sheet?.idx)) => {
      const { record } = (await people.get(`/rest/records/jr_applicant/read?idx=${idx}`)).json();
      return (await who.post("/rest/records/jr_applicant/move", { idx, ver: record.ver, move: name, ...more })).json();
    };
    return { ...portal, round, people, move, sheet };
  }

  test("a draft of an order is made of the first wish, once, and is told to nobody", async () => {
    const { db, people, move, sheet, signedIn } = await wished();
    expect(await move(people, "accept")).toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await move(people, "order")).toMatchObject({ err: 0 });
    const orders = await db
      .select()
      .from(staffOrder)
      .where(eq(staffOrder.idx_rotation, Number(sheet?.idx)));
    const to = { idx_to_office: 210, idx_to_team: 211, idx_to_sector: 200, effective_date: "2026-04-01" };
    expect(orders).toMatchObject([{ idx_staff: 100, kind: "move", status: "draft", ...to }]);
    expect(await move(people, "order")).toMatchObject({ err: 409 });
    const own = await signedIn("staff@demo.test");
    expect((await own.get(`/rest/records/staff_order/read?idx=${orders[0]?.idx}`)).json().err).toBe(403);
    expect(await db.$count(notification, eq(notification.title, "발령"))).toBe(0);
    expect(await move(people, "accept")).toMatchObject({ err: 0 });
  });

  test("without an order a reason is given, and nobody decides on their own", async () => {
    const { db, people, move, round, signedIn } = await wished();
    expect(await move(people, "accept", { reason: "직무를 바꾸어 주었습니다." })).toMatchObject({ err: 0 });
    await apply(people, round);
    const [own] = await db.select().from(jrApplicant).where(eq(jrApplicant.idx_staff, 102));
    for (const name of ["review", "order", "accept"])
      expect(await move(people, name, { reason: "사유" }, own?.idx)).toMatchObject({ err: 409 });
    expect(await move(await signedIn("hr@demo.test"), "review", {}, own?.idx)).toMatchObject({ err: 0 });
  });

  test("lists and the matrix go by what is wished first", async () => {
    const { people } = await wished();
    const screen = "screen=myPIMS-JobRotationManagementList";
    const { list } = (
      await people.get(`/rest/records/jr_applicant/list?${screen}&wished_team=211&office=110&q=`)
    ).json();
    const first = { first_task: "교재 기획", first_team: "출판" };
    expect(list.find(({ idx_staff }: { idx_staff: number }) => idx_staff === 100)).toMatchObject(first);
    const moves = (
      await people.get("/rest/records/jr_applicant/statistics?screen=myPIMS-JobRotationMatrix&status=submit")
    ).json();
    expect(JSON.stringify(moves)).toContain("교재출판본부");
  });

  test("who may write and has not is told as a round opens, a week and a day before its end; the people team once a day", async () => {
    const { db } = await wished();
    const told = async (idx: number) =>
      (await db.select().from(notification).where(eq(notification.idx_staff, idx))).filter(({ title }) =>
        title.includes("잡로테이션"),
      ).length;
    const days = ["2026-03-02", "2026-03-03", "2026-03-13", "2026-03-14", "2026-03-19", "2026-03-20"];
    const counts = [];
    for (const day of days) {
      await tellOfRotation(db, new Date(`${day}T00:10:00+09:00`));
      counts.push(await told(101));
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    expect([await told(100), await told(107)]).toEqual([0, 0]);
    // one has come on the second
    expect(await told(102)).toBe(4);
    const isCount = like(notification.title, "%제출된 잡로테이션%");
    const before = await told(102);
    const missed = ["2026-03-03", "2026-03-04", "2026-03-05"];
    await tellOfRotation(db, new Date("2026-03-05T03:00:00+09:00"), missed);
    const [last] = await db.select().from(notification).where(isCount).orderBy(desc(notification.idx)).limit(1);
    expect(last?.title).toBe("2026-03-02부터 어제까지 제출된 잡로테이션 신청 1건");
    expect(await told(102)).toBe(before + 1);
  });
});
