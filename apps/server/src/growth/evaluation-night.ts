import { and, eq, inArray, isNull } from "drizzle-orm";
import { contextAs } from "../crud/access/audience";
import { type Entities, entityOf } from "../crud/entity";
import { makeMove } from "../crud/writing/move";
import type { Database } from "../db/open";
import { evalCycle } from "../db/tables";
import { dayOf } from "../seoul";
import { cycleDue, noteDays, phaseOn } from "./evaluation-days";

/** Phases of evaluation open and close with their days; closing a cycle is left to who keeps it. */
export async function turnPhases(entities: Entities, db: Database, now: Date): Promise<number> {
  const day = dayOf(now);
  const running = await db
    .select()
    .from(evalCycle)
    .where(and(inArray(evalCycle.status, ["ready", "plan", "mid", "eval"]), isNull(evalCycle.deleted_at)))
    .orderBy(evalCycle.idx)
    .for("update");
  let turned = 0;
  for (const cycle of running) {
    const phase = phaseOn(cycle, day);
    if (phase === cycle.status) {
      // the next one of the days of one phase
      const due = cycleDue(cycle, day);
      if (due !== cycle.due) await db.update(evalCycle).set({ due }).where(eq(evalCycle.idx, cycle.idx));
      await noteDays(db, { cycle: cycle.idx });
      continue;
    }
    const context = await contextAs(db, cycle.idx_writer, now);
    const of = entityOf({ entities }, "eval_cycle");
    // by plan, which makes everybody's result: what follows is of another night
    const move = cycle.status === "ready" ? "plan" : phase;
    await makeMove(context, of, { idx: cycle.idx, move });
    turned += 1;
  }
  return turned;
}
