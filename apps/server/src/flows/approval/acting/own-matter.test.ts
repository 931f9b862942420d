import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { delegation, orgHead, staff } from "../../../db/tables";
import {
  act,
  approvedByAll,
  approvers,
  DIVISION,
  general,
  LEAD,
  listed,
  read,
  ruledLine,
  STAFF,
  statusesOf,
  submitted,
  tellDocuments,
} from "../../../testing/records/documents";
import { openTestPortal, type TestPortal } from "../../../testing/test-portal";

const CEO = 1;

/** A transfer of so many won, paid to somebody of the staff where told. */
const transfer = (supply: number, more: object = {}) => ({
  kind: "EXP",
  title: "이체",
  data: {
    expense_kind: "cash",
    items: [{ use_date: "2026-02-27", account: "etc", summary: "대금", supply, vat: 0, proof: "none" }],
    ...more,
  },
});

/** The lead's decisions are given to the drafter, as if before anybody looked. */
async function delegatedToDrafter({ db }: TestPortal): Promise<void> {
  const days = { date_from: "2026-03-01", date_to: "2026-03-06", amount_to: 900_000_000 };
  await db.insert(delegation).values({ idx_staff: LEAD, idx_delegate: STAFF, ...days, idx_writer: LEAD });
}

describe("nobody decides on their own document", () => {
  test("as the delegate of its approver: the turn goes to who stands above, and both are told why", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    await delegatedToDrafter(portal);
    const idx = await submitted(drafter, approvers(LEAD, DIVISION, CEO), transfer(90_000_000));
    expect(await statusesOf(portal, idx)).toEqual(["skip", "now", "wait"]);
    expect(await listed(drafter, "T1")).not.toContain(idx);
    expect((await read(drafter, idx)).may).toMatchObject({ approve: false, reject: false, final: false });
    for (const action of ["approve", "final", "hold"]) {
      expect(await act(drafter, idx, action, "본인")).toMatchObject({
        err: 403,
        err_msg: expect.stringMatching(/^기안자이거나 지급받는 당사자인 문서는 본인이 결재할 수 없습니다/),
      });
    }
    const batch = await tellDocuments(drafter, "approveDocuments", { list: [{ idx, rev: 1 }] });
    expect(batch.list).toMatchObject([{ is_done: false }]);
    const note = "윤도담님이 결재를 위임한 사람이 문서의 당사자여서 위 조직장이 결재합니다.";
    expect((await read(drafter, idx)).line).toMatchObject([{ note }, { staff: { idx: DIVISION } }, {}]);
    const told = await portal.pool.query("select idx_staff from notification where title like '결재자 변경%'");
    expect(told.rows.map((row) => Number(row.idx_staff)).sort()).toEqual([STAFF, LEAD]);
    expect(await approvedByAll(portal, idx)).toMatchObject({ status: "done" });
  });

  test("as a delegate where nobody above stands in the line: who stands above is put into it", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    await delegatedToDrafter(portal);
    const idx = await submitted(drafter);
    expect(await statusesOf(portal, idx)).toEqual(["skip", "now"]);
    expect(await act(await portal.signedIn("division@demo.test"), idx, "approve")).toMatchObject({ status: "done" });
  });

  test("as a delegate of somebody whose turn comes later", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    await delegatedToDrafter(portal);
    const idx = await submitted(drafter, approvers(115, LEAD));
    expect(await statusesOf(portal, idx)).toEqual(["now", "wait"]);
    await act(await portal.signedInAs(115), idx, "approve");
    expect(await statusesOf(portal, idx)).toEqual(["ok", "skip", "now"]);
    expect((await read(drafter, idx)).line[2]).toMatchObject({ staff: { idx: DIVISION } });
  });

  test("as the one who acts for the head of their unit", async () => {
    const portal = await openTestPortal();
    await portal.db
      .insert(orgHead)
      .values({ unit_level: "2", unit_idx: 111, idx_staff: STAFF, date_from: "2026-01-01", is_acting: true });
    const drafter = await portal.signedIn("staff@demo.test");
    expect(await ruledLine(drafter, general)).toEqual(approvers(DIVISION));
    const refused = await tellDocuments(drafter, "submitDocument", { ...general, line: approvers(LEAD) });
    expect(refused.fields.line).toContain("한빛나 본부장");
  });

  test("as who is paid, by number or by name: neither as approver nor by agreeing; who stands above does", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    for (const paid of [{ idx_payee: LEAD }, { pay_to: "윤도담" }]) {
      const form = transfer(100_000, paid);
      expect(await ruledLine(drafter, form)).toEqual(approvers(DIVISION));
      for (const role of ["approve", "agree"]) {
        const line = [{ role, idx_staff: LEAD, idx_team: 0 }, ...approvers(DIVISION)];
        const refused = await tellDocuments(drafter, "submitDocument", { ...form, line });
        expect(refused.fields.line).toMatch(/^윤도담님은 이 문서로 지급받는 당사자여서 결재하거나 합의할 수 없습니다/);
      }
    }
  });

  test("as the delegate of an approver of what they are paid", async () => {
    const portal = await openTestPortal();
    const idx = await submitted(await portal.signedInAs(107), approvers(LEAD), transfer(100_000, { idx_payee: STAFF }));
    await delegatedToDrafter(portal);
    const payee = await portal.signedIn("staff@demo.test");
    expect(await listed(payee, "T1")).not.toContain(idx);
    expect(await act(payee, idx, "approve")).toMatchObject({ err: 403 });
  });

  test("by being put behind the last one", async () => {
    const portal = await openTestPortal();
    const form = transfer(100_000, { idx_payee: 107 });
    const idx = await submitted(await portal.signedIn("staff@demo.test"), approvers(LEAD), form);
    const lead = await portal.signedIn("lead@demo.test");
    for (const idx_staff of [STAFF, 107]) {
      expect(await tellDocuments(lead, "addStep", { idx, rev: 1, role: "agree", idx_staff })).toMatchObject({
        err: 400,
        err_msg: "기안자나 지급받는 당사자, 이미 결재선에 있는 사람은 추가할 수 없습니다.",
      });
    }
  });

  test("in place of somebody who has left", async () => {
    const portal = await openTestPortal();
    const form = transfer(100_000, { idx_payee: LEAD });
    const line = approvers(DIVISION, 107);
    const idx = await submitted(await portal.signedIn("staff@demo.test"), line, form);
    await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 107));
    await act(await portal.signedIn("division@demo.test"), idx, "approve");
    const [, second] = (await read(await portal.signedIn("staff@demo.test"), idx)).line;
    expect(second.staff.idx).not.toBe(LEAD);
  });

  test("as the head of the company: money of theirs is looked at by who heads accounting", async () => {
    const portal = await openTestPortal();
    const ceo = await portal.signedInAs(CEO);
    const [accountant] = (
      await portal.pool.query("select idx_staff from org_head where unit_level = '1' and unit_idx = 38")
    ).rows;
    expect(await ruledLine(ceo, transfer(90_000_000))).toEqual(approvers(Number(accountant.idx_staff)));
    const alone = await tellDocuments(ceo, "submitDocument", { ...transfer(100_000), line: [] });
    expect(alone).toMatchObject({ err: 400, fields: { line: expect.stringContaining("회계 조직장") } });
  });
});
