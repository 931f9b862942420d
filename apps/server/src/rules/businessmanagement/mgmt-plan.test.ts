import { and, eq, isNull, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mgmtPlan, notification, salesTarget } from "../../db/tables";
import { lookAfterPlans } from "../../plans/nightly";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const [LEAD, DIVISION, ACTING] = [101, 110, 109];

async function read(visitor: Visitor, idx: number) {
  return (await visitor.get(`/rest/records/mgmt_plan/read?idx=${idx}`)).json();
}

async function change(visitor: Visitor, idx: number, values: object) {
  const { record } = await read(visitor, idx);
  return (await visitor.post("/rest/records/mgmt_plan/change", { idx, ver: record.ver, values })).json();
}

async function move(visitor: Visitor, idx: number, name: string, more: object = {}) {
  const { record } = await read(visitor, idx);
  return (await visitor.post("/rest/records/mgmt_plan/move", { idx, ver: record.ver, move: name, ...more })).json();
}

async function planOf(portal: TestPortal, idx_team: number | null, year: number, idx_office = 110) {
  const [row] = await portal.db
    .select()
    .from(mgmtPlan)
    .where(
      and(
        idx_team === null ? isNull(mgmtPlan.idx_team) : eq(mgmtPlan.idx_team, idx_team),
        eq(mgmtPlan.idx_office, idx_office),
        eq(mgmtPlan.year, year),
        eq(mgmtPlan.is_live, true),
      ),
    );
  return row as typeof mgmtPlan.$inferSelect;
}

const months = (sales: number, cost: number) =>
  Array.from({ length: 12 }, (_, at) => ({ month: `2028-${String(at + 1).padStart(2, "0")}`, sales, cost }));

const given = {
  year: 2028,
  idx_office: 110,
  idx_team: 111,
  title: "2028년 계획",
  plan_goal: [{ kind: "sales", goal: "매출", target: 120_000_000, unit: "원" }],
  plan_month: months(10_000_000, 1_000_000),
  plan_cost: [{ account: "edu", amount: 12_000_000 }],
};

async function add(visitor: Visitor, values: object) {
  return (await visitor.post("/rest/records/mgmt_plan/add", { values })).json();
}

