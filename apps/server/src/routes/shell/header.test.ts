import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { docInbox, docRead, docStep, document, eduGoal, eduRecord, leaveLedger, staff } from "../../db/tables";
import { prepareTemplate } from "../../testing/database/test-database";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

const day = new Date("2026-03-02T00:00:00Z");
const place = { idx_sector: 100, idx_office: 110, idx_team: 111 };

async function headerOf(portal: TestPortal, email = "staff@demo.test") {
  return (await (await portal.signedIn(email)).get("/rest/personal/getGNBInfo")).json();
}

let emptied: ReturnType<typeof prepareTemplate> | undefined;

/** A company without documents. */
async function openEmpty(): Promise<TestPortal> {
  emptied ??= prepareTemplate(async (pool) => {
    // who has read documents is written down for good, unless the database is set up anew
    await pool.query("alter table doc_read disable trigger doc_read_no_truncate");
    await pool.query("truncate document cascade");
  });
  return openTestPortal({ beginning: await emptied });
}

async function draft({ db }: TestPortal, status: string, steps: Partial<typeof docStep.$inferInsert>[], drafter = 100) {
  const [made] = await db
    .insert(document)
    .values({ kind: "D1", title: "기안", idx_drafter: drafter, data: {}, status, ...place })
    .returning({ idx: document.idx });
  const idx_document = made?.idx as number;
  for (const [seq, step] of steps.entries()) {
    await db.insert(docStep).values({ idx_document, rev: 1, seq, role: "approve", ...step });
  }
  return idx_document;
}

const read = ({ db }: TestPortal, idx_document: number, idx_staff: number) =>
  db.insert(docRead).values({ idx_document, idx_staff, read_at: day });

test("the header names the person, the team and the office", async () => {
  const portal = await openTestPortal();
  expect(await headerOf(portal)).toMatchObject({
    err: 0,
    photouri: "",
    team_name: "기업교육1팀",
    office_name: "기업교육본부",
    idx_position: 6111,
  });
  expect(await headerOf(portal, "partner@demo.test")).toMatchObject({ team_name: "", office_name: "총무본부" });
});

test("sign counts what waits for my decision in the present round, and is new until I have read it", async () => {
  const portal = await openEmpty();
  const waiting = await draft(portal, "run", [{ idx_staff: 101, status: "now" }]);
  await draft(portal, "run", [{ idx_staff: 101, status: "wait" }]);
  await draft(portal, "withdraw", [{ idx_staff: 101, status: "now" }]);
  const again = await draft(portal, "run", [{ idx_staff: 101, status: "now", rev: 1 }]);
  await portal.db.update(document).set({ rev: 2 }).where(eq(document.idx, again));
  expect((await headerOf(portal, "lead@demo.test")).sign).toEqual({ is_new: "Y", count: 1 });
  await read(portal, waiting, 101);
  expect((await headerOf(portal, "lead@demo.test")).sign).toEqual({ is_new: "N", count: 1 });
  expect((await headerOf(portal)).sign).toEqual({ is_new: "N", count: 0 });
});

test("done, returned and referenced count what I have not read", async () => {
  const portal = await openEmpty();
  const mine = await draft(portal, "done", [{ idx_staff: 101, status: "ok" }]);
  await draft(portal, "done", [{ idx_staff: 100, status: "ok" }], 101);
  await draft(portal, "done", [{ idx_staff: 102, status: "ok" }], 101);
  await draft(portal, "reject", [{ idx_staff: 101, status: "reject" }]);
  await draft(portal, "reject", [{ idx_staff: 100, status: "reject" }], 101);
  await draft(portal, "run", [{ role: "refer", idx_staff: 100 }], 101);
  await draft(portal, "done", [{ role: "refer", idx_team: 111 }], 102);
  await draft(portal, "draft", [{ role: "refer", idx_staff: 100 }], 101);
  expect(await headerOf(portal)).toMatchObject({
    done: { is_new: "Y", count: 2 },
    returned: { is_new: "Y", count: 1 },
    referenced: { is_new: "Y", count: 2 },
  });
  await read(portal, mine, 100);
  expect((await headerOf(portal)).done).toEqual({ is_new: "Y", count: 1 });
});

test("received counts what reached my team and nobody took", async () => {
  const portal = await openEmpty();
  const first = await draft(portal, "done", []);
  const reached = { idx_document: first, title: "협조", idx_sector: 100, idx_office: 110 };
  await portal.db.insert(docInbox).values([111, 112].map((idx_team) => ({ ...reached, idx_team })));
  expect((await headerOf(portal)).received).toEqual({ is_new: "Y", count: 1 });
  await portal.db.update(docInbox).set({ status: "recv" });
  expect((await headerOf(portal)).received).toEqual({ is_new: "N", count: 0 });
});

test("leave is the sum of the ledger's rows that are valid today", async () => {
  const portal = await openTestPortal();
  const row = { idx_staff: 107, ...place, valid_from: "2026-03-02", valid_to: "2026-03-02" };
  const before = Number.parseFloat((await headerOf(portal, "newcomer@demo.test")).vacation.count_txt);
  await portal.db.insert(leaveLedger).values([
    { ...row, kind: "grant", qty: 10 },
    { ...row, kind: "use", qty: -0.75 },
    { ...row, kind: "grant", qty: 100, valid_from: "2026-03-03", valid_to: "2026-03-03" },
  ]);
  expect((await headerOf(portal, "newcomer@demo.test")).vacation).toEqual({ count_txt: `${before + 9.25}일` });
});

test("education is this year's passed credits of the goal for the position, else of everybody's", async () => {
  const portal = await openTestPortal();
  await portal.db.delete(eduRecord);
  const record = { idx_staff: 100, ...place, title: "보고서", hours: 2, status: "pass" };
  await portal.db.insert(eduRecord).values([
    { ...record, credit: 1.5, edu_date: "2026-01-01" },
    { ...record, credit: 2, edu_date: "2026-03-02" },
    { ...record, credit: 4, edu_date: "2025-12-31" },
    { ...record, credit: 8, edu_date: "2026-02-01", status: "fail" },
  ]);
  const grade = async () => (await headerOf(portal)).education.grade_txt;
  expect(await grade()).toBe("3.5/12");
  await portal.db.insert(eduGoal).values({ year: 2026, idx_position: 6111, credit: 8 });
  expect(await grade()).toBe("3.5/8");
  await portal.db.delete(eduGoal);
  expect(await grade()).toBe("3.5");
});

test("get /rest/component/getStaffInfo tells what the record says of me", async () => {
  const portal = await openTestPortal();
  const [me] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
  const visitor = await portal.signedIn("staff@demo.test");
  expect((await visitor.get("/rest/component/getStaffInfo")).json()).toEqual({
    err: 0,
    err_msg: "",
    office_name: "기업교육본부",
    team_name: "기업교육1팀",
    position_name: "선임",
    ename: me?.ename,
    kname: me?.kname,
    joinday: me?.joinday,
  });
});
