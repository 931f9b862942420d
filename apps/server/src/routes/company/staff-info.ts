import { getStaffInfo } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { office, position, staff, team } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** What the personnel record says of the person who asks. */
export const staffInfoRoutes: Routes = (app, services) => {
  const { db } = services;
  serve(app, services, getStaffInfo, async (_, { person }) => {
    const [row] = await db
      .select({ office_name: office.kname, team_name: team.kname, position_name: position.kname })
      .from(staff)
      .innerJoin(office, eq(office.idx, staff.idx_office))
      .innerJoin(position, eq(position.idx, staff.idx_position))
      .leftJoin(team, eq(team.idx, staff.idx_team))
      .where(eq(staff.idx, person.idx));
    return {
      office_name: row?.office_name ?? "",
      team_name: row?.team_name ?? "",
      position_name: row?.position_name ?? "",
      ename: person.ename,
      kname: person.kname,
      joinday: person.joinday,
    };
  });
};
