import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportLog, leadershipApply, leadershipRound, notification, statusLog } from "../../db/tables";
import { rowsOfFile } from "../../testing/records/rows-of-file";
import { isShownTo, storedPicture } from "../../testing/records/stored-picture";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

const DAY = 24 * 60 * 60 * 1000;
const written = { motive: "팀을 잘 이끌고 싶습니다.", career: "2019년 입사", idx_recommender: 101 };

/** A text file as a browser sends it. */
const attachment = {
  headers: { "content-type": "multipart/form-data; boundary=edge" },
  payload: Buffer.from(
    [
      '--edge\r\ncontent-disposition: form-data; name="entity"\r\n\r\nleadership_apply',
      '--edge\r\ncontent-disposition: form-data; name="field"\r\n\r\nfiles',
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="경력증명.txt"\r\n\r\n경력 증명',
      "--edge--\r\n",
    ].join("\r\n"),
  ),
};

/** A portal with one round, which is open until 5 March 2026; the clock stands at 2 March. */
async function openCourse() {
  const portal = await openTestPortal();
  for (const table of [leadershipApply, leadershipRound]) await portal.db.delete(table);
  const [round] = await portal.db
    .insert(leadershipRound)
    .values({ title: "리더십 과정", year: 2026, apply_from: "2026-03-01", apply_to: "2026-03-05" })
    .returning();
  const idx_round = round?.idx as number;
  const visitor = await portal.signedIn("staff@demo.test");
  const read = async (of: Visitor) => (await of.get("/rest/leadership/getLeadership")).json();
  const call = async (of: Visitor, name: string, sent: object, entity = "leadership_apply") =>
    (await of.post(`/rest/records/${entity}/${name}`, sent)).json();
  const apply = (of: Visitor, fields: object = written) =>
    call(of, "add", { screen: "leadership_apply#add", values: { idx_round, ...fields } });
  const now = async (idx: number) =>
    (await portal.db.select().from(leadershipApply).where(eq(leadershipApply.idx, idx)))[0];
  const move = async (of: Visitor, idx: number, name: string) =>
    call(of, "move", { idx, ver: (await now(idx))?.ver, move: name });
  const listed = async (of: Visitor, query = "") =>
    (await of.get(`/rest/records/leadership_apply/list?screen=leadership_apply${query}`)).json().list;
  return { portal, idx_round, visitor, read, call, apply, now, move, listed };
}

describe("applying", () => {
  test("is done, changed, taken back and taken up again while the round is open; each step is in the history", async () => {
    const { portal, visitor, read, call, apply, now, move } = await openCourse();
    expect(await read(visitor)).toMatchObject({ is_open: true, mine: null, round: { title: "리더십 과정" } });
    const { idx } = await apply(visitor);
    expect(await now(idx)).toMatchObject({
      ...written,
      ...{ status: "req", idx_staff: 100, idx_team: 111, title: "리더십 과정 신청" },
    });
    expect((await read(visitor)).mine).toEqual({ idx, state: "신청" });
    const changed = { screen: "leadership_apply#edit", values: { motive: "한 번 더 생각했습니다." } };
    expect(await call(visitor, "change", { idx, ver: 1, ...changed })).toMatchObject({ err: 0 });
    expect(await apply(visitor)).toMatchObject({
      fields: { idx_round: expect.stringContaining("이미 신청한 과정입니다.") },
    });
    expect(await move(visitor, idx, "cancel")).toMatchObject({ err: 0 });
    expect(await move(visitor, idx, "cancel")).toMatchObject({ err: 409 });
    expect(await call(visitor, "remove", { idx, ver: (await now(idx))?.ver })).toMatchObject({ err: 403 });
    expect(await move(visitor, idx, "again")).toMatchObject({ err: 0 });
    expect(await now(idx)).toMatchObject({ motive: "한 번 더 생각했습니다.", status: "req" });
    const isApplying = eq(statusLog.entity, "leadership_apply");
    const steps = await portal.db.select().from(statusLog).where(isApplying).orderBy(statusLog.idx);
    expect(steps.map(({ to_status }) => to_status)).toEqual(expect.arrayContaining(["cancel", "req"]));
    expect(await portal.db.$count(leadershipApply)).toBe(1);
  });

  test("may have attachments, which the applicant and the people team open, and nobody else", async () => {
    const { portal, visitor, apply, now } = await openCourse();
    const upload = await visitor.send({ method: "POST", url: "/rest/records/uploadFile", ...attachment });
    const stored = upload.json().idx;
    const lead = await portal.signedIn("lead@demo.test");
    expect(await apply(lead, { motive: "가", files: [stored] })).toMatchObject({ err: 400 });
    const { idx } = await apply(visitor, { ...written, files: [stored] });
    expect((await now(idx))?.files).toEqual([stored]);
    const people = await portal.signedIn("people@demo.test");
    const open = async (of: Visitor) => (await of.get(`/rest/records/downloadFile?idx=${stored}`)).statusCode;
    expect([await open(visitor), await open(people), await open(lead)]).toEqual([200, 200, 403]);
  });

  test("ends with the last day", async () => {
    const { portal, read, apply, move, call, now } = await openCourse();
    const first = await portal.signedIn("staff@demo.test");
    const { idx } = await apply(first);
    portal.wait(3 * DAY);
    expect((await read(await portal.signedIn("lead@demo.test"))).is_open).toBe(true);
    portal.wait(DAY);
    const late = await portal.signedIn("staff@demo.test");
    expect((await read(late)).is_open).toBe(false);
    const closed = "지금은 신청 기간이 아닙니다.";
    expect(await apply(await portal.signedIn("newcomer@demo.test"))).toMatchObject({
      fields: { idx_round: `과정: ${closed}` },
    });
    const changed = { screen: "leadership_apply#edit", values: { motive: "늦음" } };
    for (const answer of [await move(late, idx, "cancel"), await call(late, "change", { idx, ver: 1, ...changed })])
      expect(answer).toMatchObject({ err: 403, err_msg: closed });
    expect(await now(idx)).toMatchObject({ status: "req", motive: written.motive });
  });

  test.each([
    ["without a motive", { motive: " " }, "motive"],
    ["with oneself as the recommender", { motive: "가", idx_recommender: 100 }, "idx_recommender"],
    ["with a recommender who is not there", { motive: "가", idx_recommender: 999_999 }, "idx_recommender"],
  ])("is refused %s", async (_, fields, at) => {
    const { portal, visitor, apply } = await openCourse();
    expect(await apply(visitor, fields)).toMatchObject({ err: 400, fields: { [at]: expect.anything() } });
    expect(await portal.db.$count(leadershipApply)).toBe(0);
  });
});

