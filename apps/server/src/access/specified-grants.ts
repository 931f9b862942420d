import { specifiedGrants } from "@portal/definition";
import { inArray } from "drizzle-orm";
import type { Database } from "../db/open";
import { office, permissionGrant, position, sector, staff, team } from "../db/tables";
import { columnOfLevel } from "./grants";

const tables = { staff, position, team, office, sector } as const;

/** Gives the permissions of the specification to those of its people and units that there are. */
export async function giveSpecified(db: Database): Promise<void> {
  for (const [level, table] of Object.entries(tables)) {
    const grants = specifiedGrants.filter((grant) => grant.level === level);
    const ids = grants.map(({ idx }) => idx);
    const found = await db.select({ idx: table.idx }).from(table).where(inArray(table.idx, ids));
    const rows = grants
      .filter(({ idx }) => found.some((one) => one.idx === idx))
      .map(({ flag, idx }) => ({ flag, level, [columnOfLevel[level as keyof typeof tables]]: idx, ...since }));
    if (rows.length > 0) await db.insert(permissionGrant).values(rows);
  }
}

const since = { date_from: "2000-01-01", memo: "기본 권한" };
