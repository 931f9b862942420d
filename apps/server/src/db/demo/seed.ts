import { count, sql } from "drizzle-orm";
import { hashPassword } from "../../auth/password";
import type { Database } from "../open";
import { account, office, position, sector, staff, team } from "../tables";
import { DEMO_PASSWORD, demoAccounts } from "./accounts";
import { demoOffices, demoPositions, demoSectors } from "./organisation";
import { demoPeople } from "./people";

/** Fills an empty database with the demo company. Does nothing when the database has an organisation already. */
export async function seedDemoCompany(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // several servers may start at once on one database
    await tx.execute(sql`lock table ${sector} in share row exclusive mode`);
    const [existing] = await tx.select({ sectors: count() }).from(sector);
    if (existing?.sectors !== 0) return;
    await tx.insert(sector).values(demoSectors.map((row, index) => ({ ...row, sort: index + 1 })));
    await tx
      .insert(office)
      .values(
        demoOffices.map(({ idx, kname, sector: idx_sector }, index) => ({ idx, kname, idx_sector, sort: index + 1 })),
      );
    await tx
      .insert(team)
      .values(
        demoOffices.flatMap((each) =>
          each.teams.map(({ idx, kname }, index) => ({ idx, kname, idx_office: each.idx, sort: index + 1 })),
        ),
      );
    await tx.insert(position).values(demoPositions.map((row, index) => ({ ...row, sort: index + 1 })));
    await tx.insert(staff).values(demoPeople());
    await tx.insert(account).values(
      await Promise.all(
        demoAccounts.map(async ({ idx, email }) => ({
          idx_staff: idx,
          email,
          pw_hash: await hashPassword(DEMO_PASSWORD),
          must_change_pw: false,
          pw_changed_at: now,
        })),
      ),
    );
    for (const name of ["sector", "office", "team", "position", "staff"]) {
      await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'idx'), 10000)`);
    }
  });
}
