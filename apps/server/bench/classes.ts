import { cpus, loadavg } from "node:os";
import { openCompany } from "./company";

const [FEW, MANY] = [2_000, 2_000_000];
const INSTRUCTORS = 200;
const CALLS = 21;

const company = await openCompany();
const { app, pool } = company;
const support = await company.signIn("support@demo.test");
const store = "/rest/records/textbook/list?screen=ResourceManagement-textbookMaintenanceList";
/** The last one reads the whole ledger: it is asked for less often. */
const stores: readonly (readonly [name: string, url: string, calls?: number])[] = [
  ["the list of books", store],
  ["what is short", `${store}&spare.to=-1`],
  ["by what is spare", `${store}&sort=spare`],
  [
    "a book with its ledger",
    "/rest/records/textbook/related?idx=1&on=ResourceManagement-textbookMaintenanceView-idx&key=textbook_stock",
  ],
  [
    "the month's book of the store",
    `/rest/resourcemanagement/getStockBook?month=${new Date().toISOString().slice(0, 7)}`,
  ],
];

await fillLedger(FEW);
const few = await measure(stores);
await fillLedger(MANY);
const many = await measure(stores);
const lines = stores.map(([name], at) => {
  const [small = 0, large = 0] = [few[at], many[at]];
  return `| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | **${(large / small).toFixed(2)}×** |`;
});

await fillInstructors();
const monday = mondayOf(new Date());
const next = new Date(monday.getTime() + 7 * 24 * 60 * 60_000);
const range = `from=${monday.toISOString()}&to=${next.toISOString()}`;
const week = `/rest/records/mi_schedule/list?screen=ResourceManagement-MIScheduleMonth&${range}`;
const [asked = 0] = await measure([["the week", week]]);
const bare = await median(async () => {
  await pool.query(
    "select * from mi_schedule where during && tstzrange($1, $2) and deleted_at is null order by during",
    [monday, next],
  );
});
const { rows: counted } = await pool.query(
  "select count(*)::int as entries from mi_schedule where during && tstzrange($1, $2) and deleted_at is null",
  [monday, next],
);
const { rows: versions } = await pool.query("show server_version");
process.stdout.write(`
| store of books | ${FEW.toLocaleString()} rows, ms | ${MANY.toLocaleString()} rows, ms | ratio |
| --- | --- | --- | --- |
${lines.join("\n")}

| instructors | call, ms | bare query, ms | ratio |
| --- | --- | --- | --- |
| the week of ${INSTRUCTORS} (${counted[0].entries} entries) | ${asked.toFixed(1)} | ${bare.toFixed(1)} | **${(asked / bare).toFixed(2)}×** |

Medians of ${CALLS} calls in one process: ${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, PostgreSQL ${versions[0].server_version}, ${new Date().toISOString().slice(0, 10)}
`);
await company.close();
process.exit(0);

/** A ledger of so many rows over the same books: each comes by ten and goes by one, so that something is always left. */
async function fillLedger(rows: number): Promise<void> {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query("set session_replication_role = replica");
  await client.query("truncate textbook_stock");
  await client.query(
    `with book as (select idx, row_number() over (order by idx) - 1 as place, count(*) over () as all_of_them from textbook)
     insert into textbook_stock (idx_textbook, kind, qty, unit_cost, at, balance, idx_writer, wdate)
     select book.idx, case when n % 5 = 0 then 'in' else 'out' end, case when n % 5 = 0 then 10 else -1 end,
            case when n % 5 = 0 then 8000 + n % 4000 end, now() - ($1 - n) * interval '10 seconds', 10, 1, now()
     from generate_series(1, $1::int) n join book on book.place = (n / 5) % book.all_of_them`,
    [rows],
  );
  await client.query("vacuum analyze textbook_stock");
  client.release(true);
}

/** Two hundred instructors with four entries on each working day around now. */
async function fillInstructors(): Promise<void> {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into mi_profile (idx_staff, name, languages, weekly_hours)
     select idx, kname, '{en}', 24 from staff s
     where not exists (select from mi_profile p where p.idx_staff = s.idx) order by idx
     limit greatest(0, $1 - (select count(*) from mi_profile))::int`,
    [INSTRUCTORS],
  );
  await client.query(
    `insert into mi_schedule (idx_mi, idx_profile, kind, title, during, status, idx_writer, wdate, idx_sector, idx_office, idx_team)
     select p.idx_staff, p.idx, 'prep', '준비 ' || d, tstzrange(day + h * interval '2 hours', day + h * interval '2 hours' + interval '90 minutes'),
            'plan', 1, now(), s.idx_sector, s.idx_office, s.idx_team
     from mi_profile p join staff s on s.idx = p.idx_staff, generate_series(-30, 30) d, generate_series(0, 3) h,
          lateral (select date_trunc('day', now()) + d * interval '1 day' as day) at
     where extract(dow from day) between 1 and 5`,
  );
  await client.query("vacuum analyze mi_schedule, mi_profile");
  client.release(true);
}

async function measure(asked: typeof stores): Promise<number[]> {
  const taken: number[] = [];
  for (const [, url, calls] of asked) {
    taken.push(
      await median(async () => {
        const { statusCode, body } = await app.inject({ url, headers: { cookie: support } });
        if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
      }, calls),
    );
  }
  return taken;
}

async function median(call: () => Promise<void>, calls = CALLS): Promise<number> {
  const times: number[] = [];
  for (let n = calls < CALLS ? -1 : -5; n < calls; n++) {
    const start = performance.now();
    await call();
    if (n >= 0) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(calls / 2)] ?? 0;
}

function mondayOf(day: Date): Date {
  const monday = new Date(day);
  monday.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  monday.setUTCHours(0, 0, 0, 0);
  return monday;
}
