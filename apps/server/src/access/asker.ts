import type { Asker, HeadedUnit, StaffIds } from "@portal/definition";
import { and, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../db/open";
import { orgHead, type staff } from "../db/tables";

type StaffRow = Pick<typeof staff.$inferSelect, "idx" | "idx_sector" | "idx_office" | "idx_team" | "idx_position">;

/** The ids that a person's permissions follow from. */
export function idsOf({ idx, idx_sector, idx_office, idx_team, idx_position }: StaffRow): StaffIds {
  return { idx, idx_sector, idx_office, idx_team: idx_team ?? 0, idx_position };
}

const levels: Readonly<Record<string, HeadedUnit["level"]>> = { "0": "company", "1": "office", "2": "team" };

/** Who asks, with the units that the person heads by appointment on a day (YYYY-MM-DD). */
export async function askerOf(db: Database, person: StaffRow, day: string): Promise<Asker> {
  const heads = await db
    .select({ level: orgHead.unit_level, idx: orgHead.unit_idx })
    .from(orgHead)
    .where(
      and(
        eq(orgHead.idx_staff, person.idx),
        lte(orgHead.date_from, day),
        or(isNull(orgHead.date_to), gte(orgHead.date_to, day)),
        isNull(orgHead.deleted_at),
      ),
    );
  return {
    ...idsOf(person),
    heads: heads.map(({ level, idx }) => ({ level: levels[level] ?? "team", idx })),
  };
}
