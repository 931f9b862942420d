import { aboutColumns, type BookingKind, type Move, mayOpen, permissionsOf } from "@portal/definition";
import { and, asc, count, eq, gt, inArray, isNull, min, sql } from "drizzle-orm";
import { idsOf } from "../access/asker";
import type { Person } from "../auth/sessions";
import { calendarPath } from "../bookings/booking-notices";
import { headsFor, type Placed } from "../company/heads";
import { contextAs, whereFor } from "../crud/access/audience";
import { whereMay } from "../crud/access/scope";
import type { Entities, Entity } from "../crud/entity";
import { columnOf, isKept } from "../crud/place";
import { whyShut } from "../crud/writing/move";
import { columnsToRead } from "../crud/writing/parts";
import type { Database } from "../db/open";
import { booking } from "../db/tables";
import type { RequestContext, Row } from "../records/rules";
import { dayOf } from "../seoul";
import { COUNTED, recordsTodo, type Todos } from "./records-todo";

/** What waits for the moves of somebody, by what their definitions call it. */
export async function waitingMoves(db: Database, entities: Entities, person: Person, now: Date): Promise<Todos> {
  const context = await contextAs(db, person.idx, now);
  const todos: Todos = [];
  for (const entity of entities.values()) {
    for (const [name, move] of Object.entries(entity.definition.flow?.moves ?? {})) {
      if (!move.waits || !isAnyOf(context, move)) continue;
      const records = await waitingFor(context, entity, name, move);
      const asks = { [entity.definition.flow?.field ?? ""]: statesOf(move).join() };
      todos.push(...(await recordsTodo(context, entity, { name, title: move.waits.title, records, asks })));
    }
  }
  return todos;
}

/** Whether a move may be somebody's at all. */
function isAnyOf({ asker }: RequestContext, { by }: Move): boolean {
  return by.some((one) => typeof one !== "string" || mayOpen(asker, [one]));
}

function statesOf({ from, waits }: Move): readonly string[] {
  return waits?.in ?? from;
}

async function waitingFor(context: RequestContext, entity: Entity, name: string, move: Move): Promise<Row[]> {
  const { table, definition } = entity;
  const isOfLeads = move.by.every((one) => one === "isLead:team" || one === "isLead:others");
  const rows = await context.db
    .select({ record: columnsToRead(entity) })
    .from(table)
    .where(
      and(
        isKept(table),
        inArray(columnOf(table, definition.flow?.field ?? ""), [...statesOf(move)]),
        // who may do everything has nothing to do for that alone
        whereFor(context, entity, move.by),
        whereMay(context, entity, move.by),
      ),
    )
    .orderBy(table.idx)
    .limit(isOfLeads ? COUNTED * 10 : COUNTED);
  const records = rows.map(({ record }) => record as Row).filter((record) => !whyShut(context, entity, record, name));
  return isOfLeads ? (await nearest(context, entity, records)).slice(0, COUNTED) : records;
}

/**
 * Of what leads decide on, what no other lead is nearer to: heads of offices and of the company have what their teams'
 * have not.
 */
async function nearest(
  { db, person, now }: RequestContext,
  { definition }: Entity,
  records: readonly Row[],
): Promise<Row[]> {
  const [about = "idx_writer"] = aboutColumns(definition);
  const placed = records.map((record) => ({
    idx: Number(record[about]),
    idx_office: Number(record.idx_office),
    idx_team: Number(record.idx_team),
  }));
  const heads = await headsFor(db, placed, dayOf(now));
  return records.filter((_, at) => {
    const subject = placed[at] as Placed;
    const leads = (["team", "office", "ceo"] as const)
      .map((level) => heads.of(level, subject).filter((idx) => idx !== subject.idx))
      .find((found) => found.length > 0);
    return leads?.includes(person.idx) ?? true;
  });
}

export interface WaitingBookings {
  readonly kind: BookingKind;
  readonly count: number;
  /** When the first of them begins. */
  readonly from: Date;
  /** The calendar on the first one's day. */
  readonly link: string;
}

/** The bookings that somebody may approve and that have not begun, by what is booked, the nearest first. */
export async function waitingBookings(db: Database, person: Person, now: Date): Promise<WaitingBookings[]> {
  if (!permissionsOf(idsOf(person)).isManageSupportAdmin) return [];
  const from = sql`lower(${booking.during})`;
  const found = await db
    .select({ kind: booking.kind, count: count(), from: min(from).mapWith((value) => new Date(value)) })
    .from(booking)
    .where(and(eq(booking.status, "requested"), gt(from, now.toISOString()), isNull(booking.deleted_at)))
    .groupBy(booking.kind)
    .orderBy(asc(min(from)));
  return found.flatMap(({ kind, count: waiting, from: first }) =>
    first ? [{ kind: kind as BookingKind, count: waiting, from: first, link: calendarPath(kind, first) }] : [],
  );
}
