import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { position, staff, team } from "../../../db/tables";

/** Somebody as documents name them. */
export interface NamedStaff {
  readonly idx: number;
  readonly kname: string;
  readonly position_name: string;
  readonly team_name: string;
}

/** The columns of {@link NamedStaff}, where staff, position and team are joined. */
export const namedColumns = {
  idx: staff.idx,
  kname: staff.kname,
  position_name: position.kname,
  team_name: team.kname,
};

/** The names of these people; nobody twice. */
export async function namedStaff(db: Database, idxs: readonly (number | null)[]): Promise<Map<number, NamedStaff>> {
  const wanted = [...new Set(idxs.filter((idx) => idx !== null && idx !== 0))] as number[];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select(namedColumns)
    .from(staff)
    .innerJoin(position, eq(position.idx, staff.idx_position))
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(inArray(staff.idx, wanted));
  return new Map(rows.map((row) => [row.idx, { ...row, team_name: row.team_name ?? "" }]));
}

/** One of them; somebody who is not there any more has no name. */
export function nameIn(people: ReadonlyMap<number, NamedStaff>, idx: number): NamedStaff {
  return people.get(idx) ?? { idx, kname: "알 수 없음", position_name: "", team_name: "" };
}
