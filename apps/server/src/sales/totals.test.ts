import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statusLog } from "../db/tables";
import { ask, publish, receive, requested, sheetOf, tell } from "../testing/records/asked-sales";
import { openTestPortal } from "../testing/test-portal";

describe("total sales", () => {
  test("count an invoice that was taken back together with what took it back, as nothing", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const march = async () => {
      const { list } = await ask(accounting, "getTotalSales", "year=2026&by=person");
      return (
        list.find((row: { idx: number }) => row.idx === 100)?.months[2] ?? { published: 0, unpaid: 0, received: 0 }
      );
    };
    const before = await march();
    const idx = await requested(portal);
    await publish(accounting, idx, "1");
    await receive(accounting, idx, 100_000);
    const issued = await march();
    expect([
      issued.published - before.published,
      issued.received - before.received,
      issued.unpaid - before.unpaid,
    ]).toEqual([1_100_000, 100_000, 1_000_000]);
    const minus = [{ item: "어학 과정", supply: -1_000_000, vat: -100_000 }];
    const fix = await requested(portal, { issue_kind: "fix", fix_reason: "해지", idx_origin: idx, items: minus });
    await publish(accounting, fix, "2");
    const now = await march();
    expect([now.published - before.published, now.unpaid - before.unpaid]).toEqual([0, 0]);
  });

  test("are taken along with a row for each name and month", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const { list } = await ask(accounting, "getTotalSales", "year=2025&by=team");
    const [head, ...rows] = await sheetOf(accounting, "exportTotalSales", "year=2025&by=team");
    expect(head).toEqual(["구분", "월", "목표", "예정", "발행", "수금", "미수", "전년 발행"]);
    expect(rows).toHaveLength(list.length * 12);
    const sum = (at: number) => rows.reduce((all: number, row: number[]) => all + Number(row[at]), 0);
    const published = list.flatMap(({ months }: { months: { published: number }[] }) => months);
    expect(sum(4)).toBe(published.reduce((all: number, month: { published: number }) => all + month.published, 0));
    const lead = await portal.signedIn("lead@demo.test");
    const own = await sheetOf(lead, "exportTotalSales", "year=2025&by=team");
    expect(new Set(own.slice(1).map(([name]: [string]) => name))).toEqual(new Set(["기업교육1팀"]));
  });
});

describe("what teams are to sell", () => {
  test("is set by the sales team alone, month by month, and stands beside what was sold; 0 takes it away", async () => {
    const portal = await openTestPortal();
    const sales = await portal.signedIn("sales@demo.test");
    const target = { idx_team: 111, month: "2027-05", amount: 12_000_000 };
    for (const name of ["accounting", "lead", "staff"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      expect([name, (await tell(visitor, "saveSalesTargets", { list: [target] })).err]).toEqual([name, 403]);
    }
    expect(await tell(sales, "saveSalesTargets", { list: [target] })).toMatchObject({ err: 0, changed: 1 });
    // what is already so is no change
    expect(await tell(sales, "saveSalesTargets", { list: [target] })).toMatchObject({ err: 0, changed: 0 });
    const total = async () => {
      const { list } = await ask(await portal.signedIn("lead@demo.test"), "getTotalSales", "year=2027&by=team");
      return list.find((row: { idx: number }) => row.idx === 111)?.months[4].target;
    };
    expect(await total()).toBe(12_000_000);
    expect((await ask(sales, "getSalesTargets", "year=2027")).list).toContainEqual(target);
    expect(await tell(sales, "saveSalesTargets", { list: [{ ...target, amount: 0 }] })).toMatchObject({ changed: 1 });
    expect((await ask(sales, "getSalesTargets", "year=2027")).list).not.toContainEqual(target);
    expect(await total()).toBeFalsy();
    expect(await tell(sales, "saveSalesTargets", { list: [{ ...target, amount: 5 }] })).toMatchObject({ changed: 1 });
    const isTarget = eq(statusLog.entity, "sales_target");
    const log = await portal.db.select().from(statusLog).where(isTarget).orderBy(statusLog.idx);
    expect(log.map(({ from_status, to_status }) => `${from_status} ${to_status}`)).toEqual([
      "0 12000000",
      "12000000 0",
      "0 5",
    ]);
  });

  test("is no less than nothing, and no text", async () => {
    const portal = await openTestPortal();
    const sales = await portal.signedIn("sales@demo.test");
    for (const amount of [-1, 1.5, "많이"]) {
      const answer = await tell(sales, "saveSalesTargets", { list: [{ idx_team: 111, month: "2026-05", amount }] });
      expect(answer).toMatchObject({ err: 400, err_msg: expect.stringContaining("목표금액을 확인하세요.") });
    }
    const unknown = { list: [{ idx_team: 999_999, month: "2026-05", amount: 1 }] };
    expect((await tell(sales, "saveSalesTargets", unknown)).err_msg).toContain("없는 팀입니다.");
  });
});
