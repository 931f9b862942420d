import type { Effective } from "@portal/definition";
import { and, asc, inArray, lte } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { reminderSent } from "../../db/system-tables";
import { notify } from "../../notifications";
import { dayOf } from "../../seoul";
import { contextAs } from "../access/audience";
import type { Entities, Entity } from "../entity";
import { columnOf, isKept } from "../place";
import { addressOf } from "../reading/addresses";
import { rewordRefusal } from "../refusal";
import { makeMove } from "../writing/move";

/** Marks that somebody has been notified why a change was not carried out. */
const TOLD = "not carried out";

/**
 * Carries out the changes whose day has come, each once, whichever server comes first; returns how many. One that is
 * refused or fails is left as it is and tried again the next time; who planned it is notified why it was refused.
 */
export async function carryOut(entities: Entities, db: Database, now: Date): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const entity of entities.values()) {
    const { effective } = entity.definition;
    if (!effective) continue;
    for (const { idx, by } of await dueChanges(db, entity, effective, now)) {
      try {
        if (await carryOutOne(db, entity, effective, { idx, by }, now)) done++;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} changes could not be carried out`);
  return done;
}

interface Change {
  readonly idx: number;
  /** Who planned it. */
  readonly by: number | null;
}

/** What is planned for today or before, in the order of its days. */
async function dueChanges(db: Database, { table, definition }: Entity, { on, move }: Effective, now: Date) {
  const { flow } = definition;
  const day = columnOf(table, on);
  const from = [...(flow?.moves[move]?.from ?? [])];
  const rows = await db
    .select({ idx: table.idx, by: columnOf(table, "idx_writer") })
    .from(table)
    .where(and(lte(day, dayOf(now)), inArray(columnOf(table, flow?.field ?? ""), from), isKept(table)))
    .orderBy(asc(day), asc(table.idx));
  return rows.map(({ idx, by }): Change => ({ idx: Number(idx), by: by === null ? null : Number(by) }));
}

async function carryOutOne(db: Database, entity: Entity, effective: Effective, { idx, by }: Change, now: Date) {
  try {
    // who waits for another server's lock finds the change made
    return await db.transaction(async (tx) =>
      makeMove(await contextAs(tx, by, now), entity, { idx, move: effective.move }),
    );
  } catch (error) {
    const why = await rewordRefusal(await contextAs(db, by, now), entity, error, {});
    if (!(why instanceof ApiError)) throw why;
    if (by !== null) await tellOnce(db, entity, effective, { idx, by, why: why.message }, now);
    return false;
  }
}

/** Tells once a day. */
async function tellOnce(
  db: Database,
  entity: Entity,
  effective: Effective,
  { idx, by, why }: Change & { readonly by: number; readonly why: string },
  now: Date,
) {
  const told = { entity: entity.name, entity_idx: idx, name: TOLD, due: dayOf(now), days: 0, idx_staff: by, at: now };
  const { rowCount } = await db.insert(reminderSent).values(told).onConflictDoNothing();
  if (rowCount === 0) return;
  const link = addressOf(entity, idx);
  const title = `${entity.definition.title} ${idx}번을 적용하지 못했습니다: ${why}`;
  await notify(db, { to: [by], kind: effective.kind, title, ...(link !== undefined && { link }) }, now);
}
