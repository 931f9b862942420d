import Fastify from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Registry } from "prom-client";
import { openCompany } from "./company";

// The portal and a bare Fastify over the same pool, in one process: whatever slows one slows the other. The bare one
// runs the very statements that the portal's call runs, without its session, checks and shapes.

const NOTICES = 100_000;
const paths = {
  header: "/rest/personal/getGNBInfo",
  list: "/rest/carrotzone/noticeList?page=1&rows=30",
};

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const company = await openCompany({
  connections: 20,
  registry,
  fill: (pool) =>
    pool.query(
      `insert into post (board, title, body, wdate)
       select 'notice', '공지 ' || number, '내용', now() - number * interval '1 minute' from generate_series(1, $1) number`,
      [NOTICES],
    ),
});
const { app: portal, pool } = company;
const cookie = await company.signIn("staff@demo.test");

const bare = Fastify();
for (const [name, url] of Object.entries(paths)) {
  const statements = await statementsOf(() => portal.inject({ url, headers: { cookie } }));
  bare.get(`/${name}`, async () => {
    const results = [];
    for (const statement of statements) results.push((await pool.query(statement)).rows);
    return results;
  });
}
process.send?.({
  portal: await portal.listen({ port: 0, host: "127.0.0.1" }),
  bare: await bare.listen({ port: 0, host: "127.0.0.1" }),
  cookie,
  paths,
  postgres: (await pool.query("show server_version")).rows[0].server_version,
});
process.on("disconnect", async () => {
  await bare.close();
  await company.close();
  process.exit(0);
});

/** What a call asks of the database, but for who calls. */
async function statementsOf(call: () => Promise<{ statusCode: number }>): Promise<pg.QueryConfig[]> {
  const statements: pg.QueryConfig[] = [];
  const query = pool.query;
  pool.query = new Proxy(query, {
    apply(run, self, given: [pg.QueryArrayConfig, unknown[]]) {
      const [{ text, rowMode }, values] = given;
      if (!text.includes('from "auth_session"')) statements.push({ text, values, ...(rowMode && { rowMode }) });
      return Reflect.apply(run, self, given);
    },
  });
  const { statusCode } = await call();
  pool.query = query;
  if (statusCode !== 200 || statements.length === 0) throw new Error(`nothing to compare with: ${statusCode}`);
  return statements;
}
