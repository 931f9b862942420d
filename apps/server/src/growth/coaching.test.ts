import { and, eq, notInArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { kpiSheet, mcGoal, mcSheet, notification, staff } from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { makeSheets } from "./coaching";

const at = (call: string) => `/rest/records/mc_sheet/${call}`;
const DAY = 24 * 60 * 60 * 1000;
/** Somebody of the demo company, and who leads their team. */
const [STAFF, LEAD] = [100, 101];
/** Who heads the office of both. */
const HEAD = 110;

/** A portal on the 2nd of March with this month's sheet of somebody, and those whom it concerns. */
async function open() {
  const portal = await openTestPortal();
  const { db, signedInAs } = portal;
  const due = { goal_due: "2026-03-05", review_due: "2026-04-03" };
  const march = {
    idx_staff: STAFF,
    idx_leader: LEAD,
    month: "2026-03",
    idx_sector: 100,
    idx_office: 110,
    idx_team: 111,
    ...due,
  };
  const [sheet] = await db.insert(mcSheet).values(march).returning();
  const idx = sheet?.idx as number;
  const [own, lead] = [await signedInAs(STAFF), await signedInAs(LEAD)];
  const read = async (who: Visitor) => (await who.get(`${at("read")}?idx=${idx}`)).json();
  const send = async (who: Visitor, call: string, more: object) => {
    const { record } = await read(who);
    return (await who.post(at(call), { idx, ver: record?.ver ?? 1, ...more })).json();
  };
  const move = (who: Visitor, name: string, more: object = {}) => send(who, "move", { move: name, ...more });
  const change = (who: Visitor, values: object) => send(who, "change", { values });
  return { ...portal, idx, own, lead, read, send, move, change };
}

test("a month goes from goals to the leader's words, each in turn and nobody for themselves", async () => {
  const { db, idx, own, lead, read, move, change } = await open();
  expect((await move(own, "goal")).err_msg).toBe("목표를 하나 이상 작성하세요.");
  const six = Array.from({ length: 6 }, (_, n) => ({ goal: `목표 ${n}` }));
  expect((await change(own, { mc_goal: six })).fields.mc_goal).toBe("월간목표는 5개까지 씁니다.");
  expect(await change(own, { mc_goal: [{ goal: "제안", support: "회의" }, { goal: "상담" }] })).toMatchObject({
    err: 0,
  });
  expect(await move(own, "goal")).toMatchObject({ err: 0 });
  expect(await move(own, "confirm")).not.toMatchObject({ err: 0 });
  expect(await move(lead, "confirm", { values: { leader_goal_comment: "좋습니다." } })).toMatchObject({ err: 0 });
  const lines = (await read(own)).record.mc_goal as { idx: number }[];
  const results = (reached: readonly number[], reason?: string) =>
    change(own, {
      mc_goal: lines.map((line, n) => ({ idx: line.idx, achievement: reached[n], ...(reason && { reason }) })),
    });
  await results([100, 50]);
  const review = { values: { condition: 4 } };
  expect((await move(own, "review", review)).err_msg).toBe("상담: 미달사유를 입력하세요.");
  await results([100, 50], "일정이 밀림");
  expect(await move(own, "review", review)).toMatchObject({ err: 0 });
  expect((await read(own)).record).toMatchObject({ rate: 75, asks_support: true, is_late: false });
  expect((await move(lead, "finish", { values: { leader_feedback: "수고" } })).fields.leader_feedback).toContain(
    "20자",
  );
  const words = "약속한 것을 차근차근 해냈습니다. 다음 달에는 우선순위를 먼저 정해 봅시다.";
  expect(await move(lead, "finish", { values: { leader_feedback: words } })).toMatchObject({ err: 0 });
  const told = await db
    .select()
    .from(notification)
    .where(eq(notification.link, `/mypims/mcrmcgview/${idx}`));
  const toldTo = (person: number) => told.filter(({ idx_staff }) => idx_staff === person).length;
  expect([toldTo(STAFF), toldTo(LEAD)]).toEqual([2, 2]);
});

test("what was not reached is carried over, what is measured is taken in, and how somebody is stays between two", async () => {
  const { db, idx, own, read, move, signedInAs } = await open();
  const [last] = await db
    .select()
    .from(mcSheet)
    .where(and(eq(mcSheet.idx_staff, STAFF), eq(mcSheet.month, "2026-01")));
  await db
    .update(mcGoal)
    .set({ achievement: 40 })
    .where(eq(mcGoal.idx_sheet, Number(last?.idx)));
  expect(await move(own, "carry")).toMatchObject({ err: 0 });
  const carried = (await read(own)).record.mc_goal;
  expect(carried.length).toBeGreaterThan(0);
  expect(carried[0].is_carried).toBe(true);
  expect(await move(own, "fromKpi")).toMatchObject({ err: 0 });
  const taken = await db.select().from(mcGoal).where(eq(mcGoal.idx_sheet, idx));
  const [kpi] = await db.select().from(kpiSheet).where(eq(kpiSheet.idx_staff, STAFF));
  expect(kpi && taken.some(({ idx_kpi_item }) => idx_kpi_item !== null)).toBe(true);
  expect(taken.length).toBeLessThanOrEqual(5);
  await db.update(mcSheet).set({ condition: 2 }).where(eq(mcSheet.idx, idx));
  const head = await signedInAs(HEAD);
  expect((await read(own)).record.condition).toBe(2);
  const seen = await read(head);
  expect(seen.record).not.toHaveProperty("condition");
  expect(seen.extra.months[0]).not.toHaveProperty("condition");
});

test("sheets are made once, late ones marked, and after the next month's 15th only the people team opens one", async () => {
  const { db, idx, send, wait, signedInAs } = await open();
  await db.delete(mcSheet).where(eq(mcSheet.idx, idx));
  // somebody of many, the lead and who heads their office; who is on leave has none, and who has nobody above them
  await db
    .update(staff)
    .set({ status: "leave" })
    .where(notInArray(staff.idx, [STAFF, LEAD, HEAD]));
  const now = new Date("2026-03-02T01:00:00Z");
  expect(await makeSheets(db, now)).toBe(2);
  expect(await makeSheets(db, now)).toBe(0);
  const [sheet] = await db
    .select()
    .from(mcSheet)
    .where(and(eq(mcSheet.idx_staff, STAFF), eq(mcSheet.month, "2026-03")));
  expect(sheet).toMatchObject({ idx_leader: LEAD, goal_due: "2026-03-05", review_due: "2026-04-03", status: "none" });
  await db.delete(mcSheet).where(eq(mcSheet.idx, Number(sheet?.idx)));
  await db.insert(mcSheet).values({ ...(sheet as typeof mcSheet.$inferInsert), idx });
  const submit = async () => send(await signedInAs(STAFF), "move", { move: "goal" });
  wait(10 * DAY);
  await send(await signedInAs(STAFF), "change", { values: { mc_goal: [{ goal: "늦은 목표" }] } });
  expect(await submit()).toMatchObject({ err: 0 });
  expect((await db.select().from(mcSheet).where(eq(mcSheet.idx, idx)))[0]?.is_late).toBe(true);
  await db.update(mcSheet).set({ status: "none" }).where(eq(mcSheet.idx, idx));
  wait(40 * DAY);
  expect((await submit()).err_msg).toContain("2026-04-15에 마감되었습니다");
  await db.update(mcSheet).set({ until: "2026-05-31" }).where(eq(mcSheet.idx, idx));
  expect(await submit()).toMatchObject({ err: 0 });
});
