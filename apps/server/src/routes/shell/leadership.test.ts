import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportLog, leadershipApply, leadershipRound, notification, statusLog } from "../../db/tables";
import { rowsOfFile } from "../../testing/records/rows-of-file";
import { isShownTo, storedPicture } from "../../testing/records/stored-picture";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

const DAY = 24 * 60 * 60 * 1000;
const written = { motive: "팀을 잘 이끌고 싶습니다.", career: "2019년 입사", recommender: 101 };

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

/** What an application without attachments says of them. */
const files: never[] = [];

/** A portal with one round, which is open until 5 March 2026; the clock stands at 2 March. */
async function openCourse() {
  const portal = await openTestPortal();
  for (const table of [leadershipApply, leadershipRound]) await portal.db.delete(table);
  const [round] = await portal.db
    .insert(leadershipRound)
    .values({ title: "리더십 과정", year: 2026, apply_from: "2026-03-01", apply_to: "2026-03-05" })
    .returning();
  const idx = round?.idx as number;
  const visitor = await portal.signedIn("staff@demo.test");
  const read = async (of: Visitor) => (await of.get("/rest/leadership/getLeadership")).json();
  const apply = async (of: Visitor, fields: object = written) =>
    (await of.post("/rest/leadership/applyLeadership", { round: idx, ...fields })).json();
  const cancel = async (of: Visitor) => (await of.post("/rest/leadership/cancelLeadership", { round: idx })).json();
  return { portal, idx, visitor, read, apply, cancel };
}

describe("applying", () => {
  test("is done, changed, taken back and taken up again while the round is open; each step is in the history", async () => {
    const { portal, visitor, read, apply, cancel } = await openCourse();
    expect(await read(visitor)).toMatchObject({ is_open: true, mine: null, round: { title: "리더십 과정" } });
    expect((await apply(visitor)).err).toBe(0);
    expect((await read(visitor)).mine).toEqual({ ...written, files, status: "req" });
    await apply(visitor, { ...written, motive: "한 번 더 생각했습니다." });
    expect((await cancel(visitor)).err).toBe(0);
    expect((await read(visitor)).mine).toMatchObject({ motive: "한 번 더 생각했습니다.", status: "cancel" });
    expect(await cancel(visitor)).toMatchObject({ err: 409, err_msg: "취소할 신청이 없습니다." });
    await apply(visitor);
    const isApplying = eq(statusLog.entity, "leadership_apply");
    const steps = await portal.db.select().from(statusLog).where(isApplying).orderBy(statusLog.idx);
    expect(steps.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
      [null, "req"],
      ["req", "cancel"],
      ["cancel", "req"],
    ]);
    expect(await portal.db.$count(leadershipApply)).toBe(1);
  });

  test("may have attachments, which the applicant and the people team open, and nobody else", async () => {
    const { portal, idx, visitor, read, apply } = await openCourse();
    const upload = await visitor.send({ method: "POST", url: "/rest/records/uploadFile", ...attachment });
    const stored = upload.json().idx;
    const lead = await portal.signedIn("lead@demo.test");
    expect(await apply(lead, { ...written, recommender: 0, files: [stored] })).toMatchObject({
      err: 400,
      err_msg: "첨부: 올린 파일을 찾지 못했습니다. 다시 올려 주세요.",
    });
    expect((await apply(visitor, { ...written, files: [stored] })).err).toBe(0);
    expect((await read(visitor)).mine.files).toMatchObject([{ idx: stored, name: "경력증명.txt" }]);
    const people = await portal.signedIn("people@demo.test");
    const { list } = (await people.get(`/rest/leadership/getApplicants?round=${idx}`)).json();
    expect(list[0].files).toMatchObject([{ idx: stored, name: "경력증명.txt" }]);
    const open = async (of: Visitor) => (await of.get(`/rest/records/downloadFile?idx=${stored}`)).statusCode;
    expect([await open(visitor), await open(people), await open(lead)]).toEqual([200, 200, 403]);
  });

  test("ends with the last day", async () => {
    const { portal, visitor, read, apply, cancel } = await openCourse();
    await apply(visitor);
    portal.wait(3 * DAY);
    expect((await read(await portal.signedIn("lead@demo.test"))).is_open).toBe(true);
    portal.wait(DAY);
    const late = await portal.signedIn("staff@demo.test");
    expect((await read(late)).is_open).toBe(false);
    for (const answer of [await apply(late), await cancel(late)]) {
      expect(answer).toEqual({ err: 403, err_msg: "지금은 신청 기간이 아닙니다." });
    }
  });

  test.each([
    ["without a motive", { motive: " " }, "지원동기를 입력하세요."],
    ["with oneself as the recommender", { motive: "가", recommender: 100 }, "본인을 추천인으로 고를 수 없습니다."],
    ["with a recommender who is not there", { motive: "가", recommender: 999_999 }, "추천인을 다시 선택하세요."],
  ])("is refused %s", async (_, fields, err_msg) => {
    const { visitor, apply } = await openCourse();
    expect(await apply(visitor, fields)).toMatchObject({ err: 400, err_msg });
  });
});

