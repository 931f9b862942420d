import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { docStep, notification, orgHead, staff } from "../db/tables";
import {
  act,
  approvers,
  DIVISION,
  general,
  LEAD,
  read,
  ruledLine,
  STAFF,
  statusesOf,
  submitted,
} from "../testing/records/documents";
import { openTestPortal } from "../testing/test-portal";
import { giveTurnsAtNight } from "./head-turns";

const [TODAY, TOMORROW] = ["2026-03-02", "2026-03-03"];
const NEW = 104;

async function open() {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const appoint = async (values: object) => {
    const sent = { idx_office: 110, idx_team: 111, idx_staff: NEW, date_from: TODAY, hand_over: true, ...values };
    const screen = "myPIMS-HeadTeamManagement";
    return (await people.post("/rest/records/org_head/add", { screen, values: sent })).json();
  };
  const waiting = async (more = "") =>
    (await people.get(`/rest/admin/getHeadTurns?level=team&unit=111&date_from=${TODAY}${more}`)).json();
  const deciders = async (idx: number) =>
    (await portal.db.select().from(docStep).where(eq(docStep.idx_document, idx)).orderBy(docStep.seq, docStep.idx)).map(
      ({ idx_staff, status }) => [idx_staff, status],
    );
  const night = (day: string) => portal.db.transaction((tx) => giveTurnsAtNight(tx, new Date(`${day}T03:30:00+09:00`)));
  const nameOf = async (idx: number) => (await portal.db.select().from(staff).where(eq(staff.idx, idx)))[0]?.kname;
  return { ...portal, portal, people, appoint, waiting, deciders, night, nameOf };
}

test("what waits for a head in their unit, now or later, goes to who is appointed today, where that is ticked", async () => {
  const { portal, signedIn, db, appoint, waiting, deciders, nameOf } = await open();
  const drafter = await signedIn("staff@demo.test");
  const { count } = await waiting();
  const turn = await submitted(drafter);
  const later = await submitted(drafter, approvers(115, LEAD, DIVISION));
  const other = await signedIn("people@demo.test");
  const elsewhere = await submitted(other, [...approvers(LEAD), ...(await ruledLine(other, general))]);
  const decided = await submitted(drafter);
  await act(await signedIn("lead@demo.test"), decided, "approve");
  expect(await waiting(`&idx_staff=${NEW}`)).toMatchObject({ count: count + 2, from: await nameOf(LEAD) });
  expect(await waiting(`&idx_staff=${LEAD}`)).toMatchObject({ count: 0, from: "" });
  expect((await (await signedIn("lead@demo.test")).get("/rest/admin/getHeadTurns?level=team")).statusCode).toBe(403);

  expect(await appoint({})).toMatchObject({ err: 0 });
  expect(await deciders(turn)).toEqual([[NEW, "now"]]);
  expect(await deciders(later)).toEqual([
    [115, "now"],
    [NEW, "wait"],
    [DIVISION, "wait"],
  ]);
  expect((await deciders(elsewhere))[0]).toEqual([LEAD, "now"]);
  expect(await deciders(decided)).toEqual([[LEAD, "ok"]]);
  const [from, to] = [await nameOf(LEAD), await nameOf(NEW)];
  const note = `기업교육1팀 조직장이 바뀌어 ${from}님에게서 ${to}님에게 이관되었습니다.`;
  expect((await read(drafter, turn)).history[0]).toMatchObject({ memo: note });
  const told = async (idx: number) =>
    (await db.select().from(notification).where(eq(notification.idx_staff, idx))).map(({ title }) => title);
  expect(await told(LEAD)).toContain(`기업교육1팀 결재 ${count + 2}건을 ${to}님에게 이관하였습니다.`);
  expect(await told(NEW)).toContain(`기업교육1팀 결재 ${count + 2}건을 ${from}님에게서 이관받았습니다.`);
  expect(await act(await signedIn("lead@demo.test"), turn, "approve")).toMatchObject({ err: 403 });
  expect(await act(await portal.signedInAs(NEW), turn, "approve")).toMatchObject({ status: "done" });
});

test("what waits goes over in the night of a later appointment, once; without the tick, or once withdrawn, it stays", async () => {
  const { db, signedIn, people, appoint, deciders, night } = await open();
  const drafter = await signedIn("staff@demo.test");
  const turn = await submitted(drafter);
  const first = await appoint({ date_from: TOMORROW });
  expect([await night(TODAY), await deciders(turn)]).toEqual([0, [[LEAD, "now"]]]);
  await people.post("/rest/records/org_head/remove", { idx: first.idx, ver: 1 });
  await db.update(orgHead).set({ date_to: null }).where(eq(orgHead.idx_staff, LEAD));
  await appoint({ date_from: TOMORROW, hand_over: false });
  expect([await night(TOMORROW), await deciders(turn)]).toEqual([0, [[LEAD, "now"]]]);

  await db.update(orgHead).set({ hand_over: true }).where(eq(orgHead.idx_staff, NEW));
  expect(await night(TOMORROW)).toBeGreaterThan(0);
  expect(await deciders(turn)).toEqual([[NEW, "now"]]);
  const after = await submitted(drafter);
  expect([await night("2026-03-04"), await deciders(after)]).toEqual([0, [[LEAD, "now"]]]);
  expect((await appoint({ date_from: "2026-03-01" })).fields).toHaveProperty("hand_over");
});

test("a new head gets no document of their own: who stands above decides, once", async () => {
  const { portal, signedIn, appoint, deciders } = await open();
  const drafter = await signedIn("staff@demo.test");
  const own = await submitted(drafter);
  const both = await submitted(drafter, approvers(LEAD, DIVISION));
  expect(await appoint({ idx_staff: STAFF })).toMatchObject({ err: 0 });
  expect(await deciders(own)).toEqual([[DIVISION, "now"]]);
  expect(await deciders(both)).toEqual([
    [DIVISION, "skip"],
    [DIVISION, "now"],
  ]);
  for (const idx of [own, both]) {
    expect((await act(drafter, idx, "approve")).err).toBe(403);
    expect(await act(await signedIn("division@demo.test"), idx, "approve")).toMatchObject({ status: "done" });
  }
  expect(await statusesOf(portal, both)).toEqual(["skip", "ok"]);
});
