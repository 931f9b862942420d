import { namePattern } from "@portal/definition";
import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { office, staff } from "../../db/tables";

/** Which people of a list are meant: of an office, a team (9999: the whole office), with a name or number. */
export interface PeopleAsked {
  readonly idx_office: number;
  readonly idx_team: number;
  readonly q: string;
}

/** The condition for people who work here and are meant. */
export function peopleWhere({ idx_office, idx_team, q }: PeopleAsked): SQL | undefined {
  const words = q.trim();
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    ne(staff.status, "retired"),
    isNull(staff.deleted_at),
    idx_office === 0 ? undefined : eq(staff.idx_office, idx_office),
    idx_team === 0 || idx_team === 9999 ? undefined : eq(staff.idx_team, idx_team),
    words === ""
      ? undefined
      : or(
          sql`${staff.kname} ~* ${namePattern(words)}`,
          sql`${staff.ename} ilike ${pattern}`,
          sql`${staff.emp_no} ilike ${pattern}`,
        ),
  );
}

/** People in the order of the organisation: offices, teams, then names. */
export const byOrganisation = [office.sort, staff.idx_team, staff.idx_position, staff.kname, staff.idx] as const;
