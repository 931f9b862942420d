import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { carryOut } from "../crud/by-date/effective";
import { remind } from "../crud/by-date/remind";
import { entityOf } from "../crud/entity";
import {
  absence,
  booking,
  docStep,
  leaveLedger,
  notification,
  retire,
  retireHandover,
  staff,
  taskMember,
  vacation,
  vacationType,
} from "../db/tables";
import { enterLeaveFor } from "../leave/requests/effects";
import { portalEntities } from "../portal-entities";
import { add, at, roomBooking } from "../testing/records/bookings";
import { approvers, DIVISION, LEAD, STAFF, submitted } from "../testing/records/documents";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

const NEWCOMER = 107;

async function leaving(portal: TestPortal, retire_date: string) {
  const hr = await portal.signedIn("hr@demo.test");
  const values = { idx_staff: STAFF, apply_date: "2026-03-02", retire_date, reason: "move", idx_successor: NEWCOMER };
  const added = await hr.post("/rest/records/retire/add", { screen: "myPIMS-RetireeManagementList#add", values });
  const { idx } = added.json();
  const move = async (name: string, sent: object = {}) => {
    const [{ ver } = { ver: 0 }] = await portal.db.select().from(retire).where(eq(retire.idx, idx));
    const answer = (await hr.post("/rest/records/retire/move", { idx, ver, move: name, ...sent })).json();
    expect(answer).toMatchObject({ err: 0 });
  };
  return { idx, move };
}

test("as the last day ends nothing waits for who has left, also after nights without a server, and once", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const own = await portal.signedIn("staff@demo.test");
  const newcomer = await portal.signedIn("newcomer@demo.test");
  const { idx, move } = await leaving(portal, "2026-03-04");
  await move("collect");
  await move("give");
  await move("finish", { reason: "모두 확인하였습니다" });

  // what comes to them between that and their last evening
  const asks = { role: "agree", idx_staff: STAFF, idx_team: 0 };
  const waiting = await submitted(newcomer, [asks, ...approvers(LEAD)]);
  const room = { attendees: [NEWCOMER], title: "퇴사 뒤 회의" };
  const booked = (await own.post(add, roomBooking("", "", { ...room, during: during("2026-03-10") }))).json().idx;
  const [whole] = await db
    .select()
    .from(vacationType)
    .where(and(eq(vacationType.uses_ledger, true), eq(vacationType.unit, "day")))
    .limit(1);
  const asked = { idx_staff: STAFF, idx_type: whole?.idx as number, from: "2026-03-11", to: "2026-03-11" };
  const leave = await enterLeaveFor(db, asked, { by: 11, now: new Date("2026-03-02T02:00:00Z") });
  const trip = {
    idx_staff: STAFF,
    kind: "trip",
    ref_idx: 1,
    during: { from: new Date(at("09:00")), to: new Date(at("18:00", "2026-03-07")) },
  };
  await db.insert(absence).values(trip);
  const [duty] = await db.select().from(taskMember).where(eq(taskMember.idx_staff, NEWCOMER)).limit(1);
  await db.execute(sql`update task set status = 'todo' where idx = ${duty?.idx_task}`);
  await db.execute(sql`update task_member set deleted_at = now() where idx_task = ${duty?.idx_task}`);
  await db.insert(taskMember).values({ idx_task: duty?.idx_task as number, idx_staff: STAFF, role: "assignee" });
  const left = await leftOn(portal, "2026-03-04");
  expect(left).toBeGreaterThan(0);

  expect(await carryOut(portalEntities, db, new Date("2026-03-04T23:50:00+09:00"))).toBe(0);
  const state = async () => ({
    steps: (await db.select().from(docStep).where(eq(docStep.idx_document, waiting)).orderBy(docStep.seq)).map(
      ({ idx_staff, status }) => [idx_staff, status],
    ),
    booking: (await db.select().from(booking).where(eq(booking.idx, booked)))[0]?.status,
    vacation: (await db.select().from(vacation).where(eq(vacation.idx, leave.idx)))[0]?.status,
    away: await db.$count(
      absence,
      and(eq(absence.idx_staff, STAFF), eq(absence.is_active, true), sql`upper(during) > '2026-03-05T00:00:00+09:00'`),
    ),
    left: await leftOn(portal, "2026-03-04"),
    paid: (
      await db
        .select()
        .from(leaveLedger)
        .where(and(eq(leaveLedger.idx_staff, STAFF), eq(leaveLedger.kind, "payout")))
    ).reduce((days, { qty }) => days - qty, 0),
    noted: (await db.select().from(retire).where(eq(retire.idx, idx)))[0]?.payout_days,
    doer: (
      await db
        .select()
        .from(taskMember)
        .where(and(eq(taskMember.idx_task, duty?.idx_task as number), sql`${taskMember.deleted_at} is null`))
    ).map(({ idx_staff }) => idx_staff),
    told: await db.$count(
      notification,
      and(eq(notification.idx_staff, NEWCOMER), sql`${notification.title} like '예약 취소%퇴사 뒤 회의%'`),
    ),
    status: (await db.select().from(staff).where(eq(staff.idx, STAFF)))[0]?.status,
  });
  const ended = {
    steps: [
      [LEAD, "now"],
      [LEAD, "wait"],
    ],
    booking: "cancel",
    vacation: "cancel",
    away: 0,
    left: 0,
    // the day of leave that is not taken is paid out too
    paid: left + 1,
    noted: left + 1,
    doer: [NEWCOMER],
    told: 1,
    status: "retired",
  };
  const night = new Date("2026-03-08T00:10:00+09:00");
  expect([await carryOut(portalEntities, db, night), await state()]).toEqual([1, ended]);
  expect([await carryOut(portalEntities, db, night), await state()]).toEqual([0, ended]);
});

