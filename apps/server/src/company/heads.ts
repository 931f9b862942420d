import { permissionIds } from "@portal/definition";
import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { orgHead, staff } from "../db/tables";

/** The places in a company at which somebody decides. */
export type Level = "team" | "office" | "ceo";

export interface Placed {
  readonly idx: number;
  readonly idx_office: number;
  readonly idx_team: number | null;
}

const unitLevels = { team: "2", office: "1", ceo: "0" } as const;

/** Who heads what on a day, and is here; somebody who acts for a head who is away comes first. */
export interface Heads {
  /** Everybody who may decide at this level for somebody; the first one does. */
  of(level: Level, person: Placed): number[];
  /** Who speaks for the people office; `null` while nobody heads it. */
  readonly hr: number | null;
  /** Who heads the accounting office; `null` while nobody does. */
  readonly accounting: number | null;
}

/** The heads of the units of one or several people, of HR and of the company on a day (YYYY-MM-DD). */
export async function headsFor(db: Database, who: Placed | readonly Placed[], day: string): Promise<Heads> {
  const people = [who].flat() as Placed[];
  const { offices } = permissionIds;
  const isUnit = (level: Level, idxs: readonly number[]) =>
    and(eq(orgHead.unit_level, unitLevels[level]), inArray(orgHead.unit_idx, [...idxs]));
  const rows = await db
    .select({ level: orgHead.unit_level, unit: orgHead.unit_idx, idx: orgHead.idx_staff })
    .from(orgHead)
    .innerJoin(staff, eq(staff.idx, orgHead.idx_staff))
    .where(
      and(
        or(
          isUnit(
            "team",
            people.map(({ idx_team }) => idx_team ?? 0),
          ),
          isUnit("office", [...people.map(({ idx_office }) => idx_office), offices.people, offices.accounting]),
          isUnit("ceo", [0]),
        ),
        lte(orgHead.date_from, day),
        or(isNull(orgHead.date_to), gte(orgHead.date_to, day)),
        isNull(orgHead.deleted_at),
        eq(staff.status, "active"),
        isNull(staff.deleted_at),
      ),
    )
    .orderBy(desc(sql`coalesce(${orgHead.is_acting}, false)`), desc(orgHead.date_from), orgHead.idx);
  const find = (level: Level, unit: number) =>
    rows.filter((row) => row.level === unitLevels[level] && row.unit === unit).map(({ idx }) => idx);
  return {
    of(level, { idx_team, idx_office }) {
      return find(level, level === "team" ? (idx_team ?? 0) : level === "office" ? idx_office : 0);
    },
    hr: find("office", offices.people)[0] ?? null,
    accounting: find("office", offices.accounting)[0] ?? null,
  };
}

/**
 * Who decides in place of somebody: the head of their team, else of their office, else of the company; with `above`, only
 * those who stand above them. Nobody of `except` does.
 */
export async function replacementOf(
  db: Database,
  person: Placed,
  except: readonly number[],
  day: string,
  above?: "above",
): Promise<number | null> {
  const heads = await headsFor(db, person, day);
  const all = ["team", "office", "ceo"] as const;
  const own = above ? all.findLastIndex((level) => heads.of(level, person).includes(person.idx)) : -1;
  const others = all.slice(own + 1).flatMap((level) => heads.of(level, person));
  return others.find((idx) => idx !== person.idx && !except.includes(idx)) ?? null;
}
