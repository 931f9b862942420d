import { lastDayOf, type Reminder } from "@portal/definition";
import type { AnswerOf, getTodoList } from "@portal/definition/contract";
import { and, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import { askingAs, dayIn, dueOf, listOf, placeFor, whereReminded } from "../crud/by-date/remind";
import { type Entities, entityOf } from "../crud/entity";
import type { Database } from "../db/open";
import { reminderSent } from "../db/system-tables";
import type { Asking, Row } from "../records/rules";

type Todos = AnswerOf<typeof getTodoList>["list"];

/** What somebody was reminded of and still has to do: the records are as they were, and their last day has not passed. */
export async function reminded(db: Database, entities: Entities, person: Person, now: Date): Promise<Todos> {
  const isOwn = eq(reminderSent.idx_staff, person.idx);
  const sent = await db
    .select()
    .from(reminderSent)
    .where(and(isOwn, gte(reminderSent.due, dayIn(now, -LONGEST))));
  if (sent.length === 0) return [];
  const todos: Todos = [];
  const asking = await askingAs(db, person.idx, now);
  for (const of of new Set(sent.map(({ entity, name }) => `${entity} ${name}`))) {
    const [name = "", key = ""] = of.split(" ");
    const rows = sent.filter((row) => row.entity === name && row.name === key);
    const reminder = entities.get(name)?.definition.reminders?.[key];
    const current = rows.filter(({ due }) => reminder && due >= dayIn(now, -lastDayOf(reminder)));
    if (!reminder || current.length === 0) continue;
    const entity = entityOf({ entities }, name);
    const open = await stillOpen(asking, entity, reminder, current);
    const [first] = open;
    if (!first) continue;
    const records = open.map(({ record }) => record);
    const list = open.length > 1 ? await listOf(asking, entity, records) : undefined;
    const link = list ?? (await placeFor(asking, entity, first.record));
    todos.push({
      key: of.replace(" ", "-"),
      title: reminder.title,
      count: open.length,
      link: link ?? "",
      due: first.due,
    });
  }
  return todos;
}

/** No reminder is to be done for longer behind its date. */
const LONGEST = 100;

/** Of the records that were told of, those whose date is still the same and that have not been dealt with, the first one due first. */
async function stillOpen(
  asking: Asking,
  entity: ReturnType<typeof entityOf>,
  reminder: Reminder,
  sent: readonly { readonly entity_idx: number; readonly due: string }[],
) {
  const { table } = entity;
  const day = dueOf(asking, entity, reminder);
  const due = sql<string>`${day}::text`;
  const idxs = [...new Set(sent.map(({ entity_idx }) => entity_idx))];
  const rows = await asking.db
    .select({ record: getTableColumns(table), due })
    .from(table)
    .where(and(inArray(table.idx, idxs), whereReminded(entity, reminder)))
    .orderBy(day, table.idx);
  const told = new Set(sent.map(({ entity_idx, due: day }) => `${entity_idx} ${day}`));
  return rows
    .map(({ record, due }) => ({ record: record as Row, due }))
    .filter(({ record, due: day }) => told.has(`${record.idx} ${day}`));
}
