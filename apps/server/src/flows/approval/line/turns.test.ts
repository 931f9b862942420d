import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { approvalRule, notification } from "../../../db/tables";
import {
  act,
  approvers,
  DIVISION,
  general,
  LEAD,
  listed,
  read,
  STAFF,
  statusesOf,
  submitted,
} from "../../../testing/records/documents";
import { openTestPortal, type Visitor } from "../../../testing/test-portal";
import { remindOfIdle } from "./idle";

describe("a document", () => {
  test("goes from one to the next in its line, and gets its number from the last", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const division = await portal.signedIn("division@demo.test");
    const idx = await submitted(drafter, approvers(LEAD, DIVISION));
    expect(await listed(lead, "T1")).toContain(idx);
    expect(await listed(division, "T1")).not.toContain(idx);
    expect(await act(division, idx, "approve")).toMatchObject({ err: 409, err_msg: "아직 결재할 차례가 아닙니다." });
    expect(await act(lead, idx, "approve", "좋습니다")).toMatchObject({ err: 0, status: "run", doc_no: null });
    expect(await listed(lead, "P1")).toContain(idx);
    expect(await act(division, idx, "approve")).toMatchObject({ status: "done", doc_no: "GEN-2026-111-0001" });
    for (const visitor of [drafter, lead, division]) expect(await listed(visitor, "P2")).toContain(idx);
    expect(await read(drafter, idx)).toMatchObject({
      status: "done",
      line: [{ opinion: "좋습니다", status: "ok" }, { status: "ok" }],
      history: [
        { from: "run", to: "done", step: null },
        { from: "now", to: "ok", step: { role: "approve" } },
        { from: "wait", to: "now", step: { role: "approve" } },
        { from: "now", to: "ok", memo: "좋습니다" },
        { from: "draft", to: "run", step: null },
      ],
    });
  });

  test("waits for all who agree at the same time", async () => {
    const portal = await openTestPortal();
    const [drafter, people, sales, lead] = (await Promise.all(
      ["staff", "people", "sales", "lead"].map((name) => portal.signedIn(`${name}@demo.test`)),
    )) as [Visitor, Visitor, Visitor, Visitor];
    const agree = [102, 104].map((idx_staff) => ({ role: "agree", idx_staff, idx_team: 0, parallel_group: 1 }));
    const idx = await submitted(drafter, [...agree, ...approvers(LEAD)]);
    expect(await statusesOf(portal, idx)).toEqual(["now", "now", "wait"]);
    await act(sales, idx, "approve");
    expect(await statusesOf(portal, idx)).toEqual(["now", "ok", "wait"]);
    await act(people, idx, "approve");
    expect(await statusesOf(portal, idx)).toEqual(["ok", "ok", "now"]);
    expect(await act(lead, idx, "approve")).toMatchObject({ status: "done" });
  });

  test("keeps its turn while it is held", async () => {
    const portal = await openTestPortal();
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(await portal.signedIn("staff@demo.test"), approvers(LEAD, DIVISION));
    expect(await act(lead, idx, "hold", "확인 중")).toMatchObject({ status: "run" });
    expect(await listed(lead, "T1")).toContain(idx);
    expect(await act(lead, idx, "approve")).toMatchObject({ err: 0 });
    expect(await statusesOf(portal, idx)).toEqual(["ok", "now"]);
  });

  test("is ended early by who may (전결); the rest of the line is left out", async () => {
    const portal = await openTestPortal();
    await portal.db.delete(approvalRule);
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const refused = await submitted(drafter, approvers(LEAD, DIVISION));
    expect(await act(lead, refused, "final")).toMatchObject({ err: 403 });
    await portal.db.insert(approvalRule).values({ kind: "D1", last_level: "team" });
    const idx = await submitted(drafter, approvers(LEAD, DIVISION));
    expect((await read(lead, idx)).may.final).toBe(true);
    expect(await act(lead, idx, "final")).toMatchObject({ status: "done" });
    expect((await read(drafter, idx)).line).toMatchObject([{ status: "ok", is_final: true }, { status: "skip" }]);
  });

  test("gets another one in its line from the last, and more who are told from its drafter", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(drafter);
    const add = (visitor: Visitor) =>
      visitor.post("/rest/documents/addStep", { idx, rev: 1, role: "approve", idx_staff: DIVISION });
    expect((await add(drafter)).statusCode).toBe(403);
    expect((await add(lead)).json().err).toBe(0);
    expect(await act(lead, idx, "approve")).toMatchObject({ status: "run" });
    const refer = { idx, idx_staff: [102, LEAD], idx_team: [] };
    expect((await drafter.post("/rest/documents/addReference", refer)).json().err).toBe(0);
    expect(await listed(await portal.signedIn("people@demo.test"), "T3")).toContain(idx);
    const said = await lead.post("/rest/documents/addComment", { idx, content: "견적을 확인했습니다." });
    expect(said.json().err).toBe(0);
    expect((await read(drafter, idx)).comments).toMatchObject([{ content: "견적을 확인했습니다." }]);
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, STAFF));
    expect(told.map(({ title }) => title)).toContain(`의견: ${general.title}`);
  });
});

test("who has had the turn for three days is reminded, once", async () => {
  const portal = await openTestPortal();
  await submitted(await portal.signedIn("staff@demo.test"));
  const days = (count: number) => new Date(Date.parse("2026-03-02T18:00:00Z") + count * 24 * 60 * 60 * 1000);
  const reminded: number[] = [];
  for (let night = 0; night < 6; night++) reminded.push(await remindOfIdle(portal.db, days(night)));
  expect(reminded).toEqual([0, 0, 0, 1, 0, 0]);
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, LEAD));
  expect(told.map(({ title }) => title)).toContain(`3일째 결재를 기다립니다: ${general.title}`);
});
