import { WHOLE_OFFICE } from "@portal/definition";
import {
  getHeadTurns,
  getOfficeList,
  getOrganization,
  getPositionList,
  getSectorList,
  getStaff,
  getTeamList,
  type staffOrders,
} from "@portal/definition/contract";
import { and, asc, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { absenceTexts } from "../../company/absences";
import { office, position, sector, staff, team } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { turnsBefore } from "../../people/head-turns";
import { headLevels, organization } from "../../people/organization";
import { dayOf } from "../../seoul";

/** The units, positions and staff that the choices of screens consist of. */
export const organisationRoutes: Routes = (app, services) => {
  const { db, now } = services;
  const unitsOf = async (table: typeof sector | typeof office | typeof team | typeof position, where?: SQL) => {
    const isUsed = "is_use" in table ? eq(table.is_use, true) : undefined;
    const list = await db
      .select({ idx: table.idx, kname: table.kname })
      .from(table)
      .where(and(isUsed, isNull(table.deleted_at), where))
      .orderBy(asc(table.sort), asc(table.idx));
    return { list };
  };

  serve(app, services, getSectorList, () => unitsOf(sector));
  serve(app, services, getOfficeList, ({ idx_sector }) => unitsOf(office, only(office.idx_sector, idx_sector)));
  serve(app, services, getPositionList, ({ type }) => unitsOf(position, eq(position.type, type)));

  serve(app, services, getOrganization, async () => ({ list: await organization(db, dayOf(now())) }));

  serve(app, services, getHeadTurns, ({ level, unit, ...rest }) =>
    turnsBefore(db, { ...rest, unit_level: headLevels[level], unit_idx: unit, is_acting: rest.is_acting === "Y" }),
  );

  serve(app, services, getTeamList, async ({ idx_sector, idx_office }) => {
    const list = await db
      .select({ idx: team.idx, kname: team.kname })
      .from(team)
      .innerJoin(office, eq(office.idx, team.idx_office))
      .where(
        and(
          eq(team.is_use, true),
          isNull(team.deleted_at),
          only(office.idx_sector, idx_sector),
          only(team.idx_office, idx_office),
        ),
      )
      .orderBy(asc(office.sort), asc(team.sort), asc(team.idx));
    return { list };
  });

  serve(app, services, getStaff, async ({ idx_sector, idx_office, idx_team, orderby }) => {
    const rows = await db
      .select({
        idx: staff.idx,
        kname: staff.kname,
        ename: staff.ename,
        idx_office: staff.idx_office,
        idx_team: staff.idx_team,
      })
      .from(staff)
      .where(
        and(
          eq(staff.status, "active"),
          isNull(staff.deleted_at),
          only(staff.idx_sector, idx_sector),
          only(staff.idx_office, idx_office),
          idx_team === WHOLE_OFFICE ? undefined : only(staff.idx_team, idx_team),
        ),
      )
      .orderBy(orders[orderby], asc(staff.idx));
    const absences = await absenceTexts(db, now());
    return {
      list: rows.map((row) => ({ ...row, idx_team: row.idx_team ?? 0, absence_txt: absences.get(row.idx) ?? "" })),
    };
  });
};

const orders: Record<(typeof staffOrders)[number], SQL> = {
  easc: asc(staff.ename),
  edesc: desc(staff.ename),
  kasc: asc(staff.kname),
  kdesc: desc(staff.kname),
};

/** The rows of one unit; 0 is every one. */
function only(column: AnyPgColumn, idx: number): SQL | undefined {
  return idx === 0 ? undefined : eq(column, idx);
}
