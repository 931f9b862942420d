import { permissionIds } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, eq, gt, gte, isNull, or } from "drizzle-orm";
import { headsFor } from "../company/heads";
import type { Database } from "../db/open";
import { authSession, orgHead, staff, staffOrder, staffPost } from "../db/tables";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import { dayOf } from "../seoul";

type Order = RowOf<"staff_order">;
type Person = RowOf<"staff">;

const kinds: Readonly<Record<string, string>> = {
  move: "전보",
  promote: "승진",
  leave: "휴직",
  back: "복직",
  concur: "겸직",
  join: "입사",
  retire: "퇴직",
};

/** Moves somebody to where an order says, with what hangs on it; gives what the order keeps of how it was before. */
export async function applyOrder(tx: Database, order: Order, now: Date) {
  const [person] = await tx.select().from(staff).where(eq(staff.idx, order.idx_staff)).for("update");
  if (!person) throw new Error(`no such person: ${order.idx_staff}`);
  const before = {
    idx_from_sector: person.idx_sector,
    idx_from_office: person.idx_office,
    idx_from_team: person.idx_team,
    idx_from_position: person.idx_position,
    applied_at: now,
  };
  if (order.kind === "concur") await openPost(tx, order);
  else await move(tx, order, person, now);
  return before;
}

/** Tells the person, and who leads and has led them; the record of who has gone elsewhere is not open to whom they left. */
export async function tellOfOrder(tx: Database, order: Order, now: Date): Promise<void> {
  const [person] = await tx.select().from(staff).where(eq(staff.idx, order.idx_staff));
  if (!person) return;
  const places = [
    person,
    { idx: person.idx, idx_office: order.idx_from_office ?? person.idx_office, idx_team: order.idx_from_team },
  ];
  const [lead, former] = await Promise.all(
    places.map(async (place) => {
      const heads = await headsFor(tx, place, dayOf(now));
      return heads.of(place.idx_team === null ? "office" : "team", place)[0];
    }),
  );
  const told = {
    kind: "people" as const,
    title: `발령: ${person.kname}님 ${kinds[order.kind] ?? ""} (${order.effective_date})`,
  };
  const to = [person.idx, lead].filter((idx) => idx !== undefined);
  await notify(tx, { ...told, to, link: `/mypims/personalinfolist_tab3/${person.idx}` }, now);
  if (former !== undefined && !to.includes(former))
    await notify(tx, { ...told, to: [former], link: "/mypims/incumbentmanagementlist" }, now);
}

/** A second post, unless the person has one of that unit. */
async function openPost(tx: Database, order: Order): Promise<void> {
  const { idx_staff, idx_to_sector, idx_to_office, idx_to_team, idx_to_position, effective_date } = order;
  const isLive = or(isNull(staffPost.date_to), gte(staffPost.date_to, effective_date));
  const isSame = and(
    eq(staffPost.idx_staff, idx_staff),
    eq(staffPost.idx_office, idx_to_office as number),
    idx_to_team === null ? isNull(staffPost.idx_team) : eq(staffPost.idx_team, idx_to_team),
    isNull(staffPost.deleted_at),
  );
  if ((await tx.$count(staffPost, and(isSame, isLive))) > 0) return;
  await tx.insert(staffPost).values({
    idx_staff,
    idx_sector: idx_to_sector as number,
    idx_office: idx_to_office as number,
    idx_team: idx_to_team,
    idx_position: idx_to_position as number,
    date_from: effective_date,
    idx_order: order.idx,
    idx_writer: order.idx_writer,
  });
}

async function move(tx: Database, order: Order, person: Person, now: Date): Promise<void> {
  const { kind, idx_to_sector, idx_to_office, idx_to_team, idx_to_position, to_employ_type } = order;
  const place =
    idx_to_office === null
      ? {}
      : { idx_sector: idx_to_sector as number, idx_office: idx_to_office, idx_team: idx_to_team };
  const states: Readonly<Record<string, string>> = { leave: "leave", back: "active", retire: "retired" };
  const after = {
    ...place,
    ...(idx_to_position !== null && { idx_position: idx_to_position }),
    ...(to_employ_type !== null && { employ_type: to_employ_type }),
    ...(states[kind] !== undefined && { status: states[kind] }),
  };
  await tx
    .update(staff)
    .set({ ...after, mdate: now, idx_editor: order.idx_writer, ver: person.ver + 1 })
    .where(eq(staff.idx, person.idx));
  if (kind === "retire") {
    const isLive = and(eq(authSession.idx_staff, person.idx), isNull(authSession.revoked_at));
    await tx.update(authSession).set({ revoked_at: now }).where(isLive);
  }
  // who leads somebody now reads where they have been
  if (idx_to_office !== null) await tx.update(staffOrder).set(place).where(eq(staffOrder.idx_staff, person.idx));
  await moveHeadship(tx, order, person, { ...person, ...after }, now);
}

/** Who goes heads the former unit no longer; who comes as a lead to a unit without a head is its head. */
async function moveHeadship(tx: Database, order: Order, before: Person, after: Person, now: Date): Promise<void> {
  const { team, office } = permissionIds.positions.leads;
  const day = order.effective_date;
  const units = [
    { unit_level: "2", from: before.idx_team, to: after.idx_team, leads: team as readonly number[] },
    { unit_level: "1", from: before.idx_office, to: after.idx_office, leads: office as readonly number[] },
  ] as const;
  const isGone = order.kind === "retire";
  for (const { unit_level, from, to, leads } of units) {
    const isUnit = (unit: number) =>
      and(
        eq(orgHead.unit_level, unit_level),
        eq(orgHead.unit_idx, unit),
        isNull(orgHead.deleted_at),
        or(isNull(orgHead.date_to), gte(orgHead.date_to, day)),
      );
    if (from !== null && (from !== to || isGone)) {
      const isMine = and(isUnit(from), eq(orgHead.idx_staff, after.idx));
      await tx
        .update(orgHead)
        .set({ deleted_at: now })
        .where(and(isMine, gt(orgHead.date_from, day)));
      await tx
        .update(orgHead)
        .set({ date_to: daysAfter(day, -1) })
        .where(isMine);
    }
    if (isGone || to === null || !leads.includes(after.idx_position)) continue;
    if ((await tx.$count(orgHead, and(isUnit(to), eq(orgHead.is_acting, false)))) > 0) continue;
    await tx.insert(orgHead).values({
      unit_level,
      unit_idx: to,
      idx_office: after.idx_office,
      idx_team: unit_level === "2" ? to : null,
      idx_staff: after.idx,
      date_from: day,
      memo: `발령 ${order.order_no ?? ""}`,
      idx_writer: order.idx_writer,
    });
  }
}
