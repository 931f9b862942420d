import { lastDayOf, type Reminder } from "@portal/definition";
import { and, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import { contextAs, whereFor } from "../crud/access/audience";
import { dueOf, whereReminded } from "../crud/by-date/remind";
import type { Entities, Entity } from "../crud/entity";
import { whereReadable } from "../crud/reading/reading";
import { columnsToRead } from "../crud/writing/parts";
import type { Database } from "../db/open";
import { reminderSent } from "../db/system-tables";
import type { RequestContext, Row } from "../records/rules";
import { dayIn } from "../seoul";
import { COUNTED, recordsTodo, type Todos } from "./records-todo";

/**
 * What somebody has to do by the dates of records: what they were reminded of, while the records are as they were and their
 * last day has not passed, and what is theirs from the beginning.
 */
export async function reminded(db: Database, entities: Entities, person: Person, now: Date): Promise<Todos> {
  const isOwn = eq(reminderSent.idx_staff, person.idx);
  const sent = await db
    .select()
    .from(reminderSent)
    .where(and(isOwn, gte(reminderSent.due, dayIn(now, -LONGEST))));
  const context = await contextAs(db, person.idx, now);
  const todos: Todos = [];
  for (const entity of entities.values()) {
    for (const [name, reminder] of Object.entries(entity.definition.reminders ?? {})) {
      const told = sent.filter((row) => row.entity === entity.name && row.name === name);
      const current = told.filter(({ due }) => due >= dayIn(now, -lastDayOf(reminder)));
      const open = reminder.fromStart
        ? await openOf(context, entity, reminder)
        : current.length > 0
          ? await stillOpen(context, entity, reminder, current)
          : [];
      const records = open.map(({ record }) => record);
      const asks = open.length > 1 ? asksOf(reminder) : undefined;
      const wanted = { name, title: reminder.title, records, asks, due: open[0]?.due ?? null };
      todos.push(...(await recordsTodo(context, entity, wanted)));
    }
  }
  return todos;
}

/** The filters of a list that leave what a reminder is about. */
function asksOf({ when = {} }: Reminder): Record<string, string> {
  return Object.fromEntries(Object.entries(when).map(([key, values]) => [key, values.join()]));
}

/** The records that are somebody's to deal with, and that they read, the first one due first. */
async function openOf(context: RequestContext, entity: Entity, reminder: Reminder) {
  const { table } = entity;
  const day = dueOf(context, entity, reminder);
  return context.db
    .select({ record: columnsToRead(entity), due: sql<string | null>`${day}::text` })
    .from(table)
    .where(and(whereReminded(entity, reminder), whereFor(context, entity, reminder.to), whereReadable(context, entity)))
    .orderBy(day, table.idx)
    .limit(COUNTED);
}

/** No reminder is to be done for longer behind its date. */
const LONGEST = 100;

/**
 * Of the records that were told of, those whose date is still the same and that have not been dealt with, the first one
 * due first.
 */
async function stillOpen(
  context: RequestContext,
  entity: Entity,
  reminder: Reminder,
  sent: readonly { readonly entity_idx: number; readonly due: string }[],
) {
  const { table } = entity;
  const day = dueOf(context, entity, reminder);
  const due = sql<string>`${day}::text`;
  const idxs = [...new Set(sent.map(({ entity_idx }) => entity_idx))];
  const rows = await context.db
    .select({ record: getTableColumns(table), due })
    .from(table)
    .where(and(inArray(table.idx, idxs), whereReminded(entity, reminder)))
    .orderBy(day, table.idx);
  const told = new Set(sent.map(({ entity_idx, due: day }) => `${entity_idx} ${day}`));
  return rows
    .map(({ record, due }) => ({ record: record as Row, due }))
    .filter(({ record, due: day }) => told.has(`${record.idx} ${day}`));
}
