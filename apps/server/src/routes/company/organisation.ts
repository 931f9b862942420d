import { WHOLE_OFFICE } from "@portal/definition";
import {
  getOfficeList,
  getOrganization,
  getPositionList,
  getSectorList,
  getStaff,
  getTeamList,
  type staffOrders,
} from "@portal/definition/contract";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/open";
import { office, orgHead, position, sector, staff, team } from "../../db/tables";
import { absenceTexts } from "../../people/absences";
import { dayOf } from "../../seoul";
import { serve } from "../answer";
import type { Routes } from "../routes";

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

  serve(app, services, getOrganization, async () => {
    const today = dayOf(now());
    const levels = await Promise.all((["sector", "office", "team"] as const).map((level) => unitsAt(db, level, today)));
    return { list: levels.flat() };
  });

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

/** The number of a level in appointments; sectors have no head. */
const headLevels = { sector: "", office: "1", team: "2" } as const;

/** Every unit of a level with its people and those who head it today and are here. */
async function unitsAt(db: Database, level: keyof typeof headLevels, today: string) {
  const table = { sector, office, team }[level];
  const above = { sector: sql`0`, office: sql`"office".idx_sector`, team: sql`"team".idx_office` }[level];
  const own = sql`${table}.idx`;
  const rows = await db
    .select({
      idx: table.idx,
      kname: table.kname,
      above: above.mapWith(Number),
      ver: table.ver,
      is_use: sql<boolean>`${table.is_use} is not false`,
      people: sql`(select count(*) from staff where staff.${sql.identifier(`idx_${level}`)} = ${own}
        and staff.status <> 'retired' and staff.deleted_at is null)`.mapWith(Number),
      heads: sql<string>`coalesce((select string_agg(staff.kname, ', ' order by head.date_from, head.idx)
        from ${orgHead} head join staff on staff.idx = head.idx_staff
        and staff.status = 'active' where head.unit_level = ${headLevels[level]} and head.unit_idx = ${own} and head.deleted_at is null
          and ${today}::date >= head.date_from and (head.date_to is null or ${today}::date <= head.date_to)), '')`,
    })
    .from(table)
    .where(isNull(table.deleted_at))
    .orderBy(asc(table.sort), asc(table.idx));
  return rows.map((row) => ({ ...row, level }));
}

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
