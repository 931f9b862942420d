import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { booking, eduCourse, eduRecord, expenseBudget, exportLog, extraPay, extraPayRate } from "../../db/tables";
import { approvedByAll, approvers, DIVISION, LEAD, ruledLine } from "../../testing/records/documents";
import { rowsOfFile } from "../../testing/records/rows-of-file";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const line = [{ role: "approve", idx_staff: 101 }];
const tell = async (visitor: Visitor, call: string, body: object) =>
  (await visitor.post(`/rest/documents/${call}`, body)).json();
const decide = async (portal: TestPortal, idx: number, action: string, opinion = "") =>
  tell(await portal.signedIn("lead@demo.test"), "actOnDocument", { idx, rev: 1, action, opinion });

describe("a budget", () => {
  const spend = (supply: number) => ({
    kind: "EXP",
    title: "어학 도서",
    data: {
      expense_kind: "card",
      items: [{ use_date: "2026-02-27", account: "book", summary: "도서", supply, vat: 0, proof: "card" }],
    },
  });

  test("that an expense goes beyond is pointed out, with what was handed in before", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const [me] = (await portal.pool.query("select idx_team from staff where idx = 100")).rows;
    const amount = 100_000_000;
    await portal.db
      .insert(expenseBudget)
      .values({ idx_team: Number(me.idx_team), account: "book", year: 2026, amount, wdate: new Date() });
    expect((await tell(drafter, "checkDocument", spend(50_000))).warnings).toEqual([]);
    expect(
      await tell(drafter, "submitDocument", { ...spend(99_000_000), line: approvers(LEAD, DIVISION, 1) }),
    ).toMatchObject({ err: 0 });
    const { warnings } = await tell(drafter, "checkDocument", spend(2_000_000));
    expect(warnings[0].message).toMatch(/^2026년 도서비 예산 100,000,000원 가운데 [\d,]+원을 썼습니다\..*넘습니다\.$/);
    expect(warnings[0].path).toBe("items.0.account");
  });
});

describe("what an hour is worth", () => {
  const works = [{ work_date: "2026-02-27", time_from: "19:00", time_to: "21:00", kind: "over", reason: "마감" }];

  test("is the rate of the position, else everybody's, that holds on the day of the work", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const { idx } = await tell(drafter, "submitDocument", {
      kind: "D6",
      title: "마감",
      data: { comp: "pay", works },
      line,
    });
    await decide(portal, idx, "approve");
    const [row] = await portal.db
      .update(extraPay)
      .set({ status: "check" })
      .where(eq(extraPay.idx_document, idx))
      .returning();
    const accounting = await portal.signedIn("accounting@demo.test");
    const closing = async () => {
      const sent = { screen: "documents-AllExtraPayList", idxs: [row?.idx], move: "close" };
      const { done, refused } = (await accounting.post("/rest/records/extra_pay/bulk", sent)).json();
      const [now] = await portal.db
        .select()
        .from(extraPay)
        .where(eq(extraPay.idx, row?.idx ?? 0));
      return { done, why: refused[0]?.why, amount: now?.amount };
    };
    await portal.db.delete(extraPayRate);
    expect(await closing()).toEqual({ done: [], why: expect.stringContaining("[추가수당 단가]"), amount: null });
    const [me] = (await portal.pool.query("select idx_position from staff where idx = 100")).rows;
    const rate = (idx_position: number | null, date_from: string, hourly: number) => ({
      idx_position,
      date_from,
      hourly,
    });
    await portal.db
      .insert(extraPayRate)
      .values([
        rate(null, "2025-01-01", 10_000),
        rate(Number(me.idx_position), "2026-01-01", 20_000),
        rate(null, "2026-03-01", 90_000),
      ]);
    // two hours, half as much again
    expect(await closing()).toMatchObject({ done: [row?.idx], amount: 60_000 });
  });
});

describe("a trip by a car of the company", () => {
  const trip = (idx_vehicle: number | null) => ({
    kind: "D5",
    title: "대전 출장",
    data: {
      area: "dom",
      place: "대전",
      date_from: "2026-04-06",
      date_to: "2026-04-07",
      purpose: "설명회",
      transport: "corp",
      idx_vehicle,
    },
    line: approvers(LEAD, DIVISION),
  });

  test("books it when it is asked for, and holds it once it is allowed", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    expect((await tell(drafter, "submitDocument", trip(null))).fields).toHaveProperty("idx_vehicle");
    const { idx } = await tell(drafter, "submitDocument", trip(1));
    const state = async () => {
      const rows = await portal.db.select().from(booking).where(eq(booking.title, "대전 출장"));
      return rows.map(({ status }) => status).sort();
    };
    expect(await state()).toEqual(["requested"]);
    expect((await tell(drafter, "submitDocument", { ...trip(1), title: "또 대전" })).fields.idx_vehicle).toContain(
      "이미 예약된 차량입니다: 대전 출장",
    );
    await approvedByAll(portal, idx);
    expect(await state()).toEqual(["confirmed"]);
  });

  test("is free again when the trip is refused", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const { idx } = await tell(drafter, "submitDocument", trip(1));
    await decide(portal, idx, "reject", "다음 달로 미루세요.");
    expect(await tell(drafter, "submitDocument", trip(1))).toMatchObject({ err: 0 });
  });
});

