import { cpus, loadavg } from "node:os";
import type pg from "pg";
import { openCompany } from "./company";

/** Customers, visits and invoices in the small company and in the large one. */
const [FEW, MANY] = [1_000, Number(process.env.BENCH_ROWS ?? 1_000_000)];
/** Events of one customer in either. */
const [SHORT, LONG] = [100, 10_000];
const CALLS = 15;

const day = (after: number) => new Date(Date.now() + after * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const list = (screen: string, entity: string, query = "") =>
  `/rest/records/${entity}/list?screen=customerManagement-${screen}${query}`;
const idle = `&tab=all&last_contact_at.to=${day(-90)}&status=lead,active`;
const unwritten = `&tab=all&during.to=${day(-1)}&status=plan,delay`;
const ways: readonly [name: string, url: string][] = [
  ["my customers", list("customerDBList", "customer")],
  ["customers", list("customerDBList", "customer", "&tab=all")],
  ["customers, page 3", list("customerDBList", "customer", "&tab=all&page=3")],
  ["customers of grade A", list("customerDBList", "customer", "&tab=all&grade=A")],
  ["customers by name", list("customerDBList", "customer", "&tab=all&sort=name")],
  ["customers idle for 90 days", list("customerDBList", "customer", idle)],
  ["customers with a rare word", list("customerDBList", "customer", `&tab=all&q=${encodeURIComponent("설비")}`)],
  ["my visits", list("scheduleVisitList", "visit")],
  ["visits", list("scheduleVisitList", "visit", "&tab=all")],
  ["visits, page 3", list("scheduleVisitList", "visit", "&tab=all&page=3")],
  ["calls", list("scheduleVisitList", "visit", "&tab=all&kind=call")],
  ["visits without a result", list("scheduleVisitList", "visit", unwritten)],
  ["visits of a customer", list("scheduleVisitList", "visit", "&tab=all&customer=1")],
];
const timeline = "/rest/customermanagement/getCustomerTimeline?idx=1&rows=30";
const matrix = "/rest/records/sales_publish/statistics?screen=customerManagement-statusCarrotTotalSalesList";
/** What the matrix is counted from, by itself: two years of what was issued. */
const bare = `select idx_office, to_char(issue_date, 'YYYY-MM') as month, sum(total), sum(supply) from sales_publish
  where deleted_at is null and status in ('done', 'part', 'paid', 'cancel')
    and issue_date between '${new Date().getFullYear() - 1}-01-01' and '${new Date().getFullYear()}-12-31' group by 1, 2`;

const few = await found(FEW, SHORT);
const many = await found(MANY, LONG);
const rows: string[] = [];
for (const [name, url] of [...ways, ["timeline of a customer", timeline] as const]) {
  const taken = await inTurn([() => few.get(url), () => many.get(url)]);
  rows.push(rowOf(name, taken));
}
const counted = await inTurn([() => many.pool.query(bare), () => many.get(matrix, "lead")]);
process.stdout.write(`
| | ${FEW.toLocaleString()} records (${SHORT} events), ms | ${MANY.toLocaleString()} (${LONG.toLocaleString()}), ms | ratio |
| --- | --- | --- | --- |
${rows.join("\n")}

| matrix of ${MANY.toLocaleString()} invoices | bare query, ms | portal, ms | ratio |
| --- | --- | --- | --- |
${rowOf("two years by office and month", counted)}

Medians of ${CALLS} calls in turn, in one process: ${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}
`);
await few.close();
await many.close();
process.exit(0);

/** A company with so many customers, visits and invoices, and so many events of its first customer. */
async function found(records: number, events: number) {
  const company = await openCompany();
  const people = { staff: await company.signIn("staff@demo.test"), lead: await company.signIn("lead@demo.test") };
  await fill(company.pool, records, events);
  return {
    ...company,
    async get(url: string, who: keyof typeof people = "staff") {
      const { statusCode, body } = await company.app.inject({ url, headers: { cookie: people[who] } });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    },
  };
}

/** Adds to what the demo company has, whose people everything is spread over. */
async function fill(pool: pg.Pool, records: number, events: number): Promise<void> {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query("set session_replication_role = replica");
  // made anew afterwards: filled row by row they take minutes
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = any ('{customer,visit,sales_publish}'::regclass[]) and not indisunique`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const doers = `(select *, row_number() over (order by idx) - 1 as place, count(*) over () as everybody
    from staff where status <> 'retired' and idx_team is not null)`;
  const spread = `generate_series(1, $1::int) n join ${doers} s on s.place = n * 7919::bigint % s.everybody`;
  await client.query(
    `insert into customer (name, name_key, kind, grade, status, industry, idx_owner, idx_writer, idx_sector, idx_office, idx_team, last_contact_at)
     select name, name, 'corp', (array['A','B','C'])[1 + n % 3], case when n % 10 > 0 then 'pause' else 'active' end,
            '제조', s.idx, s.idx, s.idx_sector, s.idx_office, s.idx_team, now() - n * interval '7 minutes'
     from ${spread}, lateral (select '(가상)고객' || case when n in (17, 519, 873) then ' 설비 ' else '' end || n as name) c`,
    [records],
  );
  await client.query(
    `insert into visit (title, idx_customer, idx_visitor, kind, during, purpose, status, reach, result, idx_writer, idx_sector, idx_office, idx_team)
     select '고객 ' || n, 2 + n % 300, s.idx, (array['visit','call','online'])[1 + n % 3],
            tstzrange(now() + (3000 - n) * interval '11 minutes', now() + (3000 - n) * interval '11 minutes' + interval '1 hour'),
            'care', case when n % 20 > 0 then 'done' else 'plan' end, 'exist', '이야기했습니다.', s.idx, s.idx_sector, s.idx_office, s.idx_team
     from ${spread}`,
    [records],
  );
  await client.query(
    `insert into customer_note (idx_customer, content, noted_at, idx_writer)
     select 1, '메모 ' || n, now() - n * interval '3 hours', 100 from generate_series(1, $1::int) n`,
    [events],
  );
  // a copy of what one of them is, over two years and everybody's teams
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'sales_publish'
     and is_generated = 'NEVER' and column_name <> all ('{idx,issue_date,idx_owner,idx_sector,idx_office,idx_team,source_no,publish_no,idx_document}')`,
  );
  const same = columns.map(({ name }) => name).join(", ");
  await client.query(
    `insert into sales_publish (${same}, issue_date, idx_owner, idx_sector, idx_office, idx_team)
     select ${columns.map(({ name }) => `p.${name}`).join(", ")}, (date_trunc('year', now()) - interval '1 year')::date + (n % 690)::int,
            s.idx, s.idx_sector, s.idx_office, s.idx_team
     from (select * from sales_publish where status = 'done' limit 1) p, ${spread}`,
    [records],
  );
  for (const { made } of indexes) await client.query(made);
  await client.query("vacuum analyze customer, visit, sales_publish, customer_note");
  client.release(true);
}

/** The median time of each, called in turn, so that a change of the machine's speed meets them all. */
async function inTurn(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken = calls.map((): number[] => []);
  for (let n = -3; n < CALLS; n++) {
    for (const [at, call] of calls.entries()) {
      const start = performance.now();
      await call();
      if (n >= 0) taken[at]?.push(performance.now() - start);
    }
  }
  return taken.map((times) => times.sort((a, b) => a - b)[Math.floor(CALLS / 2)] ?? 0);
}

function rowOf(name: string, [small = 0, large = 0]: readonly number[]): string {
  return `| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | **${(large / small).toFixed(2)}×** |`;
}