const during = (day: string) => ({ from: at("10:00", day), to: at("11:00", day) });

/** What somebody has left of the leave that holds on a day. */
async function leftOn({ db }: TestPortal, day: string): Promise<number> {
  const { rows } = await db.execute<{ left: string }>(
    sql`select coalesce(sum(qty), 0) as left from leave_ledger where idx_staff = ${STAFF} and ${day} between valid_from and valid_to`,
  );
  return Number(rows[0]?.left);
}

test("what is left is told to leaver, successor and lead once, where each finds it, and to support what comes back", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  await db.execute(sql`update asset set idx_user = ${STAFF}, status = 'use' where idx = (select max(idx) from asset)`);
  const { idx, move } = await leaving(portal, "2026-03-20");
  await move("collect");
  expect(await db.$count(retireHandover, eq(retireHandover.idx_retire, idx))).toBeGreaterThan(1);
  const entities = new Map([["retire_handover", entityOf({ entities: portalEntities }, "retire_handover")]]);
  const toldOn = async (day: string) => {
    await db.delete(notification);
    await remind(entities, db, new Date(`${day}T18:30:00Z`));
    const told = await db.select().from(notification).orderBy(notification.idx_staff);
    return told.map(({ idx_staff, link }) => [idx_staff, link]);
  };
  const page = (whose: number) => `/mypims/personalinfolist_tab1/${whose}`;
  const three = [
    [STAFF, page(STAFF)],
    [LEAD, page(STAFF)],
    [NEWCOMER, page(NEWCOMER)],
    [DIVISION, page(STAFF)],
  ];
  expect(await toldOn("2026-03-05")).toEqual(three);
  expect(await toldOn("2026-03-06")).toEqual([]);
  const support = (await toldOn("2026-03-16")).filter(([who]) => who === 103);
  expect(support).toEqual([[103, expect.stringContaining("/mypims/assetmanagementlist?list=leavers#")]]);

  // a lead reads the lines of their own people, support those that come back, others none
  const read = async (email: string) => {
    const visitor = await portal.signedIn(email);
    const lines = await db.select().from(retireHandover).where(eq(retireHandover.idx_retire, idx));
    const kinds = new Set<string>();
    for (const line of lines)
      if ((await visitor.get(`/rest/records/retire_handover/read?idx=${line.idx}`)).json().err === 0)
        kinds.add(line.kind);
    return kinds;
  };
  const every = new Set(
    (await db.select().from(retireHandover).where(eq(retireHandover.idx_retire, idx))).map((line) => line.kind),
  );
  expect(await read("lead@demo.test")).toEqual(every);
  expect(await read("support@demo.test")).toEqual(new Set(["asset", "rental"].filter((kind) => every.has(kind))));
  expect(await read("acting@demo.test")).toEqual(new Set());
});
