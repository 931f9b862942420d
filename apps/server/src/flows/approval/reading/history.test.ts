import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { approvalRule, docStep, statusLog } from "../../../db/tables";
import { openTestPortal, type TestPortal, type Visitor } from "../../../testing/test-portal";

/** The lead (101) of the drafter's team, the head of its office (110), and two who agree (102, 104). */
const [LEAD, DIVISION, PEOPLE, SALES] = [101, 110, 102, 104];

const step = (idx_staff: number, part: object = {}) => ({ role: "approve", idx_staff, idx_team: 0, ...part });
const together = { role: "agree", parallel_group: 1 };
const form = { kind: "D1", title: "교육장 임대", data: { category: "general" } };

const tell = async (visitor: Visitor, call: string, body: object) => {
  const answer = (await visitor.post(`/rest/documents/${call}`, body)).json();
  expect([call, body, answer.err_msg, answer.err]).toEqual([call, body, answer.err_msg, 0]);
  return answer;
};
const act = (visitor: Visitor, idx: number, action: string, opinion = "", rev = 1) =>
  tell(visitor, "actOnDocument", { idx, rev, action, opinion });

test("every change of a document's status, and of its steps', is in the history with who, when and why", async () => {
  const portal = await openTestPortal();
  await watchStatuses(portal);
  const people = ["staff", "lead", "division", "people", "sales", "acting"];
  const [staff, lead, division, agreeing, other, delegate] = (await Promise.all(
    people.map((name) => portal.signedIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor, Visitor, Visitor, Visitor];
  const documents: number[] = [];
  const submit = async (line: object[], more: object = {}) => {
    const kept = { ...(await tell(staff, "saveDraft", { ...form, ...more })), ...form };
    const { idx } = await tell(staff, "submitDocument", { ...kept, line });
    documents.push(idx);
    return idx as number;
  };

  // held, taken up again, held again, approved; one who decides and one who is told are added; a team receives it
  const receive = { role: "receive", idx_staff: 0, idx_team: 6115 };
  const first = await submit([step(LEAD), step(DIVISION), receive]);
  await act(lead, first, "hold", "견적을 기다립니다");
  await act(lead, first, "resume", "견적이 왔습니다");
  await act(lead, first, "hold", "한 번 더");
  await act(lead, first, "approve", "좋습니다");
  await tell(division, "addStep", { idx: first, rev: 1, role: "approve", idx_staff: SALES });
  await tell(staff, "addReference", { idx: first, idx_staff: [PEOPLE], idx_team: [] });
  await act(division, first, "approve");
  await act(other, first, "approve");

  // rejected while another one agrees, recalled as a revision, ended by one for the rest
  const second = await submit([step(PEOPLE, together), step(SALES, together), step(LEAD)]);
  await act(agreeing, second, "reject", "금액이 다릅니다");
  const { ver } = (await staff.get(`/rest/documents/getDocument?idx=${second}`)).json();
  await submit([step(LEAD), step(DIVISION)], { idx: second, ver });
  await act(lead, second, "approve", "", 2);
  await act(staff, second, "recall", "첨부를 바꿉니다", 2);
  await portal.db.delete(approvalRule);
  await portal.db.insert(approvalRule).values({ kind: "D1", last_level: "team" });
  const third = await submit([step(LEAD), step(DIVISION)]);
  await act(lead, third, "final", "제 선에서 끝냅니다");

  // decided on by somebody else
  await tell(lead, "saveDelegation", { idx_delegate: 109, date_from: "2026-03-02", date_to: "2026-03-06" });
  const fourth = await submit([step(LEAD)]);
  await act(delegate, fourth, "approve", "대신 봅니다");

  expect(await loggedOf(portal, documents)).toEqual(await seenOf(portal));
  const reasons = ["견적을 기다립니다", "견적이 왔습니다", "좋습니다", "금액이 다릅니다", "첨부를 바꿉니다"];
  // why it was rejected stands at the step and at the document
  expect((await memosOf(portal)).filter((memo) => reasons.includes(memo))).toEqual(
    [0, 1, 2, 3, 3, 4].map((each) => reasons[each]),
  );
  const { history } = (await staff.get(`/rest/documents/getDocument?idx=${first}`)).json();
  expect(history.toReversed().slice(0, 4)).toMatchObject([
    { from: null, to: "draft", step: null },
    { from: "draft", to: "run", step: null },
    { from: "now", to: "hold", memo: "견적을 기다립니다", step: { role: "approve", name: expect.any(String) } },
    { from: "hold", to: "now", memo: "견적이 왔습니다", who: expect.any(String), at: expect.any(String) },
  ]);
});

test("a document is held for a reason, once; only what is held is taken up again", async () => {
  const portal = await openTestPortal();
  const [staff, lead] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("lead@demo.test")];
  const { idx } = await tell(staff, "submitDocument", { ...form, line: [step(LEAD)] });
  const refused = async (action: string, opinion = "") =>
    (await lead.post("/rest/documents/actOnDocument", { idx, rev: 1, action, opinion })).json().err;
  expect(await refused("resume")).toBe(409);
  expect(await refused("hold")).toBe(400);
  await act(lead, idx, "hold", "확인 중");
  expect(await refused("hold", "또")).toBe(409);
  const may = async () => (await lead.get(`/rest/documents/getDocument?idx=${idx}`)).json().may;
  expect(await may()).toMatchObject({ hold: false, resume: true });
  await act(lead, idx, "resume");
  expect(await may()).toMatchObject({ hold: true, resume: false });
});

/** Lets the database itself note every change of a document's or a step's status. */
async function watchStatuses({ db }: TestPortal): Promise<void> {
  await db.execute(sql`create table seen (entity text, idx bigint, was text, became text, n bigserial)`);
  await db.execute(sql`create function note_status() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and old.status = new.status then return new; end if;
    insert into seen (entity, idx, was, became)
      values (tg_table_name, new.idx, case when tg_op = 'UPDATE' then old.status end, new.status);
    return new; end $$`);
  await db.execute(sql`create trigger seen after update on doc_step for each row execute function note_status()`);
  await db.execute(sql`create trigger seen after update on document for each row execute function note_status()`);
}

async function seenOf({ db }: TestPortal): Promise<string[]> {
  const { rows } = await db.execute(sql`select entity, idx, was, became from seen order by n`);
  return rows.map(({ entity, idx, was, became }) => [entity, Number(idx), was, became].join(" ")).sort(byWords);
}

/** The changes that the history has of these documents, without what was new. */
async function loggedOf({ db }: TestPortal, documents: readonly number[]): Promise<string[]> {
  const steps = await db
    .select({ idx: docStep.idx })
    .from(docStep)
    .where(inArray(docStep.idx_document, [...documents]));
  const of = (entity: string, idxs: readonly number[]) =>
    db
      .select()
      .from(statusLog)
      .where(and(eq(statusLog.entity, entity), inArray(statusLog.entity_idx, [...idxs])));
  const rows = [
    ...(await of("document", documents)),
    ...(await of(
      "doc_step",
      steps.map(({ idx }) => idx),
    )),
  ];
  return rows
    .filter(({ from_status }) => from_status !== null)
    .map(({ entity, entity_idx, from_status, to_status }) => [entity, entity_idx, from_status, to_status].join(" "))
    .sort(byWords);
}

async function memosOf({ db }: TestPortal): Promise<string[]> {
  const rows = await db.select({ memo: statusLog.memo }).from(statusLog).orderBy(asc(statusLog.idx));
  return rows.flatMap(({ memo }) => memo ?? []);
}

function byWords(one: string, other: string): number {
  return one.localeCompare(other);
}