test("nobody applies for somebody else, or is chosen by what they send", async () => {
  const { visitor, apply, now } = await openCourse();
  const { idx } = await apply(visitor, { motive: "가", idx_staff: 101, status: "pass", title: "남의 신청" });
  expect(await now(idx)).toMatchObject({ idx_staff: 100, status: "req", title: expect.stringContaining("리더십") });
});

describe("the people team", () => {
  test("sees who applied, chooses, and each is notified; nobody chooses themselves, and who took it back is left out", async () => {
    const { portal, visitor, read, apply, move, now, listed } = await openCourse();
    const people = await portal.signedIn("people@demo.test");
    const newcomer = await portal.signedIn("newcomer@demo.test");
    const third = await portal.signedIn("smp@demo.test");
    const [one, two, gone] = [await apply(visitor), await apply(newcomer), await apply(third)].map(({ idx }) => idx);
    await move(third, gone, "cancel");
    expect(await listed(people)).toHaveLength(3);
    expect((await listed(visitor)).map(({ idx }: { idx: number }) => idx)).toEqual([one]);
    expect(await listed(await portal.signedIn("lead@demo.test"))).toEqual([]);
    const { idx: own } = await apply(people, { motive: "나도" });
    expect(await move(people, own, "pass")).toMatchObject({ err: 403 });
    expect(await move(visitor, one, "pass")).toMatchObject({ err: 403 });
    expect(await move(people, one, "pass")).toMatchObject({ err: 0 });
    expect(await move(people, two, "pass")).toMatchObject({ err: 0 });
    expect(await move(people, gone, "pass")).toMatchObject({ err: 409 });
    expect(await move(people, two, "fail")).toMatchObject({ err: 0 });
    expect([(await now(one))?.status, (await now(two))?.status]).toEqual(["pass", "fail"]);
    expect(await move(visitor, one, "cancel")).toMatchObject({ err: 409 });
    const sent = await portal.db
      .select()
      .from(notification)
      .where(and(eq(notification.idx_staff, 107), eq(notification.kind, "leadership")))
      .orderBy(notification.idx);
    expect(sent.map(({ title }) => title)).toEqual([
      "리더십 과정에 선발되었습니다.",
      "리더십 과정 선발 결과가 나왔습니다. 이번에는 함께하지 못합니다.",
    ]);
    portal.wait(4 * DAY);
    const later = await portal.signedIn("lead@demo.test");
    expect((await read(later)).graduates).toMatchObject([{ year: 2026, list: [{ team_name: "기업교육1팀" }] }]);
  });

  test("takes the applicants along as a workbook, which is kept in the log; others their own", async () => {
    const { portal, visitor, apply } = await openCourse();
    await apply(visitor);
    await apply(await portal.signedIn("newcomer@demo.test"));
    const path = "/rest/records/leadership_apply/export?screen=leadership_apply&format=xlsx";
    const people = await portal.signedIn("people@demo.test");
    const [head, ...rows] = await rowsOfFile((await people.get(path)).rawPayload);
    expect(head).toEqual(expect.arrayContaining(["신청자", "지원동기", "추천인", "상태"]));
    expect(rows).toHaveLength(2);
    const [logged] = await portal.db.select().from(exportLog).where(eq(exportLog.screen, "leadership_apply"));
    expect(logged).toMatchObject({ rows: 2 });
    expect(await rowsOfFile((await visitor.get(path)).rawPayload)).toHaveLength(2);
  });

  test("makes and changes rounds, one change at a time, with pictures that all see", async () => {
    const { portal, read, call, visitor } = await openCourse();
    const people = await portal.signedIn("people@demo.test");
    const picture = await storedPicture(people, "leadership_round", "body");
    const dates = { apply_from: "2027-01-01", apply_to: "2027-01-31" };
    const values = { ...dates, title: "다음 과정", year: 2027, body: `${picture.html}<script>alert(1)</script>` };
    const screen = "leadership_apply#rounds#add";
    const add = (of: Visitor, more = {}) =>
      call(of, "add", { screen, values: { ...values, ...more } }, "leadership_round");
    expect(await add(visitor)).toMatchObject({ err: 403 });
    expect(await add(people, { apply_to: "2026-12-31" })).toMatchObject({ err: 400 });
    expect(await isShownTo(visitor, picture.idx)).toBe(false);
    const { idx } = await add(people);
    const { round, is_open } = await read(visitor);
    expect([round.title, round.body, is_open]).toEqual(["다음 과정", picture.html, false]);
    expect(await isShownTo(visitor, picture.idx)).toBe(true);
    const change = (title: string) => call(people, "change", { idx, ver: 1, values: { title } }, "leadership_round");
    expect(await change("먼저 고침")).toMatchObject({ err: 0 });
    expect(await change("나중에 고침")).toMatchObject({ err: 409 });
  });
});
