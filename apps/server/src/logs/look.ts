import { COUNTED_ROWS, type GivenIn, type getAdminLog } from "@portal/definition/contract";
import { type SQL, sql } from "drizzle-orm";
import { SESSION_IDLE } from "../auth/sessions";
import type { Database } from "../db/open";
import { dayStart } from "../seoul";

type Asked = GivenIn<typeof getAdminLog>;

/** A row of any log, as it is looked at. */
type Seen = Record<"at" | "who" | "what" | "subject" | "outcome" | "ip" | "ua", string> & { readonly idx: number };

/** The rows of each log, all with the same columns; `ok` says on which side of the outcome each stands. */
const sources: Readonly<Record<Asked["log"], (now: Date) => SQL>> = {
  audit: () => sql`select log.idx, log.at, concat_ws(' ', staff.kname, staff.email) as who, log.action as what,
      coalesce(log.subject, '') as subject, coalesce(log.status::text, '결과 없음') as outcome,
      coalesce(log.status < 400, false) as ok, coalesce(log.ip, '') as ip, coalesce(log.ua, '') as ua
    from audit_log log left join staff on staff.idx = log.idx_staff`,
  signIns: () => sql`select log.idx, log.at, concat_ws(' ', staff.kname, log.email) as who, '로그인' as what,
      '' as subject, case when log.ok then '성공' else '실패' end as outcome, log.ok, coalesce(log.ip, '') as ip,
      coalesce(log.ua, '') as ua
    from login_log log left join account on account.email = log.email left join staff on staff.idx = account.idx_staff`,
  sessions: (now) => sql`select log.idx, log.last_seen as at, concat_ws(' ', staff.kname, staff.email) as who,
      case when log.by_link then '링크 로그인' else '로그인' end as what,
      to_char(log.wdate at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as subject,
      case when ${isLive(now)} then '로그인됨' else '끝남' end as outcome, ${isLive(now)} as ok,
      coalesce(log.ip, '') as ip, coalesce(log.ua, '') as ua
    from auth_session log join staff on staff.idx = log.idx_staff`,
  jobs: () => sql`select row_number() over (order by log.finished_at, log.name) as idx, log.finished_at as at, '' as who,
      log.name as what, log.day::text as subject, log.changed || '건' as outcome, true as ok, '' as ip, '' as ua
    from job_run log`,
  // what it says is for whom it was for, and where a letter went for those who sent it
  mails: () => sql`select log.idx, coalesce(log.sent_at, log.wdate) as at,
      case when log.entity is null then concat_ws(' ', staff.kname, log.to_addr) else '' end as who, log.title as what,
      concat_ws(', ', log.tries || '번 시도', replace(log.error, log.to_addr, '…')) as subject,
      case log.status when 'sent' then '발송' when 'fail' then '실패' else '대기' end as outcome, log.status <> 'fail' as ok,
      '' as ip, '' as ua
    from mail log left join account on account.email = log.to_addr left join staff on staff.idx = account.idx_staff`,
};

/** What stands in one of the logs, the latest first. */
export async function lookInto(
  db: Database,
  asked: Asked,
  now: Date,
): Promise<{ list: Seen[]; total: number; more: boolean }> {
  const { log, who, what, outcome, from, to, page, rows } = asked;
  const has = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const conditions = [
    who && sql`who ilike ${has(who)}`,
    what && sql`concat_ws(' ', what, subject, ip) ilike ${has(what)}`,
    outcome && sql`ok = ${outcome === "ok"}`,
    from && sql`at >= ${dayStart(from).toISOString()}::timestamptz`,
    to && sql`at < ${dayStart(to, 1).toISOString()}::timestamptz`,
  ].filter((condition) => condition !== "");
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const found = sql`from (${sources[log](now)}) seen where ${where}`;
  const [list, counted] = await Promise.all([
    db.execute<Seen>(sql`
      select idx::int, to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as at, who, what, subject, outcome,
        ip, ua ${found} order by seen.at desc, idx desc limit ${rows} offset ${(page - 1) * rows}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from (select ${found} limit ${COUNTED_ROWS + 1}) counted`,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { list: list.rows, total: Math.min(total, COUNTED_ROWS), more: total > COUNTED_ROWS };
}

function isLive(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - SESSION_IDLE).toISOString()}::timestamptz`;
  return sql`(log.revoked_at is null and log.expires_at > ${at} and log.last_seen > ${since})`;
}
