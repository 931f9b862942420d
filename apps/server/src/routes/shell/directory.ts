import { namePattern, PRESENT_FOR } from "@portal/definition";
import { connectionStaffAll, heartbeat } from "@portal/definition/contract";
import { and, asc, eq, ilike, isNull, ne, or, sql } from "drizzle-orm";
import { absenceTexts } from "../../company/absences";
import { office, position, sector, staff, team } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { photoUri } from "../account/profile";

/** Who works here, and who is at their desk. */
export const directoryRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, connectionStaffAll, async ({ tmr }, { person }) => {
    const rows = await db
      .select({
        staff,
        sector_name: sector.kname,
        office_name: office.kname,
        team_name: team.kname,
        position_name: position.kname,
        position_rank: position.sort,
      })
      .from(staff)
      .innerJoin(sector, eq(sector.idx, staff.idx_sector))
      .innerJoin(office, eq(office.idx, staff.idx_office))
      .innerJoin(position, eq(position.idx, staff.idx_position))
      .leftJoin(team, eq(team.idx, staff.idx_team))
      .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), isNamedLike(tmr)))
      .orderBy(
        asc(sector.sort),
        asc(office.sort),
        sql`${team.sort} nulls first`,
        asc(position.sort),
        asc(staff.ename),
        asc(staff.idx),
      );
    const presentSince = now().getTime() - PRESENT_FOR;
    const absences = await absenceTexts(db, now());
    return {
      list: rows.map(({ staff: { idx, ...one }, team_name, position_rank, ...names }) => ({
        idx,
        ename: one.ename,
        kname: one.kname,
        idx_sector: one.idx_sector,
        idx_office: one.idx_office,
        idx_team: one.idx_team ?? 0,
        ...names,
        team_name: team_name ?? "",
        position_rank: position_rank ?? 0,
        duty: one.duty ?? "",
        email: one.email,
        photouri: photoUri(one.photo),
        absence_txt: one.status === "leave" ? "휴직" : (absences.get(idx) ?? ""),
        ...(one.status === "leave" && { on_leave: true }),
        is_on: yesNo(one.last_seen !== null && one.last_seen.getTime() >= presentSince),
        is_thanks: yesNo(idx !== person.idx && one.status === "active"),
        mp3code: one.mp3code ?? "",
        phone: one.phone_private ? "" : one.phone,
      })),
    };
  });

  serve(app, services, heartbeat, async (_, { person }) => {
    await db.update(staff).set({ last_seen: now() }).where(eq(staff.idx, person.idx));
    return {};
  });
};

/** `isNamed` for the database. */
export function isNamedLike(text: string) {
  if (text === "") return;
  const prefix = `${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(staff.ename, prefix), sql`${staff.kname} ~* ${namePattern(text)}`);
}

function yesNo(isSo: boolean): "Y" | "N" {
  return isSo ? "Y" : "N";
}
