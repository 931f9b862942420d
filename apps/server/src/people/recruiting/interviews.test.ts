import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { remind } from "../../crud/by-date/remind";
import { booking, classroom, interviewEval, notification, recruitReq } from "../../db/tables";
import { portalEntities } from "../../portal-entities";
import { formOf } from "../../testing/records/form-of";
import { openTestPortal, type Visitor } from "../../testing/test-portal";
import { tellOfInterviews } from "./interviews";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse("2026-03-02T01:00:00Z");
/** Who interviews beside HR, the lead who asked for somebody, and somebody else. */
const [INTERVIEWER, LEAD, OTHER, HR] = [103, 101, 104, 102];
const INTERVIEWS = "myPIMS-RecruitList#interviews";
const marks = { skill: 4, attitude: 5, fit: 4, decision: "pass", comment: "일한 경험이 분명합니다." };

/** An applicant of the lead's team who is interviewed tomorrow, by HR and one other. */
async function open(more: object = {}) {
  const portal = await openTestPortal();
  const { db, signedInAs } = portal;
  const [hr, interviewer, lead, other] = (await Promise.all(
    [HR, INTERVIEWER, LEAD, OTHER].map((idx) => signedInAs(idx)),
  )) as [Visitor, Visitor, Visitor, Visitor];
  const call = async (who: Visitor, entity: string, name: string, body: object) =>
    (await who.post(`/rest/records/${entity}/${name}`, body)).json();
  const read = async (who: Visitor, entity: string, idx: number) =>
    (await who.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
  const move = async (who: Visitor, entity: string, idx: number, name: string, given: object = {}) => {
    const { record } = await read(who, entity, idx);
    return call(who, entity, "move", { idx, ver: record?.ver ?? 1, move: name, ...given });
  };
  const [req] = await db.select().from(recruitReq).where(eq(recruitReq.idx_team, 111));
  const person = { name: "김지원", email: "jiwon@mail.example", phone: "010-0009-0001", source: "site" };
  const { idx: applicant } = await call(hr, "applicant", "add", {
    screen: "myPIMS-RecruitList#applicants#add",
    values: { idx_req: req?.idx, ...person },
  });
  for (const step of ["doc", "first"]) await move(hr, "applicant", applicant, step);
  const from = new Date(NOW + DAY);
  const during = { from: from.toISOString(), to: new Date(+from + HOUR).toISOString() };
  const values = { idx_applicant: applicant, during, interviewers: [HR, INTERVIEWER], guide: "맡은 일을 묻습니다." };
  const add = (given: object = {}) =>
    call(hr, "interview", "add", { screen: `${INTERVIEWS}#add`, values: { ...values, ...given } });
  const made = await add(more);
  const interview = made.idx as number;
  const evalOf = async (idx: number) => {
    const isOf = and(eq(interviewEval.idx_interview, interview), eq(interviewEval.idx_interviewer, idx));
    const [row] = await db
      .select()
      .from(interviewEval)
      .where(and(isOf, isNull(interviewEval.deleted_at)));
    return row?.idx as number;
  };
  const told = async (idx: number) =>
    (await db.select().from(notification).where(eq(notification.idx_staff, idx)).orderBy(notification.idx))
      .filter(({ link }) => link === `/main?interview=${interview}`)
      .map(({ title }) => title);
  const submit = (who: Visitor, idx: number, values: object = marks) =>
    move(who, "interview_eval", idx, "submit", { values });
  return {
    ...portal,
    hr,
    interviewer,
    lead,
    other,
    call,
    read,
    move,
    add,
    submit,
    evalOf,
    told,
    applicant,
    interview,
    req,
  };
}

test("who interviews reads that applicant alone, without how they are reached or what is paid", async () => {
  const { interviewer, lead, other, read, applicant, interview, evalOf, req } = await open();
  const { record } = await read(interviewer, "applicant", applicant);
  expect(record.name).toBe("김지원");
  for (const field of ["email", "phone", "source", "stage", "recommender"]) expect(record).not.toHaveProperty(field);
  const page = await read(interviewer, "interview", interview);
  expect(page.record).toMatchObject({ guide: "맡은 일을 묻습니다.", job: req?.job });
  expect(page.record).not.toHaveProperty("comment");
  const [mine, hrs] = [await evalOf(INTERVIEWER), await evalOf(HR)];
  expect(await read(interviewer, "interview_eval", mine)).toMatchObject({ err: 0 });
  expect(await read(interviewer, "recruit_req", Number(req?.idx))).toMatchObject({ err: 403 });
  // by number, list, search, choice, file and history it is nobody else's
  for (const who of [lead, other]) {
    for (const [entity, idx] of [
      ["applicant", applicant],
      ["interview", interview],
      ["interview_eval", hrs],
    ] as const)
      expect(await read(who, entity, idx)).toMatchObject({ err: 403 });
    expect((await who.get(`/rest/records/applicant/choices?q=${encodeURIComponent("김지원")}`)).body).not.toContain(
      "김지원",
    );
  }
  const lists = ["#applicants", "#interviews"].map((key, at) => [["applicant", "interview"][at], key] as const);
  for (const who of [interviewer, lead, other])
    for (const [entity, key] of lists)
      for (const way of ["list", "export"])
        expect(
          (
            await who.get(
              `/rest/records/${entity}/${way}?screen=myPIMS-RecruitList${encodeURIComponent(key)}&format=csv`,
            )
          ).statusCode,
        ).toBe(403);
  const found = (await interviewer.get(`/rest/records/applicant/choices?q=${encodeURIComponent("지원")}`)).json();
  expect(found.list.map(({ idx }: { idx: number }) => idx)).toEqual([applicant]);
  expect(JSON.stringify((await read(interviewer, "applicant", applicant)).history)).not.toMatch(/jiwon|0009|서류/);
});

test("marks are given from the beginning of an interview on for three days, by whose they are", async () => {
  const { hr, interviewer, submit, read, call, wait, evalOf, move, signedInAs } = await open();
  const mine = await evalOf(INTERVIEWER);
  expect((await read(interviewer, "interview_eval", mine)).may.moves).toEqual([]);
  expect(await submit(interviewer, mine)).toMatchObject({ err: 409 });
  wait(DAY);
  const [interviewerNow, hrNow, master] = [await signedInAs(INTERVIEWER), await signedInAs(HR), await signedInAs(1)];
  expect(await submit(interviewerNow, mine, { ...marks, comment: null })).toMatchObject({
    fields: { comment: expect.any(String) },
  });
  for (const who of [hrNow, master]) expect((await submit(who, mine)).err).not.toBe(0);
  expect(
    await call(interviewerNow, "interview_eval", "change", { idx: mine, ver: 1, values: { skill: 5 } }),
  ).toMatchObject({ err: 403 });
  expect(await submit(interviewerNow, mine)).toMatchObject({ err: 0 });
  expect((await read(interviewerNow, "interview_eval", mine)).record).toMatchObject({ score: 4.3, status: "done" });
  wait(3 * DAY - 1);
  expect(
    await move(await signedInAs(INTERVIEWER), "interview_eval", mine, "correct", { values: { ...marks, fit: 5 } }),
  ).toMatchObject({ err: 0 });
  wait(1);
  expect(await move(await signedInAs(INTERVIEWER), "interview_eval", mine, "correct", { values: marks })).toMatchObject(
    { err: 409 },
  );
  expect(hr).not.toBe(interviewer);
});

test("nobody who gives marks sees those of others before their own are given, HR neither", async () => {
  const { submit, read, wait, evalOf, signedInAs, applicant } = await open();
  wait(DAY);
  const [interviewer, hr, keeper] = [await signedInAs(INTERVIEWER), await signedInAs(HR), await signedInAs(11)];
  const [mine, hrs] = [await evalOf(INTERVIEWER), await evalOf(HR)];
  const score = async (who: Visitor) =>
    (await who.get("/rest/records/applicant/list?screen=myPIMS-RecruitList%23applicants"))
      .json()
      .list.find(({ idx }: { idx: number }) => idx === applicant)?.score;
  expect(await submit(interviewer, mine)).toMatchObject({ err: 0 });
  expect(await read(hr, "interview_eval", mine)).toMatchObject({ err: 403 });
  expect([await score(hr), await score(keeper)]).toEqual([null, 4.3]);
  const beside = await hr.get(
    `/rest/records/applicant/related?idx=${applicant}&on=${encodeURIComponent("myPIMS-RecruitList#applicants#view")}&key=interview_eval.applicant&page=1&rows=10`,
  );
  expect(beside.json().list.map(({ idx }: { idx: number }) => idx)).toEqual([hrs]);
  expect(await read(interviewer, "interview_eval", hrs)).toMatchObject({ err: 0 });
  expect(await submit(hr, hrs, { ...marks, skill: 2 })).toMatchObject({ err: 0 });
  expect((await read(hr, "interview_eval", mine)).record).toMatchObject({ score: 4.3 });
  expect(await score(hr)).toBe(4);
});

test("until 30 days after the stage has ended the applicant is read by who interviewed", async () => {
  const { move, read, wait, applicant, interview, signedInAs, evalOf } = await open();
  wait(2 * DAY);
  expect(
    await move(await signedInAs(HR), "applicant", applicant, "drop", { reason: "다른 분을 뽑았습니다." }),
  ).toMatchObject({ err: 0 });
  const err = async () => {
    const who = await signedInAs(INTERVIEWER);
    const mine = await evalOf(INTERVIEWER);
    return [
      (await read(who, "applicant", applicant)).err,
      (await read(who, "interview", interview)).err,
      (await read(who, "interview_eval", mine)).err,
    ];
  };
  wait(30 * DAY);
  expect(await err()).toEqual([0, 0, 0]);
  wait(DAY);
  expect(await err()).toEqual([403, 403, 403]);
});

test("a room is booked with an interview under nobody's name, and given back with it", async () => {
  const first = await open();
  const [room] = await first.db.select().from(classroom).where(eq(classroom.need_confirm, false)).limit(1);
  const { idx } = await first.add({ idx_classroom: room?.idx });
  const bookings = () =>
    first.db
      .select()
      .from(booking)
      .where(eq(booking.title, `면접: ${first.req?.job}`));
  expect(await bookings()).toMatchObject([{ idx_resource: room?.idx, status: "confirmed", purpose: "면접" }]);
  expect(await first.add({ idx_classroom: room?.idx })).toMatchObject({ err: 409 });
  expect(await first.add({ interviewers: [] })).toMatchObject({ fields: { interviewers: expect.any(String) } });
  expect(await first.move(first.hr, "interview", idx, "cancel", { reason: "지원자 사정" })).toMatchObject({ err: 0 });
  expect((await bookings()).map(({ status }) => status)).toEqual(["cancel"]);
});

test("who interviews is told at once, the day before, an hour before, and where marks are missing", async () => {
  const { db, told, interviewer } = await open();
  const at = (milliseconds: number) => new Date(NOW + milliseconds);
  expect(await told(INTERVIEWER)).toEqual([expect.stringContaining("면접관으로 지정되었습니다")]);
  expect(await told(HR)).toEqual([]);
  await remind(portalEntities, db, at(0));
  expect((await told(INTERVIEWER)).at(-1)).toContain("면접이 2026-03-03에 있습니다");
  expect(await tellOfInterviews(db, at(DAY - HOUR - 1))).toBe(0);
  expect([await tellOfInterviews(db, at(DAY - HOUR)), await tellOfInterviews(db, at(DAY - HOUR / 2))]).toEqual([2, 0]);
  const before = (await told(INTERVIEWER)).length;
  await remind(portalEntities, db, at(2 * DAY));
  expect((await told(INTERVIEWER)).slice(before)).toEqual([expect.stringContaining("평가를 제출하세요")]);
  const todo = (await interviewer.get("/rest/personal/getTodoList")).json().list;
  expect(todo.map(({ link }: { link: string }) => link)).toContainEqual(expect.stringContaining("/main?interview="));
});

test("an applicant goes back with a reason alone", async () => {
  const { hr, move, applicant } = await open();
  expect(await move(hr, "applicant", applicant, "second")).toMatchObject({ err: 0 });
  expect(await move(hr, "applicant", applicant, "backToFirst")).toMatchObject({
    fields: { reason: expect.any(String) },
  });
  expect(await move(hr, "applicant", applicant, "backToFirst", { reason: "다시 만나기로 했습니다." })).toMatchObject({
    err: 0,
  });
});

test("applicants are taken in from a workbook into one request, by HR, each row that is wrong named", async () => {
  const { hr, interviewer, req, read } = await open();
  const bring = async (rows: readonly string[], more: Record<string, string> = {}, who = hr) => {
    const { into = String(req?.idx), ...rest } = more;
    const asked = { screen: "myPIMS-RecruitList#applicants", check: "N", ...(into && { into }), ...rest };
    const file = formOf(
      asked,
      "지원자.csv",
      Buffer.from(["이름,이메일,연락처,지원경로,개인정보 동의일시", ...rows].join("\n")),
    );
    return (await who.send({ url: "/rest/records/applicant/import", ...file })).json();
  };
  const wrong = await bring(["이하나,hana@mail.example,,추천,", "박두리,duri@mail.example,,소문,2026-03-01 10:00"]);
  expect(wrong).toMatchObject({
    added: 0,
    errors: [
      { row: 1, column: "개인정보 동의일시" },
      { row: 2, column: "지원경로" },
    ],
  });
  const rows = [
    "이하나,hana@mail.example,,추천,2026-03-01 10:00",
    "김지원,,010-0009-0001,헤드헌팅,2026-03-01",
    "이하나,hana@mail.example,,채용사이트,2026-03-01",
  ];
  const checked = await bring(rows, { check: "Y" });
  expect(checked).toMatchObject({ added: 3, errors: [], warnings: [{ row: 2 }, { row: 3 }] });
  expect(checked.warnings[1].message).toContain("1번째 줄의 이하나");
  expect(await bring(rows, { into: "" })).toMatchObject({ fields: { idx_req: expect.any(String) } });
  expect(await bring(rows, { into: "999999" })).toMatchObject({ fields: { idx_req: expect.any(String) } });
  expect(await bring(rows, {}, interviewer)).toMatchObject({ err: 403 });
  expect(await bring(rows)).toMatchObject({ added: 3, errors: [] });
  const { list } = (
    await hr.get(
      `/rest/records/applicant/list?screen=myPIMS-RecruitList%23applicants&q=${encodeURIComponent("이하나")}`,
    )
  ).json();
  const { record } = await read(hr, "applicant", list[0].idx);
  expect(record).toMatchObject({ idx_req: req?.idx, stage: "recv", consent_at: expect.any(String) });
  // with another request nobody of these is the same
  expect((await bring(rows.slice(0, 1), { into: String(Number(req?.idx) + 1), check: "Y" })).warnings).toEqual([]);
});
