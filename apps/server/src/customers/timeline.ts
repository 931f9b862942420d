import { type CustomerEvent, type EntityDefinition, screenByName } from "@portal/definition";
import type { AnswerOf, getCustomerTimeline } from "@portal/definition/contract";
import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { ApiError } from "../api-error";
import { type Entities, type Entity, entityOf } from "../crud/entity";
import { columnOf, isKept } from "../crud/place";
import { mayRead, whereReadable } from "../crud/reading/reading";
import { booking, businessCard, callLog, customerNote, outsideWork, staff, task, visit } from "../db/tables";
import type { RequestContext } from "../records/rules";

type Event = AnswerOf<typeof getCustomerTimeline>["list"][number];

/** Where a kind of event is kept: when it was, what it is called, whose it is, and the page that shows one. */
interface Source {
  readonly kind: CustomerEvent;
  readonly at: SQL | AnyPgColumn;
  readonly title: SQL<string> | AnyPgColumn;
  readonly who: AnyPgColumn;
  readonly page?: string;
}

/** A day as the moment in Seoul at which it begins. */
const dayAt = (column: AnyPgColumn) => sql`(${column}::timestamp at time zone 'Asia/Seoul')`;

const sources: readonly Source[] = [
  { kind: "customer_note", at: customerNote.noted_at, title: customerNote.content, who: customerNote.idx_writer },
  {
    kind: "visit",
    at: sql`lower(${visit.during})`,
    title: sql<string>`coalesce(${visit.result}, ${visit.memo}, ${visit.title})`,
    who: visit.idx_visitor,
    page: "customerManagement-scheduleVisitView-idx",
  },
  {
    kind: "outside_work",
    at: dayAt(outsideWork.work_date),
    title: outsideWork.place,
    who: outsideWork.idx_staff,
    page: "customerManagement-outsideWorkView-idx",
  },
  {
    kind: "call_log",
    at: callLog.called_at,
    title: sql<string>`coalesce(${callLog.result}, ${callLog.title})`,
    who: callLog.idx_handler,
    page: "myPIMS-eicnView-idx",
  },
  {
    kind: "business_card",
    at: businessCard.wdate,
    title: sql<string>`concat_ws(' ', ${businessCard.name}, ${businessCard.title})`,
    who: businessCard.idx_writer,
    page: "customerManagement-businessCardView-idx",
  },
  {
    kind: "task",
    at: dayAt(task.due),
    title: task.title,
    who: task.idx_requester,
    page: "TaskManagement-taskView-idx",
  },
  { kind: "booking", at: sql`lower(${booking.during})`, title: booking.title, who: booking.idx_booker },
];

interface Asked {
  readonly idx: number;
  readonly kinds?: string | undefined;
  readonly before?: string | undefined;
  readonly rows: number;
}

/** A page of what has happened with a customer: each kind is read in the order of its index, as far as a page goes. */
export async function timelineOf(entities: Entities, context: RequestContext, { idx, kinds, before, rows }: Asked) {
  const customer = entityOf({ entities }, "customer");
  if (!(await mayRead(context, customer, idx))) throw new ApiError(404, "없거나 삭제된 항목입니다.");
  const wanted = kinds?.split(",");
  const asked = sources.filter(({ kind }) => wanted === undefined || wanted.includes(kind));
  const from = before === undefined ? undefined : cursorOf(before);
  const found = (
    await Promise.all(
      asked.map((source) => eventsOf(context, entityOf({ entities }, source.kind), source, idx, from, rows + 1)),
    )
  ).flat();
  const list = found.sort(isLater).slice(0, rows);
  const last = list.at(-1);
  return { list, next: found.length > rows && last ? `${last.at} ${last.kind} ${last.idx}` : "" };
}

interface Cursor {
  readonly at: string;
  readonly kind: string;
  readonly idx: number;
}

function cursorOf(text: string): Cursor {
  const [at = "", kind = "", idx = ""] = text.split(" ");
  if (Number.isNaN(Date.parse(at)) || !/^\d{1,15}$/.test(idx))
    throw new ApiError(400, "이어 볼 자리가 올바르지 않습니다.");
  return { at, kind, idx: Number(idx) };
}

/** The latest first; of one moment by kind, then the newest. */
function isLater(a: Event, b: Event): number {
  return b.at.localeCompare(a.at) || a.kind.localeCompare(b.kind) || b.idx - a.idx;
}

async function eventsOf(
  context: RequestContext,
  entity: Entity,
  source: Source,
  idx: number,
  from: Cursor | undefined,
  limit: number,
) {
  const { table } = entity;
  const at = sql`${source.at}`;
  const rows = await context.db
    .select({
      idx: table.idx,
      at: sql<string>`${at}`,
      title: source.title,
      who: staff.kname,
      state: stateOf(entity.definition, table),
    })
    .from(table)
    .leftJoin(staff, eq(staff.idx, source.who))
    .where(
      and(
        eq(columnOf(table, "idx_customer"), idx),
        isKept(table),
        whereReadable(context, entity),
        from && whereBefore(source, at, table.idx, from),
      ),
    )
    .orderBy(desc(at), desc(table.idx))
    .limit(limit);
  const page = source.page && screenByName(source.page)?.path;
  return rows.map(
    (row): Event => ({
      kind: source.kind,
      idx: row.idx as number,
      at: new Date(row.at).toISOString(),
      title: String(row.title ?? ""),
      who: row.who ?? "",
      state: stateIn(entity.definition, row.state),
      link: page ? page.replace(":idx", String(row.idx)) : "",
    }),
  );
}

function whereBefore({ kind }: Source, at: SQL, idx: AnyPgColumn, from: Cursor): SQL | undefined {
  const moment = sql`${from.at}::timestamptz`;
  const later = kind.localeCompare(from.kind);
  // what is of the same moment comes by its kind
  if (later > 0) return sql`${at} <= ${moment}`;
  return later < 0 ? lt(at, moment) : or(lt(at, moment), and(sql`${at} = ${moment}`, lt(idx, from.idx)));
}

function stateOf({ flow }: EntityDefinition, table: Parameters<typeof columnOf>[0]): SQL<string> {
  return flow ? sql<string>`${columnOf(table, flow.field)}` : sql<string>`''`;
}

function stateIn({ flow, fields }: EntityDefinition, state: string): Event["state"] {
  const field = flow && fields[flow.field];
  if (field?.kind !== "choice") return null;
  return { label: field.options[state] ?? state, tone: field.tones?.[state] ?? "waiting" };
}
