import { calls } from "@portal/definition/calls";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { demoAccounts } from "./demo/accounts";
import { openTestPortal, type TestPortal, type Visitor } from "./testing/test-portal";
import { type HostileRequest, hostileRequest } from "./testing/walks/hostile";

/** Each call is tried at least once; `pnpm fuzz:server` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 900);
const SEED = Number(process.env.FUZZ_SEED ?? 6167);

/** A text that nothing else writes: too long for the letters of a key or of a sealed value to spell it by chance. */
const markOf = (n: number) => `fuzzed${n}z`;
const MARK = /fuzzed\d+z/g;

/** Tables that record what was tried, refused or not. */
const RECORDS = ["login_log", "audit_log", "throttle"];

test(`${REQUESTS} hostile requests are refused in words or done, and nothing of a refused one is kept`, async () => {
  const portal = await openTestPortal();
  const before = await countRows(portal);
  const refused = new Set<string>();
  const statuses = new Map<number, number>();
  const visitors = new Map<string, Visitor>();
  for (let n = 0; n < REQUESTS; n++) {
    const call = calls[n % calls.length] as (typeof calls)[number];
    const mark = markOf(n);
    const request = fc.sample(hostileRequest(call, mark), { numRuns: 1, seed: SEED + n })[0] as HostileRequest;
    const email = demoAccounts[n % demoAccounts.length]?.email as string;
    const visitor = visitors.get(email) ?? (await portal.signedIn(email));
    visitors.set(email, visitor);
    const answer = await visitor.send(request);
    const problem = problemOf(answer);
    if (problem !== null) throw new Error(`${problem}\n${JSON.stringify(request).slice(0, 2000)}\n${answer.body}`);
    if (answer.statusCode >= 400) refused.add(mark);
    // what ends sessions is also tried; whoever it hits signs in again
    if (answer.statusCode === 401 || call.path.includes("logout")) visitors.delete(email);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  }
  expect(await keptMarks(portal, refused)).toEqual([]);
  const after = await countRows(portal);
  for (const name of ["sector", "office", "team", "position", "staff", "account", "post", "leave_ledger"]) {
    expect([name, after.get(name)]).toEqual([name, before.get(name)]);
  }
  expect(refused.size).toBeGreaterThan(REQUESTS / 4);
  // with each module more of what is tried is closed to whoever tries it
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 15);
  if (process.env.FUZZ_REQUESTS) process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`);
}, 3_600_000);

/** What is wrong with an answer; `null` when a person could be shown it. */
function problemOf({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  if (statusCode >= 500) return `status ${statusCode}`;
  const type = String(headers["content-type"]);
  // a call may lead to another system, but not to where the request says
  if (statusCode === 302 && String(headers.location).search(MARK) < 0) return null;
  if (statusCode < 400) return statusCode === 200 ? null : `status ${statusCode}`;
  if (!type.startsWith("application/json")) return `refused as ${type}`;
  const { err, err_msg } = JSON.parse(body) as { err?: unknown; err_msg?: unknown };
  if (typeof err !== "number" || err === 0) return "refused without a number";
  return typeof err_msg === "string" && /[가-힣]/.test(err_msg) ? null : "refused without words";
}

/** The marks of these that any record has, whatever its table and column. */
async function keptMarks({ db }: TestPortal, marks: ReadonlySet<string>): Promise<string[]> {
  const kept: string[] = [];
  for (const name of await tableNames(db)) {
    if (RECORDS.includes(name)) continue;
    const { rows } = await db.execute<{ record: string }>(
      sql`select t::text as record from ${sql.identifier(name)} t where t::text ~ ${MARK.source}`,
    );
    const found = rows.flatMap(({ record }) => record.match(MARK) ?? []);
    kept.push(...found.filter((mark) => marks.has(mark)).map((mark) => `${name}: ${mark}`));
  }
  return kept;
}

async function countRows({ db }: TestPortal): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of await tableNames(db)) {
    const { rows } = await db.execute<{ rows: string }>(sql`select count(*) as rows from ${sql.identifier(name)}`);
    counts.set(name, Number(rows[0]?.rows));
  }
  return counts;
}

async function tableNames(db: TestPortal["db"]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}
