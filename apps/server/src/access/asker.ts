import type { Asker, HeadedUnit, PermissionFlag } from "@portal/definition";
import { and, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../db/open";
import { orgHead, type staff } from "../db/tables";
import { givenOn } from "./grants";

type Staff = typeof staff.$inferSelect;
type StaffRow = Pick<Staff, "idx" | "idx_sector" | "idx_office" | "idx_team" | "idx_position"> &
  Partial<Pick<Staff, "status">>;

/** Somebody of whom is known what is given to them. */
type Known = StaffRow & { readonly given: readonly PermissionFlag[] };

/**
 * What the permissions of somebody who is signed in follow from, but for units that they head by appointment. Who is on
 * leave of absence has none, and no unit.
 */
export function idsOf({ idx, idx_sector, idx_office, idx_team, idx_position, given, status }: Known): Asker {
  if (status === "leave")
    return { idx, idx_sector: 0, idx_office: 0, idx_team: 0, idx_position: 0, given: [], isAway: true };
  return { idx, idx_sector, idx_office, idx_team: idx_team ?? 0, idx_position, given };
}

const levels: Readonly<Record<string, HeadedUnit["level"]>> = { "0": "company", "1": "office", "2": "team" };

/** Who asks, with the units that the person heads by appointment on a day (YYYY-MM-DD). */
export async function askerOf(db: Database, person: StaffRow & Partial<Known>, day: string): Promise<Asker> {
  const given = person.given ?? (await givenOn(db, person, day));
  const [asker] = await askersOf(db, [{ ...person, given }], day);
  return asker as Asker;
}

/** The same of several people. */
export async function askersOf(db: Database, people: readonly Known[], day: string): Promise<Asker[]> {
  const heads = await db
    .select({ of: orgHead.idx_staff, level: orgHead.unit_level, idx: orgHead.unit_idx })
    .from(orgHead)
    .where(
      and(
        inArray(
          orgHead.idx_staff,
          people.map(({ idx }) => idx),
        ),
        lte(orgHead.date_from, day),
        or(isNull(orgHead.date_to), gte(orgHead.date_to, day)),
        isNull(orgHead.deleted_at),
      ),
    );
  return people.map((person) => ({
    ...idsOf(person),
    heads: heads
      .filter(({ of }) => of === person.idx && person.status !== "leave")
      .map(({ level, idx }) => ({ level: levels[level] ?? "team", idx })),
  }));
}
