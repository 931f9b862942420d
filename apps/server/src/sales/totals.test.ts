import { openKey } from "@portal/definition";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { salesPlan, salesPublish, salesTarget, smp, statusLog } from "../db/tables";
import { ask, planned, publish, receive, requested, tell } from "../testing/records/asked-sales";
import { openTestPortal, type Visitor } from "../testing/test-portal";

interface Cell {
  by: string;
  byIdx?: number;
  split: string;
  value: number;
}

const SCREEN = "screen=documents-TotalSalesAmountList";

async function totals(visitor: Visitor, query: string): Promise<Record<string, Cell[]>> {
  return (await visitor.get(`/rest/records/sales_publish/statistics?${SCREEN}&${query}`)).json().charts;
}

const sumOf = (cells: readonly Cell[] = []) => cells.reduce((sum, { value }) => sum + value, 0);

describe("total sales", () => {
  test("count an invoice that was taken back together with what took it back, as nothing", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const march = async () => {
      const charts = await totals(accounting, "year=2026&rows=owner&measure=all");
      const at = (key: string) => sumOf(charts[key]?.filter((one) => one.byIdx === 100 && one.split === "2026-03"));
      return [at("published"), at("received"), at("unpaid")];
    };
    const since = async ([published = 0, received = 0, unpaid = 0]: number[]) => {
      const [p = 0, r = 0, u = 0] = await march();
      return [p - published, r - received, u - unpaid];
    };
    const before = await march();
    const idx = await requested(portal);
    await publish(accounting, idx, "1");
    await receive(accounting, idx, 100_000);
    expect(await since(before)).toEqual([1_100_000, 100_000, 1_000_000]);
    const minus = [{ item: "어학 과정", supply: -1_000_000, vat: -100_000 }];
    const fix = await requested(portal, { issue_kind: "fix", fix_reason: "해지", idx_origin: idx, items: minus });
    await publish(accounting, fix, "2");
    const [published, , unpaid] = await since(before);
    expect([published, unpaid]).toEqual([0, 0]);
  });

  test("are the same sum by team, person and customer, and what the database adds up to", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const rows = await portal.db.select().from(salesPublish);
    const counted = rows.filter(
      ({ status, issue_date, deleted_at }) =>
        ["done", "part", "paid", "cancel"].includes(status) && issue_date.startsWith("2025") && deleted_at === null,
    );
    const sum = counted.reduce((all, { total }) => all + total, 0);
    for (const by of ["team", "owner", "customer", "product"]) {
      const { published, ...others } = await totals(accounting, `year=2025&rows=${by}`);
      expect([by, sumOf(published)]).toEqual([by, sum]);
      // of one measure nothing else is counted
      expect(new Set(Object.keys(others))).toEqual(
        new Set(["published:before", "published:before:open", "published:open"]),
      );
    }
    // who keeps the books reads no opportunities, and what was sold all the same
    const products = new Set((await totals(accounting, "year=2025&rows=product")).published?.map(({ by }) => by));
    expect(products).toEqual(new Set(counted.map(({ product }) => product ?? "")));
    expect(products.size).toBeGreaterThan(2);
    const { published } = await totals(accounting, "year=2025&rows=owner");
    const owners = new Set(counted.map(({ idx_owner }) => idx_owner));
    expect(new Set(published?.map(({ byIdx }) => byIdx))).toEqual(owners);
  });

  test("are of what the opportunity sells, a correction of what it corrects, what is planned of its opportunity's", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const [about] = await portal.db.select().from(smp).where(eq(smp.product, "trans")).limit(1);
    const productOf = async (idx: number) =>
      (await portal.db.select().from(salesPublish).where(eq(salesPublish.idx, idx)))[0]?.product;
    const idx = await requested(portal, { idx_smp: about?.idx });
    await publish(accounting, idx, "1");
    const minus = [{ item: "번역", supply: -1_000_000, vat: -100_000 }];
    const fix = await requested(portal, { issue_kind: "fix", fix_reason: "해지", idx_origin: idx, items: minus });
    const idx_plan = (await planned(portal))?.idx ?? 0;
    await portal.db.update(salesPlan).set({ idx_smp: about?.idx }).where(eq(salesPlan.idx, idx_plan));
    const late = await requested(portal, { idx_plan });
    const plain = await requested(portal);
    expect(await Promise.all([idx, fix, late, plain].map(productOf))).toEqual(["trans", "trans", "trans", null]);
  });

  test("are a unit's for its lead, one's own for everybody else, with targets for leads alone", async () => {
    const portal = await openTestPortal();
    await publish(await portal.signedIn("accounting@demo.test"), await requested(portal), "1");
    const names = async (name: string, query = "") => {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      const charts = await totals(visitor, `year=2026&measure=all${query}`);
      const all = Object.values(charts).flat();
      return { charts, teams: new Set(all.map(({ by }) => by)) };
    };
    const lead = await names("lead");
    expect(lead.teams).toEqual(new Set(["기업교육1팀"]));
    expect(sumOf(lead.charts.target)).toBe(
      sumOf(
        (await portal.db.select().from(salesTarget).where(eq(salesTarget.idx_team, 111))).map(({ amount, month }) => ({
          by: "",
          split: month,
          value: amount,
        })),
      ),
    );
    // all that is shown may be opened
    expect(lead.charts[openKey("published")]).toEqual(lead.charts.published);
    const staff = await names("staff", "&rows=owner");
    expect(staff.charts).not.toHaveProperty("target");
    expect([...new Set(staff.charts.published?.map(({ byIdx }) => byIdx))]).toEqual([100]);
    const other = await names("lead", "&team=112");
    expect(Object.values(other.charts).flat()).toEqual([]);
  });

  test("are taken along with a row for each line, as they are shown", async () => {
    const portal = await openTestPortal();
    const lead = await portal.signedIn("lead@demo.test");
    const file = async (query: string) =>
      (await lead.get(`/rest/records/sales_publish/export?${SCREEN}&format=csv&${query}`)).body.trim().split("\r\n");
    const [head, ...lines] = await file("year=2025&measure=all");
    expect(head).toContain("팀,2025년,1월,2월");
    expect(lines.filter((line) => line.startsWith("기업교육1팀,")).map((line) => line.split(",")[1])).toEqual(
      expect.arrayContaining(["발행", "발행 (전년)", "수금", "미수", "전년비"]),
    );
    const [one] = await file("year=2025&rows=customer");
    expect(one).toContain("고객사,2025년");
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
      const { target: cells } = await totals(await portal.signedIn("lead@demo.test"), "year=2027&measure=target");
      return cells?.find(({ byIdx, split }) => byIdx === 111 && split === "2027-05")?.value;
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
