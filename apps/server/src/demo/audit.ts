import { sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { auditLog } from "../db/system-tables";

/** How many calls that write the demo company has made in the year. */
const CALLS = 100_000;

/** What people do in it, on which records: the call, the entity and how many records of it they do it to. */
const deeds = [
  ["booking/add", "booking", 7000],
  ["booking/move", "booking", 7000],
  ["task/change", "task", 1500],
  ["task/move", "task", 1500],
  ["task_comment/add", "task_comment", 2000],
  ["post/add", "post", 450],
  ["elearning/change", "elearning", 120],
  ["vacation/move", "vacation", 900],
] as const;

/** Fills the audit log with a year of calls, as it looks where the portal is used: for a demo, not for tests. */
export async function seedDemoAudit(db: Database, now: Date): Promise<void> {
  const list = (words: readonly (string | number)[], type: string) =>
    sql`(${`{${words.join(",")}}`}::${sql.raw(type)}[])[1 + (n * 31) % ${sql.raw(String(deeds.length))}]`;
  const calls = list(
    deeds.map(([call]) => `POST /rest/records/${call}`),
    "text",
  );
  const entities = list(
    deeds.map(([, entity]) => entity),
    "text",
  );
  const counts = list(
    deeds.map(([, , count]) => count),
    "int",
  );
  await db.execute(sql`
    insert into ${auditLog} (at, idx_staff, action, subject, status, ip)
    select ${now}::timestamptz - (${CALLS} - n) * interval '5.256 minutes', staff.idx, ${calls},
           ${entities} || ' ' || (1 + (n * 7919) % ${counts}),
           case when n % 61 = 0 then 403 when n % 47 = 0 then 409 else 200 end, '192.0.2.' || (1 + n % 250)
    from generate_series(1, ${CALLS}) n
    join (select idx, row_number() over (order by idx) - 1 as place, count(*) over () as people from staff) staff
      on staff.place = (n * 7919) % staff.people`);
}
