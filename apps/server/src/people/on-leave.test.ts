import { calls } from "@portal/definition/calls";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { docStep, document, staff, vacation } from "../db/tables";
import { DEMO_PASSWORD } from "../demo/accounts";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { isOpen } from "../testing/walks/walk-the-portal";

const LEAD = 101;
const place = { idx_sector: 100, idx_office: 110, idx_team: 111 };

/** A portal whose lead goes on leave of absence and comes back by orders. */
async function open() {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const order = async (kind: string, more: object = {}) => {
    const values = { idx_staff: LEAD, kind, effective_date: "2026-03-02", ...more };
    const { idx } = (await people.post("/rest/records/staff_order/add", { values })).json();
    for (const [at, move] of ["plan", "apply"].entries()) {
      const { err } = (await people.post("/rest/records/staff_order/move", { idx, ver: at + 1, move })).json();
      expect([kind, move, err]).toEqual([kind, move, 0]);
    }
  };
  const [made] = await portal.db
    .insert(document)
    .values({ kind: "D1", title: "기안", idx_drafter: 100, data: {}, status: "run", ...place })
    .returning({ idx: document.idx });
  const step = { idx_document: made?.idx as number, rev: 1, seq: 1, role: "approve", status: "now", idx_staff: LEAD };
  await portal.db.insert(docStep).values(step);
  const listed = async (who: Visitor, entity: string, screen: string) => {
    const answer = (await who.get(`/rest/records/${entity}/list?screen=${screen}`)).json();
    return answer.list?.length ?? answer.err;
  };
  return { ...portal, people, order, listed, document: made?.idx as number };
}

test("who is on leave of absence sees what is theirs and nothing else, until they are back", async () => {
  const { signedInAs, order, listed, document: idx, db } = await open();
  const lead = await signedInAs(LEAD);
  const seen = async () => [
    await listed(lead, "staff", "myPIMS-IncumbentManagementList"),
    (await lead.get(`/rest/documents/getDocument?idx=${idx}`)).json().err,
    (await lead.get("/rest/records/staff/read?idx=100")).json().err,
    (await lead.get(`/rest/records/staff/read?idx=${LEAD}`)).json().err,
  ];
  const before = await seen();
  expect(before).toEqual([expect.any(Number), 0, 0, 0]);
  expect(before[0]).toBeGreaterThan(1);
  await order("leave", { leave_kind: "parental" });
  // of the session that is open, too
  expect(await seen()).toEqual([403, 403, 403, 0]);
  const approve = { idx, rev: 1, action: "approve", opinion: "" };
  expect((await lead.post("/rest/documents/actOnDocument", approve)).json().err).not.toBe(0);
  const [step] = await db
    .select()
    .from(docStep)
    .where(and(eq(docStep.idx_document, idx), eq(docStep.idx_staff, LEAD)));
  expect(step?.status).toBe("now");
  await order("back");
  expect(await seen()).toEqual(before);
});

test("who is on leave of absence reads what kind of leave their own was", async () => {
  const { order, signedInAs, db } = await open();
  const [one] = await db.select().from(vacation).limit(1);
  await db
    .update(vacation)
    .set({ idx_staff: LEAD })
    .where(eq(vacation.idx, one?.idx ?? 0));
  await order("leave", { leave_kind: "sick" });
  const screen = "screen=myPIMS-myVacationList&rows=100";
  const { list, names } = (await (await signedInAs(LEAD)).get(`/rest/records/vacation/list?${screen}`)).json();
  expect(list.map(({ idx }: { idx: number }) => idx)).toContain(one?.idx);
  expect(names.vacation_type[String(one?.idx_type)]).toEqual(expect.any(String));
});

test("who is on leave of absence is offered nowhere, and told of in the directory", async () => {
  const { order, signedIn, db } = await open();
  const visitor = await signedIn("staff@demo.test");
  const offered = async () =>
    (await visitor.get("/rest/component/getStaff?idx_sector=0&idx_office=0&idx_team=0"))
      .json()
      .list.some(({ idx }: { idx: number }) => idx === LEAD);
  expect(await offered()).toBe(true);
  await order("leave", { leave_kind: "sick" });
  expect(await offered()).toBe(false);
  const { list } = (await visitor.get("/rest/documents/connection_staff_all")).json();
  expect(list.find(({ idx }: { idx: number }) => idx === LEAD)).toMatchObject({ on_leave: true, absence_txt: "휴직" });
  const thanks = { target: LEAD, dollar: 1, message: "고맙습니다." };
  expect((await visitor.post("/rest/personal/sendThxDollar", thanks)).json().err).not.toBe(0);
  const [person] = await db.select().from(staff).where(eq(staff.idx, LEAD));
  expect(person?.status).toBe("leave");
});

test("who is on leave of absence may make the calls that have something of their own, and no others", async () => {
  const { order, signedInAs } = await open();
  const lead = await signedInAs(LEAD);
  await order("leave", { leave_kind: "parental" });
  // pages without records, one's own, and what one takes part in: of that, the records that one has written
  const grants = ["public", "staff", "staff:own", "staff:party"];
  const wrong: string[] = [];
  for (const call of calls.filter(({ path }) => !path.endsWith("logout"))) {
    const may = call.can.some((grant) => grants.includes(grant));
    if ((await isOpen(lead, call)) !== may) wrong.push(`${call.method} ${call.path}`);
  }
  expect(wrong).toEqual([]);
  expect(calls.filter(({ can }) => !can.some((grant) => grants.includes(grant))).length).toBeGreaterThan(100);
});

test("who is on leave of absence is told nothing of others where they begin their day", async () => {
  const { order, signedInAs } = await open();
  const lead = await signedInAs(LEAD);
  const told = async () => {
    const { news, people, schedule } = (await lead.get("/rest/personal/getHome")).json();
    const { graduates } = (await lead.get("/rest/leadership/getLeadership")).json();
    const others = schedule.filter((one: { is_mine: boolean }) => !one.is_mine);
    return [news.length, people.length, graduates.length, others.length > 0];
  };
  const before = await told();
  expect(before.slice(0, 3).every((some) => some > 0)).toBe(true);
  await order("leave", { leave_kind: "sick" });
  expect(await told()).toEqual([0, 0, 0, false]);
  const { user } = (await lead.post("/rest/mypims/login", { uid: "lead@demo.test", upw: DEMO_PASSWORD })).json();
  expect(user).toMatchObject({ isAway: true, idx_team: 0, heads: [] });
});
