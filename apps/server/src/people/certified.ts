import { desc, eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { office, position, retire, staff, team } from "../db/tables";

/** What a certificate says of somebody, as it is now; nothing of somebody who is not there. */
export async function certified(db: Database, idxStaff: number) {
  const [found] = await db
    .select({ person: staff, office: office.kname, team: team.kname, position: position.kname })
    .from(staff)
    .leftJoin(office, eq(office.idx, staff.idx_office))
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .leftJoin(position, eq(position.idx, staff.idx_position))
    .where(eq(staff.idx, idxStaff));
  if (!found) return undefined;
  const { kname, ename, birth, joinday, status } = found.person;
  const [left] =
    status === "retired"
      ? await db
          .select({ on: retire.retire_date })
          .from(retire)
          .where(eq(retire.idx_staff, idxStaff))
          .orderBy(desc(retire.retire_date))
          .limit(1)
      : [];
  const unit = [found.office, found.team].filter(Boolean).join(" ");
  return { kname, ename, birth, unit, position: found.position, joinday, left_on: left?.on ?? null, status };
}
