import { cpus, loadavg } from "node:os";
import type pg from "pg";
import { openCompany } from "./company";

/** Records in the small company and in the large one. */
const [FEW, MANY] = [1_000, 1_000_000];
const CALLS = 41;

const lists = {
  notices: "/rest/records/post/list?screen=CARROTZone-NoticeList",
  tasks: "/rest/records/task/list?screen=TaskManagement-taskList",
  palette: `/rest/component/search?q=${encodeURIComponent("점검표")}`,
} as const;
const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const ways: readonly [name: string, list: keyof typeof lists, query: string][] = [
  ["notices", "notices", ""],
  ["notices, page 3", "notices", "&page=3"],
  ["notices of a category", "notices", "&category=hr"],
  ["notices of three days", "notices", `&wdate.from=${day(1390)}&wdate.to=${day(1388)}`],
  ["notices of a year", "notices", `&wdate.from=${day(1390)}&wdate.to=${day(1090)}`],
  ["notices of a category and three days", "notices", `&category=hr&wdate.from=${day(1390)}&wdate.to=${day(1388)}`],
  ["notices that are to be read", "notices", "&is_must_read=Y"],
  ["notices of a category with a word", "notices", `&category=hr&q=${encodeURIComponent("공지")}`],
  ["notices, last page", "notices", "&page=33"],
  ["notices by title", "notices", "&sort=title"],
  ["notices by category", "notices", "&sort=-category"],
  ["notices by writer", "notices", "&sort=writer"],
  ["notices by views", "notices", "&sort=-view_count"],
  ["tasks", "tasks", ""],
  ["tasks, last page", "tasks", "&page=33"],
  ["tasks by title", "tasks", "&sort=title"],
  ["tasks with a tag", "tasks", `&tags=${encodeURIComponent("점검")}`],
  ["tasks under way with a word", "tasks", `&status=run&q=${encodeURIComponent("업무")}`],
  ["a column of the board", "tasks", "&status=run&rows=50"],
  ["tasks, page 3", "tasks", "&page=3"],
  ["tasks under way", "tasks", "&status=run"],
  ["urgent tasks", "tasks", "&priority=urgent"],
  ["tasks due in three days", "tasks", `&due.from=${day(-28)}&due.to=${day(-30)}`],
  ["my tasks", "tasks", "&tab=mine"],
  ["notices with a word of all", "notices", `&q=${encodeURIComponent("공지")}`],
  ["notices with a word of none", "notices", `&q=${encodeURIComponent("없는낱말")}`],
  ["notices with a rare word", "notices", `&q=${encodeURIComponent("점검표")}`],
  ["notices with a rare word of two letters", "notices", `&q=${encodeURIComponent("설비")}`],
  ["tasks with a rare word", "tasks", `&q=${encodeURIComponent("점검표")}`],
  ["tasks with a word of all", "tasks", `&q=${encodeURIComponent("업무")}`],
  ["a rare word by Ctrl+K", "palette", ""],
];
/** Which records have the rare words: so few that both companies have as many. */
const RARE = "n in (17, 519, 873)";

const companies = { few: await found(FEW), many: await found(MANY) };
const { few, many } = await measure(ways, CALLS);
const rows = [...few].map(([way, small]) => {
  const large = many.get(way) ?? 0;
  return `| ${way} | ${small.toFixed(1)} | ${large.toFixed(1)} | **${(large / small).toFixed(2)}×** |`;
});
const { rows: versions } = await companies.few.pool.query("show server_version");
process.stdout.write(`
| list | ${FEW.toLocaleString()} records, ms | ${MANY.toLocaleString()} records, ms | ratio |
| --- | --- | --- | --- |
${rows.join("\n")}

${await wordsTable()}
Medians of ${CALLS} calls of either company in turn, in one process: ${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, PostgreSQL ${versions[0].server_version}, ${new Date().toISOString().slice(0, 10)}
`);
for (const { close } of Object.values(companies)) await close();
process.exit(0);

