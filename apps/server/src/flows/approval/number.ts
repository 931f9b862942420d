import { formByKind } from "@portal/definition";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { docCounter } from "../../db/tables";
import type { Document } from "./document";

/**
 * The next number of a form, year and team: `GEN-2026-6115-0007`. The counter's row stays locked until the transaction
 * ends, so that a number is neither given twice nor lost; take it last.
 */
export async function nextNumber(tx: Database, { kind, idx_team }: Document, day: string): Promise<string> {
  const [year, team_idx] = [Number(day.slice(0, 4)), idx_team ?? 0];
  const [counter] = await tx
    .insert(docCounter)
    .values({ kind, year, team_idx, last: 1 })
    .onConflictDoUpdate({
      target: [docCounter.kind, docCounter.year, docCounter.team_idx],
      set: { last: sql`${docCounter.last} + 1` },
    })
    .returning({ last: docCounter.last });
  return `${formByKind(kind).prefix}-${year}-${team_idx}-${String(counter?.last).padStart(4, "0")}`;
}