describe("a plan", () => {
  test("whose lines do not add up is kept, and not handed in", async () => {
    const portal = await openTestPortal();
    const lead = await portal.signedIn("lead@demo.test");
    const { idx } = await add(lead, { ...given, plan_cost: [{ account: "edu", amount: 11_000_000 }] });
    expect((await read(lead, idx)).record).toMatchObject({ planned: 120_000_000, planned_cost: 12_000_000 });
    expect(await move(lead, idx, "submit")).toMatchObject({
      err: 409,
      err_msg: expect.stringContaining("차이 -1,000,000원"),
    });
    expect(await change(lead, idx, { plan_month: months(9_000_000, 1_000_000) })).toMatchObject({ err: 0 });
    expect(await move(lead, idx, "submit")).toMatchObject({
      err: 409,
      err_msg: expect.stringContaining("차이 -12,000,000원"),
    });
    const outside = [{ month: "2027-12", sales: 1, cost: 0 }];
    expect(await change(lead, idx, { plan_month: outside })).toMatchObject({ err: 400 });
  });

  test("is agreed upon by the head above, by nobody who handed it in, and sets the team's sales", async () => {
    const portal = await openTestPortal();
    const [lead, division, staff] = [
      await portal.signedIn("lead@demo.test"),
      await portal.signedIn("division@demo.test"),
      await portal.signedIn("staff@demo.test"),
    ];
    const { idx } = await add(lead, given);
    expect(await move(lead, idx, "submit")).toMatchObject({ err: 0 });
    const told = await portal.db
      .select()
      .from(notification)
      .where(like(notification.title, "경영계획을 확인하세요: 2028%"));
    expect(told).toMatchObject([{ idx_staff: 110, link: `/businessmanagement/managementplanview/${idx}` }]);
    expect((await read(lead, idx)).may.moves).not.toContain("confirm");
    expect(await move(lead, idx, "confirm")).toMatchObject({ err: 409 });
    expect(await move(staff, idx, "confirm")).toMatchObject({ err: 403 });
    expect(await move(division, idx, "confirm")).toMatchObject({ err: 0 });
    const targets = () =>
      portal.db
        .select({ amount: salesTarget.amount })
        .from(salesTarget)
        .where(and(eq(salesTarget.idx_team, 111), like(salesTarget.month, "2028-%"), isNull(salesTarget.deleted_at)));
    expect(await targets()).toEqual(Array.from({ length: 12 }, () => ({ amount: 10_000_000 })));

    const own = await add(division, { ...given, idx_team: 112 });
    expect(await move(division, own.idx, "submit")).toMatchObject({ err: 0 });
    expect(await move(division, own.idx, "confirm")).toMatchObject({ err: 409 });
    const office = await add(division, { ...given, idx_team: null });
    expect(await move(division, office.idx, "submit")).toMatchObject({ err: 0 });
    expect(await move(await portal.signedIn("executive@demo.test"), office.idx, "confirm")).toMatchObject({ err: 0 });
  });

  test("that is changed keeps what it was, side by side, and sets the sales again when it is agreed upon", async () => {
    const portal = await openTestPortal();
    const [lead, division] = [await portal.signedIn("lead@demo.test"), await portal.signedIn("division@demo.test")];
    const { idx } = await add(lead, given);
    await move(lead, idx, "submit");
    await move(division, idx, "confirm");
    expect(await change(lead, idx, { title: "다른 제목" })).toMatchObject({ err: 400 });
    const { record } = await read(lead, idx);
    const [goal] = record.plan_goal;
    expect(await change(lead, idx, { plan_goal: [{ ...goalOf(goal), target: 1 }] })).toMatchObject({ err: 409 });
    expect(await change(lead, idx, { plan_goal: [{ ...goalOf(goal), q1: 10, q2: 20, progress: 30 }] })).toMatchObject({
      err: 0,
    });
    expect((await read(lead, idx)).record.plan_goal[0]).toMatchObject({ result: 30, progress: 30 });
    expect(await move(lead, idx, "revise")).toMatchObject({ err: 400 });
    expect(await move(lead, idx, "revise", { reason: "하반기 증원" })).toMatchObject({ err: 0 });
    const [target] = (await read(lead, idx)).record.plan_goal;
    const more = {
      plan_goal: [{ ...goalOf(target), target: 132_000_000 }],
      plan_month: months(11_000_000, 1_000_000),
    };
    expect(await change(lead, idx, more)).toMatchObject({ err: 0 });
    const now = await read(lead, idx);
    expect(now.record).toMatchObject({ rev: 2, status: "draft", planned: 132_000_000 });
    const [version] = now.extra.versions;
    const older = await read(lead, version.idx);
    expect(older.record).toMatchObject({ rev: 1, status: "confirm", planned: 120_000_000, is_live: false });
    expect(older.record.plan_month).toHaveLength(12);
    expect(older.may.moves).toEqual([]);
    expect(older.may.remove).toBe(false);
    await move(lead, idx, "submit");
    await move(division, idx, "confirm");
    const [row] = await portal.db
      .select()
      .from(salesTarget)
      .where(and(eq(salesTarget.idx_team, 111), eq(salesTarget.month, "2028-03")));
    expect(row?.amount).toBe(11_000_000);
  });

  test("whose time is over is looked back on by its lead, and marked by the head above, each of whom is told", async () => {
    const portal = await openTestPortal();
    const [lead, division] = [await portal.signedIn("lead@demo.test"), await portal.signedIn("division@demo.test")];
    const { idx } = await add(lead, given);
    await move(lead, idx, "submit");
    await move(division, idx, "confirm");
    const values = { result_review: "목표를 넘겼습니다." };
    expect(await move(lead, idx, "review", { values })).toMatchObject({ err: 409 });
    await portal.db.update(mgmtPlan).set({ year: 2024 }).where(eq(mgmtPlan.idx, idx));
    expect(await move(lead, idx, "review", { values })).toMatchObject({ err: 0 });
    const told = async (title: string) =>
      (await portal.db.select().from(notification).where(eq(notification.title, title))).map(
        ({ idx_staff }) => idx_staff,
      );
    expect(await told("경영계획의 실적을 평가하세요: 2028년 계획")).toEqual([110]);
    expect(await move(lead, idx, "close", { values: { score: 90 } })).toMatchObject({ err: 409 });
    const tooMuch = await move(division, idx, "close", { values: { score: 101 } });
    expect(tooMuch.fields).toMatchObject({ score: expect.stringContaining("점수") });
    expect(await move(division, idx, "close", { values: { score: 90 } })).toMatchObject({ err: 0 });
    expect(await told("경영계획을 마감하였습니다: 2028년 계획")).toEqual([101]);
  });

  test("of one unit and time there is one, however many are written at once", async () => {
    const portal = await openTestPortal();
    const lead = await portal.signedIn("lead@demo.test");
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(lead, given)));
    expect(answers.filter(({ err }) => err === 0)).toHaveLength(1);
    expect(answers.filter(({ err }) => err === 409)).toHaveLength(5);
  });

  test("is read by its team; the office's by its people once it is agreed upon, without its costs", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const [mine, other, office, next] = [
      await planOf(portal, 111, 2026),
      await planOf(portal, 112, 2026),
      await planOf(portal, null, 2026),
      await planOf(portal, null, 2027),
    ];
    const team = await read(staff, mine.idx);
    expect(team.record).toMatchObject({ idx_team: 111, planned: mine.planned });
    expect(team.record.spent).toBeUndefined();
    expect(team.record.plan_cost).toBeUndefined();
    expect(team.record.plan_month[0].headcount).toBeUndefined();
    expect(team.extra.months[0].cost).toBeUndefined();
    expect((await read(staff, other.idx)).err).toBe(403);
    expect((await read(staff, office.idx)).err).toBe(0);
    expect((await read(staff, next.idx)).err).toBe(403);
    expect((await read(await portal.signedIn("hr@demo.test"), office.idx)).err).toBe(0);
    // of another office
    expect((await read(await portal.signedIn("support@demo.test"), office.idx)).err).toBe(403);
    const division = await read(await portal.signedIn("division@demo.test"), office.idx);
    expect(division.record.plan_cost.length).toBeGreaterThan(0);
    expect(division.extra.teams.length).toBeGreaterThan(1);
    const spent = Object.values(division.extra.spent as Record<string, number>).reduce((sum, one) => sum + one, 0);
    expect(spent).toBe(division.record.spent);
    expect(team.extra.spent).toBeUndefined();
    const refused = await add(await portal.signedIn("lead@demo.test"), { ...given, idx_team: 112 });
    expect(refused).toMatchObject({ err: 400, fields: { idx_team: expect.any(String) } });
  });

  test("that a unit lacks is named to those who lead it", async () => {
    const portal = await openTestPortal();
    const missing = async (who: string) =>
      (await (await portal.signedIn(who)).get("/rest/businessmanagement/getMissingPlans?year=2028")).json();
    expect((await missing("lead@demo.test")).list).toEqual([
      { idx_office: 110, idx_team: 111, name: expect.any(String) },
    ]);
    const before = (await missing("division@demo.test")).list;
    expect(before).toContainEqual({ idx_office: 110, idx_team: null, name: "기업교육본부" });
    await add(await portal.signedIn("lead@demo.test"), given);
    expect((await missing("lead@demo.test")).list).toEqual([]);
    expect((await missing("division@demo.test")).list).toHaveLength(before.length - 1);
    expect((await missing("staff@demo.test")).err).toBe(403);
  });

  test("is asked for of everybody who heads a unit without one, also of who acts for its head", async () => {
    const portal = await openTestPortal();
    const told = async (day: string) => {
      await portal.db.delete(notification);
      await lookAfterPlans(portal.db, new Date(`${day}T22:00:00Z`));
      const asked = eq(notification.title, "2028년 경영계획을 작성해 제출하세요.");
      return (await portal.db.select().from(notification).where(asked)).map(({ idx_staff }) => idx_staff);
    };
    expect(await told("2027-10-30")).toEqual([]);
    const first = await told("2027-10-31");
    expect(first).toEqual([...new Set(first)]);
    // of team 111, of the office, and for as long as its head is on leave of team 112
    expect(first).toEqual(expect.arrayContaining([LEAD, DIVISION, ACTING]));
    const lead = await portal.signedIn("lead@demo.test");
    const { idx } = await add(lead, given);
    expect(await told("2027-12-16")).toContain(LEAD);
    expect(await move(lead, idx, "submit")).toMatchObject({ err: 0 });
    const last = await told("2027-12-27");
    expect(last).not.toContain(LEAD);
    expect(last).toContain(ACTING);
  });

  test("begins with what another one has, for its own time", async () => {
    const portal = await openTestPortal();
    const lead = await portal.signedIn("lead@demo.test");
    const from = await planOf(portal, 111, 2026);
    const { plan_goal: _, plan_month: __, plan_cost: ___, ...bare } = given;
    const { idx } = await add(lead, { ...bare, idx_copy_of: from.idx });
    const { record } = await read(lead, idx);
    expect(record.plan_month[0]).toMatchObject({ month: "2028-01" });
    expect(record).toMatchObject({ planned: from.planned, planned_cost: from.planned_cost });
    expect(record.plan_goal.every(({ result }: { result: unknown }) => result === null)).toBe(true);
  });
});

/** A goal as a form sends it. */
function goalOf({ idx, kind, goal, indicator, target, unit, idx_owner, memo }: Record<string, unknown>) {
  return { idx, kind, goal, indicator, target, unit, idx_owner, memo };
}
