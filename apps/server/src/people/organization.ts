import type { AnswerOf, getOrganization } from "@portal/definition/contract";
import { and, asc, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { company, office, orgHead, sector, staff, team } from "../db/tables";

type Unit = AnswerOf<typeof getOrganization>["list"][number];

/** The company with all its units in order, how many work in each, and who heads it on a day and later. */
export async function organization(db: Database, day: string): Promise<Unit[]> {
  const headed = await headsFrom(db, day);
  const [own] = await db.select({ brand: company.brand, name: company.name }).from(company).limit(1);
  const kname = own?.brand || own?.name || "회사";
  const people = await db.$count(staff, and(ne(staff.status, "retired"), isNull(staff.deleted_at)));
  const whole = { idx: 0, kname, above: 0, ver: 0, is_use: true, people, level: "company" as const };
  const units = await Promise.all((["sector", "office", "team"] as const).map((level) => unitsAt(db, level)));
  return [whole, ...units.flat()].map((unit) => {
    const heads = headed.filter(({ level, of }) => level === headLevels[unit.level] && of === unit.idx);
    const told = (isAhead: boolean) =>
      heads.filter((head) => head.date_from > day === isAhead).map(({ level: _, of: __, ...head }) => head);
    return { ...unit, heads: told(false), next: told(true) };
  });
}

/** The number of a level in appointments; sectors have no head. */
export const headLevels = { company: "0", sector: "", office: "1", team: "2" } as const;

/** The appointments of those who are here that hold on a day or begin later, main heads first. */
async function headsFrom(db: Database, day: string) {
  const isActing = sql<boolean>`coalesce(${orgHead.is_acting}, false)`;
  return db
    .select({
      level: orgHead.unit_level,
      of: orgHead.unit_idx,
      idx: orgHead.idx,
      kname: staff.kname,
      is_acting: isActing,
      date_from: orgHead.date_from,
      date_to: orgHead.date_to,
    })
    .from(orgHead)
    .innerJoin(staff, and(eq(staff.idx, orgHead.idx_staff), eq(staff.status, "active")))
    .where(and(or(isNull(orgHead.date_to), gte(orgHead.date_to, day)), isNull(orgHead.deleted_at)))
    .orderBy(asc(isActing), asc(orgHead.date_from), asc(orgHead.idx));
}

/** Every unit of a level with its people. */
async function unitsAt(db: Database, level: "sector" | "office" | "team") {
  const table = { sector, office, team }[level];
  const above = { sector: sql`0`, office: sql`"office".idx_sector`, team: sql`"team".idx_office` }[level];
  const rows = await db
    .select({
      idx: table.idx,
      kname: table.kname,
      above: above.mapWith(Number),
      ver: table.ver,
      is_use: sql<boolean>`${table.is_use} is not false`,
      people: sql`(select count(*) from staff where staff.${sql.identifier(`idx_${level}`)} = ${table}.idx
        and staff.status <> 'retired' and staff.deleted_at is null)`.mapWith(Number),
    })
    .from(table)
    .where(isNull(table.deleted_at))
    .orderBy(asc(table.sort), asc(table.idx));
  return rows.map((row) => ({ ...row, level }));
}
