import type { DocumentListType } from "@portal/definition/contract";
import type pg from "pg";
import { openCompany } from "./company";

/** Documents in the small company and in the large one. */
const [FEW, MANY] = [2_000, 200_000];
const CALLS = 150;
/** The lead who looks, and for whom as many documents wait in either company. */
const [LEAD, WAITING] = [101, 60];
/** Who heads the office, without whom the form is not done. */
const DIVISION = 110;
const types: readonly DocumentListType[] = ["T1", "P1", "P2", "T3", "P3"];

const { app, pool, signIn, close } = await openCompany();
const lead = await signIn("lead@demo.test");
const drafter = await signIn("staff@demo.test");

await pool.query("alter table doc_read disable trigger doc_read_no_truncate; truncate document cascade");
await fill(FEW, WAITING);
const few = await measure();
const [portal, bare] = await submitting();
await fill(MANY - FEW, 0);
const many = await measure();

const rows = types.map((type) => {
  const [small, large] = [few[type] ?? 0, many[type] ?? 0];
  return `| ${type} | ${small.toFixed(1)} | ${large.toFixed(1)} | **${(large / small).toFixed(2)}×** |`;
});
process.stdout.write(`
| list | ${FEW.toLocaleString()} documents, ms | ${MANY.toLocaleString()} documents, ms | ratio |
| --- | --- | --- | --- |
${rows.join("\n")}

| | bare transaction, ms | portal, ms | ratio |
| --- | --- | --- | --- |
| submitting a form | ${bare.toFixed(1)} | ${portal.toFixed(1)} | **${(portal / bare).toFixed(2)}×** |

Medians of ${CALLS} calls, one after another, in one process.
`);
await close();
process.exit(0);

/**
 * Adds documents of everybody, decided by everybody's leads: a tenth of them rejected; another lead is told of each. The
 * first of them wait for the one who looks.
 */
async function fill(count: number, waiting: number): Promise<void> {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query(
    `with drafter as (select *, row_number() over (order by idx) - 1 as place from staff where idx_position > 6104),
     lead as (select idx, row_number() over (order by idx) - 1 as place from staff where idx_position = 6104),
     made as (
       insert into document (kind, title, body, data, amount, idx_drafter, idx_sector, idx_office, idx_team, status,
                             submitted_at, done_at, wdate)
       select (array['D1','D2','D9','EXP'])[1 + n % 4], '문서 ' || n, '<p>본문 ' || n || '</p>', '{}', n % 900 * 1000,
              s.idx, s.idx_sector, s.idx_office, s.idx_team,
              case when n <= $2::int then 'run' when n % 10 = 7 then 'reject' else 'done' end,
              now() - n * interval '2 minutes', case when n > $2::int then now() end, now() - n * interval '2 minutes'
       from generate_series(1, $1::int) n
       join drafter s on s.place = n % (select count(*) from drafter)
       returning idx, status, submitted_at
     ),
     told as (
       insert into doc_step (idx_document, rev, seq, role, idx_staff)
       select made.idx, 1, 2, 'refer', lead.idx
       from made join lead on lead.place = made.idx / 7 % (select count(*) from lead)
     )
     insert into doc_step (idx_document, rev, seq, role, idx_staff, status, idx_acted_by, acted_at)
     select made.idx, 1, 1, 'approve', case when status = 'run' then $3::bigint else lead.idx end,
            case status when 'run' then 'now' when 'done' then 'ok' else 'reject' end,
            case when status <> 'run' then lead.idx end, case when status <> 'run' then submitted_at end
     from made join lead on lead.place = made.idx % (select count(*) from lead)`,
    [count, waiting, LEAD],
  );
  client.release(true);
  const keeper = await pool.connect();
  await keeper.query("set statement_timeout = 0");
  await keeper.query("vacuum analyze document, doc_step, doc_revision, doc_read");
  keeper.release(true);
}

async function measure(): Promise<Partial<Record<DocumentListType, number>>> {
  const times: Partial<Record<DocumentListType, number>> = {};
  for (const type of types) {
    const url = `/rest/documents/getDocumentList?doc_type=${type}`;
    times[type] = await median(async () => {
      const { statusCode } = await app.inject({ url, headers: { cookie: lead } });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
    });
  }
  return times;
}

/** Submitting by the portal, and the statements of one submission by themselves. */
async function submitting(): Promise<[portal: number, bare: number]> {
  const payload = {
    kind: "D1",
    title: "하반기 워크숍 장소",
    body: "<p>검토 바랍니다.</p>",
    data: { category: "general" },
    line: [LEAD, DIVISION].map((idx_staff) => ({ role: "approve", idx_staff })),
  };
  const submit = async () => {
    const url = "/rest/documents/submitDocument";
    const answer = await app.inject({ method: "POST", url, headers: { cookie: drafter }, payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().idx as number;
  };
  const statements: { text: string; values: unknown[] }[] = [];
  const client = await pool.connect();
  const proto = Object.getPrototypeOf(client) as pg.PoolClient;
  const query = proto.query;
  client.release();
  proto.query = function record(this: pg.PoolClient, ...given: unknown[]) {
    const [config, values] = given as [string | { text: string }, unknown[] | undefined];
    const text = typeof config === "string" ? config : config.text;
    statements.push({ text, values: values ?? [] });
    return Reflect.apply(query, this, given);
  } as typeof proto.query;
  const recorded = await submit();
  proto.query = query;
  const [begin, end] = [
    statements.findIndex(({ text }) => text === "begin"),
    statements.findIndex(({ text }) => text === "commit"),
  ];
  const transaction = statements.slice(begin, end + 1);
  if (transaction.length < 5) throw new Error("nothing to compare with");
  const replay = async () => {
    const one = await pool.connect();
    let idx = recorded;
    for (const { text, values } of transaction) {
      const own = values.map((value) => (value === recorded ? idx : value));
      const { rows: found } = await one.query(text, own);
      if (text.startsWith('insert into "document" ')) idx = Number((found[0] as { idx: string }).idx);
    }
    one.release();
  };
  // a server that has been running knows its way
  for (let n = 0; n < CALLS; n++) {
    await submit();
    await replay();
  }
  const times: { portal: number[]; bare: number[] } = { portal: [], bare: [] };
  // in turn, so that a change of the machine's speed meets both
  for (let n = 0; n < CALLS; n++) {
    times.portal.push(await timeOf(submit));
    times.bare.push(await timeOf(replay));
  }
  return [middle(times.portal), middle(times.bare)];
}

async function median(run: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 20; n++) await run();
  const times: number[] = [];
  for (let n = 0; n < CALLS; n++) times.push(await timeOf(run));
  return middle(times);
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function middle(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
