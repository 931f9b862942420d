import { eq } from "drizzle-orm";
import { wrongFields } from "../api-error";
import type { Database } from "../db/open";
import { office, staff, team } from "../db/tables";

/** The unit of a member of staff, for a record that is theirs; `column` is where they are named. */
export async function placeOfStaff(db: Database, idx: number, column: string) {
  const { idx_sector, idx_office, idx_team, status } = staff;
  const [found] = await db.select({ idx_sector, idx_office, idx_team, status }).from(staff).where(eq(staff.idx, idx));
  if (!found) throw wrongFields({ [column]: "없는 직원입니다. 다시 선택하세요." });
  if (found.status === "retired") throw wrongFields({ [column]: "퇴사한 직원입니다. 다시 선택하세요." });
  const { status: _, ...place } = found;
  return place;
}

/** The office and the sector that a team lies in. */
export async function placeOfTeam(db: Database, idx: number) {
  const [found] = await db
    .select({ idx_sector: office.idx_sector, idx_office: office.idx })
    .from(team)
    .innerJoin(office, eq(office.idx, team.idx_office))
    .where(eq(team.idx, idx));
  return found;
}
