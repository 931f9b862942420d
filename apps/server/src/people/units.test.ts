import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Entity } from "../crud/entity";
import { strayLinks } from "../crud/writing/links";
import { expenseBudget, leaveLedger, mgmtPlan, orgHead, permissionGrant, post, staff, task, team } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const TODAY = "2026-03-02";

async function open() {
  const portal = await openTestPortal();
  const { db } = portal;
  const people = await portal.signedIn("people@demo.test");
  const call = async (entity: string, name: string, body: object, by: Visitor = people) =>
    (await by.post(`/rest/records/${entity}/${name}`, body)).json();
  const add = (entity: string, values: object, by?: Visitor) => call(entity, "add", { values }, by);
  const read = async (entity: string, idx: number) =>
    (await people.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
  const change = async (entity: string, idx: number, values: object, by?: Visitor) =>
    call(entity, "change", { idx, ver: (await read(entity, idx)).record.ver, values }, by);
  const tree = async () => (await people.get("/rest/admin/getOrganization")).json().list as Record<string, unknown>[];
  const placeOf = (idx: number) =>
    db
      .select({ sector: staff.idx_sector, office: staff.idx_office, team: staff.idx_team })
      .from(staff)
      .where(eq(staff.idx, idx));
  return { ...portal, people, call, add, read, change, tree, placeOf };
}

test("an order leads to a team of the office that it leads to, though both call the office otherwise", async () => {
  const { db, add, change, read } = await open();
  const { idx: idx_sector } = await add("sector", { kname: "가부문" });
  const one = await add("office", { kname: "가본부", idx_sector });
  const other = await add("office", { kname: "나본부", idx_sector });
  const unit = await add("team", { kname: "가1팀", idx_office: one.idx });
  const to = (office: number) => ({ idx_to_office: office, idx_to_team: unit.idx });
  const order = { idx_staff: 107, kind: "move", effective_date: "2026-03-09" };
  const isElsewhere = { err: 400, fields: { idx_to_team: expect.any(String) } };
  expect(await add("staff_order", { ...order, ...to(other.idx) })).toMatchObject(isElsewhere);
  const { idx, err } = await add("staff_order", { ...order, ...to(one.idx) });
  expect(err).toBe(0);
  expect(await change("staff_order", idx, { idx_to_office: other.idx })).toMatchObject(isElsewhere);
  expect(await change("staff_order", idx, { memo: "조직 개편" })).toMatchObject({ err: 0 });
  expect((await read("staff_order", idx)).record).toMatchObject(to(one.idx));

  // what the definition alone says of it, whatever the rules of orders refuse before
  const entity = portalEntities.get("staff_order") as Entity;
  const stray = (office: number, changed: string[]) => strayLinks(db, entity, to(office), changed);
  expect(await stray(one.idx, ["idx_to_team"])).toEqual({});
  for (const changed of ["idx_to_team", "idx_to_office"])
    expect(await stray(other.idx, [changed])).toEqual({ idx_to_team: "발령 팀: 발령 본부가 다른 항목입니다." });
  expect(await stray(other.idx, ["memo"])).toEqual({});
});

test("a company makes its units one below the other, each name once under its parent; all of it is known at once", async () => {
  const { add, people, tree, signedIn, change, read } = await open();
  const sector = await add("sector", { kname: "신사업부문" });
  const office = await add("office", { kname: "신사업본부", idx_sector: sector.idx });
  const unit = await add("team", { kname: "신사업1팀", idx_office: office.idx });
  expect([sector.err, office.err, unit.err]).toEqual([0, 0, 0]);
  expect(await add("team", { kname: "신사업1팀", idx_office: office.idx })).toMatchObject({ err: 409 });
  expect(await add("team", { kname: "신사업1팀", idx_office: 110 })).toMatchObject({ err: 0 });
  expect(await change("team", unit.idx, { kname: "개척팀" })).toMatchObject({ err: 0 });
  expect((await tree()).find(({ idx, level }) => level === "team" && idx === unit.idx)).toMatchObject({
    ...{ kname: "개척팀", above: office.idx, people: 0, heads: [], is_use: true },
  });
  const teams = (await people.get(`/rest/component/getTeamList?idx_office=${office.idx}`)).json().list;
  expect(teams).toEqual([{ idx: unit.idx, kname: "개척팀" }]);
  const { history } = await read("team", unit.idx);
  expect(history.map(({ to }: { to: string }) => to)).toEqual(["added", "changed"]);
  const stranger = await signedIn("lead@demo.test");
  expect(await add("team", { kname: "내 팀", idx_office: 110 }, stranger)).toMatchObject({ err: 403 });
  expect((await stranger.get("/rest/admin/getOrganization")).statusCode).toBe(403);
});

test("people go along with a team that moves; nobody is put where they come by what the mover may not", async () => {
  const { change, placeOf, signedIn, db } = await open();
  expect(await placeOf(100)).toEqual([{ sector: 100, office: 110, team: 111 }]);
  expect(await change("team", 111, { idx_office: 210 })).toMatchObject({ err: 0 });
  expect(await placeOf(100)).toEqual([{ sector: 200, office: 210, team: 111 }]);
  const [head] = await db.select().from(orgHead).where(eq(orgHead.idx_team, 111)).limit(1);
  expect(head?.idx_office).toBe(210);
  // the office of developers, and the sector of masters
  expect(await change("team", 111, { idx_office: 6095 })).toMatchObject({ err: 403 });
  expect(await change("office", 110, { idx_sector: 6167 })).toMatchObject({ err: 403 });
  expect(await placeOf(100)).toEqual([{ sector: 200, office: 210, team: 111 }]);
  const master = await signedIn("master@demo.test");
  expect(await change("team", 111, { idx_office: 6095 }, master)).toMatchObject({ err: 0 });
  expect(await change("office", 6095, { idx_sector: 300 }, master)).toMatchObject({ err: 0 });
  expect(await placeOf(100)).toEqual([{ sector: 300, office: 6095, team: 111 }]);
});

test("a unit is closed when nobody is left in it; who is, is named, and nobody joins what is closed", async () => {
  const { change, add, call, read, db, people } = await open();
  const refusal = await change("team", 111, { is_use: false });
  expect(refusal).toMatchObject({
    err: 409,
    err_msg: expect.stringMatching(/^닫을 수 없습니다. 사람\(.+ 외 \d+명\) 남아/),
  });
  expect((await change("office", 110, { is_use: false })).err_msg).toContain("하위 조직(기업교육1팀");
  expect((await change("sector", 100, { is_use: false })).err_msg).toContain("하위 조직(기업교육본부");
  const { ver } = (await read("team", 111)).record;
  expect((await call("team", "remove", { idx: 111, ver })).err_msg).toMatch(
    /^연결된 것이 있어 지울 수 없습니다: .*직원 \d+건/,
  );
  const { idx } = await add("team", { kname: "빈 팀", idx_office: 110 });
  const order = await add("staff_order", {
    ...{ idx_staff: 100, kind: "move", effective_date: "2026-04-01", idx_to_office: 110, idx_to_team: idx },
  });
  expect(order).toMatchObject({ err: 0 });
  expect((await change("team", idx, { is_use: false })).err_msg).toContain("사람(");
  expect(await call("staff_order", "move", { idx: order.idx, ver: 1, move: "cancel" })).toMatchObject({ err: 0 });
  expect(await change("team", idx, { is_use: false })).toMatchObject({ err: 0 });
  const [newcomer] = await db.select().from(staff).where(eq(staff.idx, 100));
  const { kname, ename, phone, employ_type, joinday, idx_position } = newcomer as typeof staff.$inferSelect;
  const values = { kname, ename, phone, employ_type, joinday, idx_position, email: "new@portal.test" };
  const joins = await people.post("/rest/records/staff/add", {
    screen: "myPIMS-EmployeeAdd",
    values: { ...values, idx_office: 110, idx_team: idx },
  });
  expect(joins.json()).toMatchObject({ err: 400, fields: { idx_team: expect.any(String) } });
});

test("what belongs to a team goes to the one that it is merged with: people, their records, permissions, no head", async () => {
  const { call, db, placeOf, read, signedIn, tree } = await open();
  const at = { idx: 112, ver: 1, into: 211, into_ver: 1, take: [] };
  const budgetOf = async (idx: number) => {
    const rows = await db
      .select()
      .from(expenseBudget)
      .where(and(eq(expenseBudget.idx_team, idx), isNull(expenseBudget.deleted_at)));
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  const budgets = [await budgetOf(112), await budgetOf(211)];
  const [held] = await db.select().from(task).where(eq(task.idx_team, 112)).limit(1);
  const [member] = await db.select().from(staff).where(eq(staff.idx_team, 112)).limit(1);
  expect(held && member).toBeDefined();
  // what is given to the team that stays is nothing that whoever merges has not
  const given = { flag: "isGiftCardB2C", level: "team", idx_team: 211, date_from: TODAY };
  const [grant] = await db.insert(permissionGrant).values(given).returning();
  expect(await call("team", "merge", at)).toMatchObject({ err: 403 });
  await db
    .update(permissionGrant)
    .set({ deleted_at: new Date() })
    .where(eq(permissionGrant.idx, grant?.idx ?? 0));
  expect(await call("team", "merge", at, await signedIn("lead@demo.test"))).toMatchObject({ err: 403 });
  const told = { idx_team: [112, 211] };
  const notice = { board: "notice", title: "두 팀에", body: "<p>본문</p>", target: told } as const;
  const [posted] = await db.insert(post).values(notice).returning();
  const answer = await call("team", "merge", at);
  expect([answer.err, answer.err_msg, answer.fields]).toEqual([0, "", undefined]);
  expect(await placeOf(member?.idx ?? 0)).toEqual([{ sector: 200, office: 210, team: 211 }]);
  const [moved] = await db
    .select()
    .from(task)
    .where(eq(task.idx, held?.idx ?? 0));
  expect(moved).toMatchObject({ idx_sector: 200, idx_office: 210, idx_team: 211 });
  const heads = await db
    .select()
    .from(orgHead)
    .where(
      and(eq(orgHead.unit_level, "2"), eq(orgHead.unit_idx, 112), isNull(orgHead.date_to), isNull(orgHead.deleted_at)),
    );
  expect(heads).toEqual([]);
  expect(await db.$count(staff, eq(staff.idx_team, 112))).toBe(0);
  expect((await tree()).some(({ level, idx }) => level === "team" && idx === 112)).toBe(false);
  // of two plans for a year one is in force, and both are kept
  const plans = await db
    .select()
    .from(mgmtPlan)
    .where(and(eq(mgmtPlan.idx_team, 211), eq(mgmtPlan.year, 2026)));
  expect([plans.length > 1, plans.filter(({ is_live }) => is_live).length]).toEqual([true, 1]);
  // who it is for is said in JSON
  const [shown] = await db
    .select()
    .from(post)
    .where(eq(post.idx, posted?.idx ?? 0));
  expect(shown?.target).toEqual({ idx_team: [211] });
  // rows that are only added to stay as they were written
  expect(await db.$count(leaveLedger, eq(leaveLedger.idx_team, 112))).toBeGreaterThan(0);
  // what both have for the same is added up
  expect([await budgetOf(112), await budgetOf(211)]).toEqual([0, (budgets[0] ?? 0) + (budgets[1] ?? 0)]);
  const { record, history } = await read("team", 211);
  expect(record.former_names).toEqual(["기업교육2팀"]);
  expect(history.some(({ to }: { to: string }) => to === "merged")).toBe(true);
  const [gone] = await db.select().from(team).where(eq(team.idx, 112));
  expect(gone).toMatchObject({ idx_merged_into: 211 });
});

test("a position by which people lead is renamed and never removed", async () => {
  const { call, change, add } = await open();
  expect(await change("position", 6104, { kname: "파트장" })).toMatchObject({ err: 0 });
  expect(await add("position", { kname: "파트장" })).toMatchObject({ err: 409 });
  const { idx } = await add("position", { kname: "수석" });
  expect(await call("position", "remove", { idx: 6150, ver: 1 })).toMatchObject({ err: 409 });
  expect(await call("position", "remove", { idx, ver: 1 })).toMatchObject({ err: 0 });
});