test("a course is what its form begins with, and has no more people than places", async () => {
  const portal = await openTestPortal();
  const [course] = await portal.db
    .insert(eduCourse)
    .values({
      title: "데이터 글쓰기",
      category: "job",
      method: "class",
      start_at: new Date("2026-04-06T01:00:00Z"),
      end_at: new Date("2026-04-07T08:00:00Z"),
      hours: 12,
      credit: 6,
      capacity: 1,
      status: "open",
      wdate: new Date(),
    })
    .returning();
  const idx_course = course?.idx as number;
  const drafter = await portal.signedIn("staff@demo.test");
  const begun = (await drafter.get(`/rest/documents/startDocument?kind=D7&course=${idx_course}`)).json();
  expect(begun.data).toMatchObject({ idx_course, edu_title: "데이터 글쓰기", date_from: "2026-04-06", hours: 12 });
  expect(begun.names.edu_course).toEqual({ [idx_course]: "데이터 글쓰기" });
  const asked = { kind: "D7", title: "수강", data: { ...begun.data, benefit: "보고서를 더 잘 씁니다." } };
  const form = { ...asked, line: await ruledLine(drafter, asked) };
  const { idx } = await tell(drafter, "submitDocument", form);
  await approvedByAll(portal, idx);
  const [record] = await portal.db.select().from(eduRecord).where(eq(eduRecord.idx_course, idx_course));
  expect(record).toMatchObject({ idx_staff: 100, credit: 6, status: "approved" });
  expect((await tell(drafter, "submitDocument", form)).fields.idx_course).toBe("이미 신청이 승인된 교육과정입니다.");
  // whoever comes when it is full waits
  const other = await portal.signedIn("dev@demo.test");
  const second = await tell(other, "submitDocument", { ...form, line: await ruledLine(other, asked) });
  await approvedByAll(portal, second.idx);
  const waiting = and(eq(eduRecord.idx_course, idx_course), eq(eduRecord.idx_staff, 106));
  const statusOf = async () => (await portal.db.select().from(eduRecord).where(waiting))[0]?.status;
  expect(await statusOf()).toBe("wait");
  // and moves up when the first one leaves, who may come again behind them
  const left = await drafter.post("/rest/records/edu_record/move", {
    idx: record?.idx,
    ver: record?.ver,
    move: "leave",
  });
  expect(left.json()).toMatchObject({ err: 0 });
  expect(await statusOf()).toBe("approved");
  const third = await tell(drafter, "submitDocument", form);
  await approvedByAll(portal, third.idx);
  const [back] = await portal.db
    .select()
    .from(eduRecord)
    .where(eq(eduRecord.idx, record?.idx as number));
  expect(back?.status).toBe("wait");
});

test("the list of documents is taken along as a workbook: its rows, with its filters, for whom they are", async () => {
  const portal = await openTestPortal();
  const accounting = await portal.signedIn("accounting@demo.test");
  const rowsOf = async (visitor: Visitor, list: string, query: string) => {
    const answer = await visitor.get(`/rest/documents/export${list}?${query}`);
    expect(answer.statusCode).toBe(200);
    return rowsOfFile(answer.rawPayload);
  };
  const { total } = (await accounting.get("/rest/documents/getDocumentList?doc_type=P2")).json();
  expect(await rowsOf(accounting, "DocumentList", "doc_type=P2")).toHaveLength(total + 1);
  const staff = await portal.signedIn("staff@demo.test");
  expect((await staff.get("/rest/documents/exportDocumentStatistics")).statusCode).toBe(403);
  const kept = await portal.db
    .select()
    .from(exportLog)
    .where(eq(exportLog.screen, "/rest/documents/exportDocumentList"));
  expect(kept[0]).toMatchObject({ filter: expect.objectContaining({ doc_type: "P2" }) });
});

test("the rules on amounts are changed by who keeps them alone, and cut the next line", async () => {
  const portal = await openTestPortal();
  const staff = await portal.signedIn("staff@demo.test");
  const rule = { kind: "D5", amount_to: null, last_level: "team" };
  expect(
    (await staff.post("/rest/records/approval_rule/add", { screen: "documents-ApprovalRules", values: rule }))
      .statusCode,
  ).toBe(403);
  const before = await tell(staff, "previewLine", { kind: "D5", data: {} });
  const master = await portal.signedIn("master@demo.test");
  const added = await master.post("/rest/records/approval_rule/add", {
    screen: "documents-ApprovalRules",
    values: rule,
  });
  expect(added.json()).toMatchObject({ err: 0 });
  const after = await tell(staff, "previewLine", { kind: "D5", data: {} });
  expect([before.line.length, after.line.length]).toEqual([2, 1]);
});
