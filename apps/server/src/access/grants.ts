import type { GrantLevel, PermissionFlag } from "@portal/definition";
import { and, eq, gte, isNull, lte, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/open";
import { permissionGrant, staff } from "../db/tables";

/** The column of a grant that names whom it is given to, for each level. */
export const columnOfLevel = {
  staff: "idx_staff",
  position: "idx_position",
  team: "idx_team",
  office: "idx_office",
  sector: "idx_sector",
} as const satisfies Record<GrantLevel, keyof typeof permissionGrant>;

/** A person's ids, or the columns that have them. */
type Holder = Readonly<
  Record<"idx" | "idx_position" | "idx_team" | "idx_office" | "idx_sector", number | null | AnyPgColumn>
>;

/** The grants that hold on a day (YYYY-MM-DD). */
export function areLive(day: string | Placeholder): SQL | undefined {
  return and(
    isNull(permissionGrant.deleted_at),
    lte(permissionGrant.date_from, day),
    or(isNull(permissionGrant.date_to), gte(permissionGrant.date_to, day)),
  );
}

/** The grants that are given to somebody: to them by name, or to all of their position or unit. */
export function areGivenTo(person: Holder): SQL | undefined {
  const { idx, idx_position, idx_team, idx_office, idx_sector } = person;
  const is = (level: GrantLevel, of: Holder["idx"]) => sql`${permissionGrant[columnOfLevel[level]]} = ${of}`;
  return or(
    is("staff", idx),
    is("position", idx_position),
    is("team", idx_team),
    is("office", idx_office),
    is("sector", idx_sector),
  );
}

/** The permissions that are given to somebody on a day, without those that follow from others. */
export async function givenOn(db: Database, person: Holder, day: string): Promise<PermissionFlag[]> {
  const rows = await db
    .selectDistinct({ flag: permissionGrant.flag })
    .from(permissionGrant)
    .where(and(areLive(day), areGivenTo(person)));
  return rows.map(({ flag }) => flag as PermissionFlag);
}

/** The permissions of the person whose row of `staff` is read, as part of that reading. */
export function givenAlong(day: string | Placeholder): SQL<PermissionFlag[]> {
  const isGiven = and(areLive(day), areGivenTo(staff));
  return sql<PermissionFlag[]>`array(select distinct ${permissionGrant.flag} from ${permissionGrant} where ${isGiven})`;
}

/** Those at work to whom a permission is given itself; who has it by another one, such as masters, is not among them. */
export async function holdersOf(db: Database, flag: PermissionFlag, day: string): Promise<number[]> {
  const people = await db
    .selectDistinct({ idx: staff.idx })
    .from(staff)
    .innerJoin(permissionGrant, and(eq(permissionGrant.flag, flag), areLive(day), areGivenTo(staff)))
    .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at)))
    .orderBy(staff.idx);
  return people.map(({ idx }) => idx);
}