/** A company with this number of notices and of tasks. */
async function found(records: number) {
  const company = await openCompany();
  const people = {
    staff: await company.signIn("staff@demo.test"),
    master: await company.signIn("master@demo.test"),
  };
  await company.pool.query("truncate post, task cascade");
  await fill(company.pool, records);
  return { ...company, people };
}

/** Adds notices, and tasks of everybody for their own team; a tenth of each is pinned, private or still open. */
async function fill(pool: pg.Pool, records: number): Promise<void> {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query("set session_replication_role = replica");
  // made anew afterwards: filled row by row they take minutes
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = any ('{post,task,task_member}'::regclass[]) and not indisunique`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `insert into post (board, category, title, body, is_pinned, idx_writer, wdate)
     select 'notice', (array['all','hr','support','education','it','family','etc'])[1 + n % 7], '공지 ' || case when ${RARE} then '설비 점검표 ' else '' end || n,
            '<p>본문 ' || n || '</p>', n % 100000 = 0, 1, now() - (2000000 - n) * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [records],
  );
  await client.query(
    `with doer as (select *, row_number() over (order by idx) - 1 as place, count(*) over () as everybody from staff),
     made as (
       insert into task (title, kind, priority, idx_requester, due, progress, status, is_closed, is_private,
                         idx_writer, idx_sector, idx_office, idx_team)
       select '업무 ' || case when ${RARE} then '설비 점검표 ' else '' end || n, 'task', (array['urgent','high','mid','low'])[1 + n % 4], s.idx,
              current_date + 30 - n / 500, case when n % 10 > 0 then 100 else 0 end,
              case when n % 10 > 0 then 'done' when n % 20 > 0 then 'todo' else 'run' end, n % 10 > 0, n % 11 = 0,
              s.idx, s.idx_sector, s.idx_office, s.idx_team
       from generate_series(1, $1::int) n join doer s on s.place = n * 7919::bigint % s.everybody
       returning idx, idx_requester, is_closed, due, status
     )
     insert into task_member (idx_task, idx_staff, role, is_closed, due, status)
     select idx, idx_requester, 'assignee', is_closed, due, status from made`,
    [records],
  );
  for (const { made } of indexes) await client.query(made);
  await client.query("vacuum analyze post, task, task_member");
  client.release(true);
}

/** What the rare words cost in the large company without the indexes that find them. */
async function wordsTable(): Promise<string> {
  const { pool } = companies.many;
  const { rows: indexes } = await pool.query<{ name: string }>(
    "select indexname as name from pg_indexes where indexdef like '%word_pairs%'",
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  const without = await measure(
    ways.filter(([name]) => name.includes("rare")),
    5,
  );
  const lines = [...without.many].map(([way, bare]) => {
    const indexed = many.get(way) ?? 0;
    return `| ${way} | ${indexed.toFixed(1)} | ${bare.toFixed(1)} | **${(bare / indexed).toFixed(1)}×** |`;
  });
  return `| words among ${MANY.toLocaleString()} records | with their indexes, ms | without, ms | ratio |
| --- | --- | --- | --- |
${lines.join("\n")}
`;
}

/** The median time of every list in either company, by what is asked. */
async function measure(
  asked: typeof ways,
  calls: number,
): Promise<Record<keyof typeof companies, Map<string, number>>> {
  const times = { few: new Map<string, number>(), many: new Map<string, number>() };
  for (const [name, list, query] of asked) {
    for (const who of ["staff", "master"] as const) {
      const taken: Record<keyof typeof companies, number[]> = { few: [], many: [] };
      // in turn, so that a change of the machine's speed meets both; the first ones warm up
      for (let n = calls < CALLS ? -1 : -10; n < calls; n++) {
        for (const size of ["few", "many"] as const) {
          const time = await timeOf(companies[size], who, lists[list] + query);
          if (n >= 0) taken[size].push(time);
        }
      }
      for (const size of ["few", "many"] as const) {
        times[size].set(`${name}, ${who}`, taken[size].sort((a, b) => a - b)[Math.floor(calls / 2)] ?? 0);
      }
    }
  }
  return times;
}

async function timeOf({ app, people }: typeof companies.few, who: "staff" | "master", url: string): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await app.inject({ url, headers: { cookie: people[who] } });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  return performance.now() - start;
}
