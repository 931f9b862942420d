import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { expense, extraPay, extraPayRate, staff, vacation } from "../db/tables";
import { approvedByAll, ruledLine, submitted } from "../testing/records/documents";
import { formOf } from "../testing/records/form-of";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";

const [ACCOUNTANT, HR] = [105, 11];

/** An expense of accounting's own, or one that pays back accounting, that was approved. */
async function approvedExpense(portal: TestPortal, drafter: number, idx_payee: number | null): Promise<number> {
  const items = [{ use_date: "2026-02-27", account: "meal", summary: "식사", supply: 20_000, vat: 0, proof: "card" }];
  const form = { kind: "EXP", title: "식사", data: { expense_kind: "cash", idx_payee, items } };
  const visitor = await portal.signedInAs(drafter);
  const idx = await submitted(visitor, await ruledLine(visitor, form), form);
  expect(await approvedByAll(portal, idx)).toMatchObject({ status: "done" });
  const [row] = await portal.db.select().from(expense).where(eq(expense.idx_document, idx));
  return row?.idx as number;
}

describe("nobody gives or pays to themselves", () => {
  test("their own expense, or one that pays them back; a colleague pays it", async () => {
    const portal = await openTestPortal();
    const accountant = await portal.signedIn("accounting@demo.test");
    const [colleague] = await portal.db.select().from(staff).where(eq(staff.idx_team, 6116));
    for (const own of [
      await approvedExpense(portal, ACCOUNTANT, null),
      await approvedExpense(portal, 100, ACCOUNTANT),
    ]) {
      const screen = "documents-AllExpenseList";
      const pay = { screen, idxs: [own], move: "pay", values: { pay_date: "2026-03-02" } };
      const why = "본인의 지출결의는 본인이 처리할 수 없습니다. 다른 담당자에게 부탁하세요.";
      const paid = async (visitor: Visitor) => (await visitor.post("/rest/records/expense/bulk", pay)).json();
      expect(await paid(accountant)).toMatchObject({ done: [], refused: [{ idx: own, why }] });
      const read = await accountant.get(`/rest/records/expense/read?idx=${own}&on=${screen}`);
      expect(read.json().may).toMatchObject({ moves: [], sheets: [] });
      const transfer = await accountant.get(`/rest/records/expense/sheet?sheet=transfer&idxs=${own}`);
      expect(transfer.json()).toMatchObject({ err: 409, err_msg: expect.stringContaining(why) });
      expect(colleague).toBeDefined();
      expect(await paid(await portal.signedIn("sales@demo.test"))).toMatchObject({ done: [own], refused: [] });
    }
  });

  test("leave: neither granted, corrected, entered, advanced, imported nor cancelled by themselves", async () => {
    const portal = await openTestPortal();
    const hr = await portal.signedIn("hr@demo.test");
    const [me] = await portal.db.select().from(staff).where(eq(staff.idx, HR));
    const span = { valid_from: "2026-01-01", valid_to: "2026-12-31" };
    const tries = {
      changeLeave: { idx_staff: [100, HR], kind: "grant", qty: 5, ...span, memo: "포상" },
      enterLeave: { idx_staff: HR, idx_type: 1, from: "2026-03-09", to: "2026-03-09", reason: "휴식" },
    };
    for (const [call, body] of Object.entries(tries)) {
      const answer = (await hr.post(`/rest/mypims/${call}`, body)).json();
      expect([call, answer.err, answer.err_msg]).toEqual([
        call,
        403,
        expect.stringMatching(/^본인의 .+ 본인이 처리할 수 없습니다/),
      ]);
    }
    const advance = { idx_staff: HR, days: 5, memo: "선사용" };
    expect((await hr.post("/rest/records/leave_advance/add", { values: advance })).json()).toMatchObject({
      err: 403,
      err_msg: expect.stringMatching(/^본인의 선사용 한도는 본인이 처리할 수 없습니다/),
    });
    const file = Buffer.from(`사번,일수,유효시작,유효종료\n${me?.emp_no},5,${Object.values(span)}`);
    const form = formOf({ screen: "myPIMS-VacationLog" }, "연차.csv", file);
    expect((await hr.send({ url: "/rest/records/leave_ledger/import", ...form })).json()).toMatchObject({
      added: 0,
      errors: [{ row: 1, message: expect.stringMatching(/^본인의 연차는 본인이 처리할 수 없습니다/) }],
    });
    const [own] = await portal.db
      .update(vacation)
      .set({ idx_staff: HR })
      .where(
        eq(
          vacation.idx,
          (await portal.db.select().from(vacation).where(eq(vacation.status, "used")).limit(1))[0]?.idx ?? 0,
        ),
      )
      .returning();
    const cancel = { idx: own?.idx, ver: own?.ver, move: "cancel", reason: "되돌리기" };
    expect((await hr.post("/rest/records/vacation/move", cancel)).json().err).toBe(409);
  });

  test("extra pay: a month is closed but for one's own, which a colleague closes", async () => {
    const portal = await openTestPortal();
    await portal.db.delete(extraPay).where(eq(extraPay.status, "check"));
    const [any] = await portal.db.select().from(extraPay).limit(1);
    const { idx: _, ...values } = any as typeof extraPay.$inferSelect;
    const work = {
      ...values,
      idx_staff: ACCOUNTANT,
      work_date: "2026-02-10",
      status: "check",
      amount: null,
      close_month: null,
    };
    const [own] = await portal.db.insert(extraPay).values(work).returning();
    const close = async (who: string) => {
      const sent = { screen: "documents-AllExtraPayList", idxs: [own?.idx], move: "close" };
      return (await (await portal.signedIn(`${who}@demo.test`)).post("/rest/records/extra_pay/bulk", sent)).json();
    };
    expect(await close("accounting")).toMatchObject({ done: [], refused: [{ why: expect.stringContaining("본인") }] });
    expect(await close("sales")).toMatchObject({ done: [own?.idx] });
  });

  test("what the hours of their own position are worth: neither set, changed nor removed", async () => {
    const portal = await openTestPortal();
    const accountant = await portal.signedIn("accounting@demo.test");
    const [me] = await portal.db.select().from(staff).where(eq(staff.idx, ACCOUNTANT));
    const { db } = portal;
    await db.delete(extraPayRate);
    const rate = { date_from: "2026-01-01", hourly: 20_000, idx_writer: 100 };
    const [own] = await db
      .insert(extraPayRate)
      .values({ ...rate, idx_position: me?.idx_position })
      .returning();
    const [other] = await db
      .insert(extraPayRate)
      .values({ ...rate, idx_position: null })
      .returning();
    const tell = async (call: string, body: object) =>
      (
        await accountant.post(`/rest/records/extra_pay_rate/${call}`, { screen: "documents-ExtraPayRates", ...body })
      ).json();
    const message = "본인의 직책 단가는 본인이 처리할 수 없습니다. 다른 담당자에게 부탁하세요.";
    const values = { idx_position: me?.idx_position, date_from: "2026-03-01", hourly: 90_000 };
    const refused = { err: 403, err_msg: message };
    expect(await tell("add", { values })).toMatchObject(refused);
    expect(await tell("change", { idx: own?.idx, ver: own?.ver, values: { hourly: 90_000 } })).toMatchObject(refused);
    expect(await tell("change", { idx: other?.idx, ver: other?.ver, values })).toMatchObject(refused);
    expect(await tell("remove", { idx: own?.idx, ver: own?.ver })).toMatchObject(refused);
    expect(await db.select().from(extraPayRate).where(eq(extraPayRate.hourly, 20_000))).toHaveLength(2);
    expect(await tell("change", { idx: other?.idx, ver: other?.ver, values: { hourly: 21_000 } })).toMatchObject({
      err: 0,
    });
  });
});
