import { sql } from "drizzle-orm";
import type { Database } from "../open";
import { auditLog } from "../system-tables";

/** How many calls that write the demo company has made in the year. */
const CALLS = 100_000;

/** Fills the audit log with a year of calls, as it looks where the portal is used: for a demo, not for tests. */
export async function seedDemoAudit(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${auditLog} (at, idx_staff, action, subject, status, ip)
    select ${now}::timestamptz - (${CALLS} - n) * interval '5.256 minutes', staff.idx,
           (array['POST /rest/records/task/change', 'POST /rest/records/task/move', 'POST /rest/records/post/add',
                  'POST /rest/personal/sendThxDollar', 'POST /rest/carrotzone/addPostComment', 'POST /rest/carrotzone/confirmPost',
                  'POST /rest/records/task_comment/add', 'POST /rest/records/elearning/change'])[1 + n % 8],
           (array['task', 'task', 'post', 'thanks_dollar', 'post_comment', 'post', 'task_comment', 'elearning'])[1 + n % 8]
             || ' ' || (1 + n % 120),
           case when n % 61 = 0 then 403 when n % 47 = 0 then 409 else 200 end, '192.0.2.' || (1 + n % 250)
    from generate_series(1, ${CALLS}) n
    join (select idx, row_number() over (order by idx) - 1 as place, count(*) over () as people from staff) staff
      on staff.place = (n * 7919) % staff.people`);
}