describe("the people team", () => {
  test("sees who applied, chooses, and each is told; who took it back is left out", async () => {
    const { portal, idx, visitor, read, apply, cancel } = await openCourse();
    const people = await portal.signedIn("people@demo.test");
    const newcomer = await portal.signedIn("newcomer@demo.test");
    const third = await portal.signedIn("smp@demo.test");
    for (const one of [visitor, newcomer, third]) await apply(one);
    await cancel(third);
    const list = (await people.get(`/rest/leadership/getApplicants?round=${idx}`)).json().list;
    expect(list).toMatchObject([{ team_name: "기업교육1팀", recommender: expect.stringMatching(/[가-힣]/) }, {}, {}]);
    const all = list.map((row: { idx: number }) => row.idx);
    const decide = (of: number[], status: string) => people.post("/rest/leadership/decide", { list: of, status });
    expect((await decide(all, "pass")).json()).toMatchObject({ done: 2, refused: 1 });
    await decide([all[1]], "fail");
    expect((await read(visitor)).mine.status).toBe("pass");
    expect((await read(newcomer)).mine.status).toBe("fail");
    expect(await apply(visitor)).toMatchObject({ err: 409, err_msg: "결과가 나온 신청은 고칠 수 없습니다." });
    const told = await portal.db
      .select()
      .from(notification)
      .where(and(eq(notification.idx_staff, 107), eq(notification.kind, "leadership")))
      .orderBy(notification.idx);
    expect(told.map(({ title }) => title)).toEqual([
      "리더십 과정에 선발되었습니다.",
      "리더십 과정 선발 결과가 나왔습니다. 이번에는 함께하지 못합니다.",
    ]);
    portal.wait(4 * DAY);
    const later = await portal.signedIn("lead@demo.test");
    expect((await read(later)).graduates).toMatchObject([{ year: 2026, list: [{ team_name: "기업교육1팀" }] }]);
  });

  test("takes the applicants along as a workbook, which is kept in the log; nobody else does", async () => {
    const { portal, idx, visitor, apply } = await openCourse();
    await apply(visitor);
    const people = await portal.signedIn("people@demo.test");
    const path = `/rest/leadership/exportApplicants?round=${idx}`;
    const { headers, rawPayload } = await people.get(path);
    expect(decodeURIComponent(String(headers["content-disposition"]))).toContain("리더십 과정 신청자_2026-03-02.xlsx");
    const [head, row, ...more] = await rowsOfFile(rawPayload);
    expect(head).toEqual(expect.arrayContaining(["이름", "지원동기", "추천인", "상태"]));
    expect(row).toEqual(expect.arrayContaining([written.motive, written.career, "2026-03-02", "신청"]));
    expect(more).toEqual([]);
    const [logged] = await portal.db.select().from(exportLog).where(eq(exportLog.screen, "leadership_apply"));
    expect(logged).toMatchObject({ filter: { round: idx }, rows: 1 });
    expect((await visitor.get(path)).json()).toMatchObject({ err: 403 });
  });

  test("makes and changes rounds, one change at a time", async () => {
    const { portal, read, visitor } = await openCourse();
    const people = await portal.signedIn("people@demo.test");
    const round = { title: "다음 과정", year: 2027, body: "<p>안내<script>alert(1)</script></p>", capacity: 0 };
    const dates = { apply_from: "2027-01-01", apply_to: "2027-01-31" };
    const save = async (fields: object) => (await people.post("/rest/leadership/saveRound", fields)).json();
    expect((await save({ ...round, ...dates, idx: 0, ver: 0 })).err).toBe(0);
    const { round: made, is_open } = await read(visitor);
    expect([made.title, made.body, is_open]).toEqual(["다음 과정", "<p>안내</p>", false]);
    expect((await save({ ...made, title: "먼저 고침" })).err).toBe(0);
    expect(await save({ ...made, title: "나중에 고침" })).toEqual({
      err: 409,
      err_msg: "다른 사용자가 먼저 수정했습니다.",
    });
    expect(await save({ ...made, apply_to: "2026-12-31" })).toMatchObject({
      err: 400,
      err_msg: "신청 마감은 신청 시작 이후여야 합니다.",
    });
  });

  test("shows the pictures of a round to all who read it, and takes none of others", async () => {
    const { portal, read, visitor } = await openCourse();
    const people = await portal.signedIn("people@demo.test");
    const save = async (fields: object) => (await people.post("/rest/leadership/saveRound", fields)).json();
    const round = { title: "다음 과정", year: 2027, capacity: 0, apply_from: "2027-01-01", apply_to: "2027-01-31" };
    const picture = await storedPicture(people, "leadership_round", "body");
    expect(await isShownTo(visitor, picture.idx)).toBe(false);
    expect((await save({ ...round, body: picture.html, idx: 0, ver: 0 })).err).toBe(0);
    const { round: made } = await read(visitor);
    expect(made.body).toBe(picture.html);
    expect(await isShownTo(visitor, picture.idx)).toBe(true);
    const foreign = await storedPicture(visitor, "leadership_round", "body");
    expect((await save({ ...made, body: foreign.html })).err).toBe(400);
    expect((await read(visitor)).round).toEqual(made);
  });
});
