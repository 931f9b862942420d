// Kills the server and the database while people write: `pnpm faults [cycles]`. Every write that was acknowledged must be
// there afterwards, once, and no write may be there by half. Build first. Exit code 1 when something was lost.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkMore, kinds, others, writers as writersOfMore } from "./faults-more.mjs";

const cycles = Number(process.argv[2] ?? 100);
const root = join(import.meta.dirname, "..");
const pg = createRequire(join(root, "apps/server/package.json"))("pg");
const port = 20_000 + (process.pid % 20_000);
const address = `http://127.0.0.1:${port}`;
const linkKey = "faults-faults-faults-faults";
const headers = { "content-type": "application/json", authorization: `Bearer ${linkKey}` };
const emails = ["staff", "newcomer", "lead", "people", "support", "sales", "accounting", "dev", "master", "hr"];
const setsOf = (names) => Object.fromEntries(names.map((name) => [name, new Set()]));

const dataDir = mkdtempSync(join(tmpdir(), "portal-faults-"));
// as root the database runs as another user, who has to come to it
chmodSync(dataDir, 0o755);

/** What the writers know: what they were told is written, and what they asked for without hearing the end. */
const told = setsOf(["gifts", "links", ...kinds]);
const asked = setsOf(["gifts", "links", ...kinds]);
const recoveries = { server: [], database: [], both: [] };
let isOver = false;
let server = startServer();

try {
  await untilReady();
  const people = await Promise.all(emails.map(signIn));
  const all = new Map([...people, ...(await Promise.all(others.map(signIn)))].map((one) => [one.name, one.cookie]));
  const more = { send: tell, get: ask, cookieOf: (name) => all.get(name), isOver: () => isOver };
  const writers = [...people.map(write), ...writersOfMore(more)];
  const began = Date.now();
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await sleep(200 + Math.random() * 3000);
    await strike(["server", "database", "both"][cycle % 3]);
    await check();
    if (cycle % 10 === 0) process.stdout.write(`${cycle} cycles, ${sizeOf(told)} writes\n`);
  }
  isOver = true;
  await Promise.all(writers);
  await check();
  process.stdout.write(report((Date.now() - began) / 1000));
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
} finally {
  isOver = true;
  const ended = new Promise((resolve) => server.on("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

function startServer() {
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    LINK_KEY: linkKey,
    CALLS_PER_MINUTE: "1000000",
    LOG_LEVEL: "silent",
  };
  return spawn(process.execPath, [join(root, "apps/server/dist/main.js")], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function strike(what) {
  const [postmaster] = postmasterFile();
  const isServer = what !== "database";
  if (what !== "server") process.kill(Number(postmaster), "SIGKILL");
  if (isServer) {
    const ended = new Promise((resolve) => server.on("exit", resolve));
    server.kill("SIGKILL");
    await ended;
    server = startServer();
  } else {
    // until the end of the database is seen, the server may still say that it is ready
    await until(() => postmasterFile()[0] !== postmaster);
  }
  const began = Date.now();
  await untilReady();
  recoveries[what].push(Date.now() - began);
}

async function untilReady() {
  await until(async () => (await fetch(`${address}/rest/ready`)).status === 200);
}

async function until(isSo) {
  for (let waited = 0; waited < 120_000; waited += 20) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    await sleep(20);
  }
  throw new Error("the portal did not come back within two minutes");
}

async function signIn(name) {
  const body = JSON.stringify({ uid: `${name}@demo.test`, upw: "demo-2026!" });
  const answer = await fetch(`${address}/rest/mypims/login`, { method: "POST", headers, body });
  return { name, email: `${name}@demo.test`, cookie: answer.headers.get("set-cookie").split(";")[0] };
}

/** Writes without a pause: gifts, which are one row, and sign-ins by link, which are rows in two tables. */
async function write({ email, cookie }) {
  for (let turn = 0; !isOver; turn++) {
    if (turn % 20 < 2) {
      const message = `${email} ${turn}`;
      await tell("gifts", message, "/rest/personal/sendThxDollar", { target: 110, dollar: 1, message }, cookie);
    } else {
      const made = await call("/rest/auth/makeSignInLink", { email, to: "/main" });
      const token = made?.link && new URL(made.link).searchParams.get("token");
      if (token) await tell("links", token, "/rest/auth/useSignInLink", { token });
    }
    await sleep(Math.random() * 20);
  }
}

async function tell(kind, name, path, body, cookie, key) {
  asked[kind]?.add(name);
  const answer = await call(path, body, cookie, key);
  // of several at once each has its own answer
  const isDone = answer?.list?.every(({ is_done }) => is_done) ?? true;
  if (answer?.err === 0 && isDone) told[kind]?.add(name);
  return answer;
}

async function ask(path, cookie) {
  try {
    return await (await fetch(address + path, { headers: { cookie } })).json();
  } catch {
    return null;
  }
}

async function call(path, body, cookie, key) {
  try {
    // from many addresses, so that the limit of tries from one is not met
    const from = `10.0.${Math.floor(Math.random() * 256)}.1`;
    const given = {
      ...headers,
      "x-forwarded-for": from,
      ...(cookie && { cookie }),
      ...(key && { "idempotency-key": key }),
    };
    const answer = await fetch(address + path, { method: "POST", headers: given, body: JSON.stringify(body) });
    if (answer.status === 503) await sleep(200);
    return await answer.json();
  } catch {
    // the server was killed: nothing was acknowledged
    await sleep(200);
    return null;
  }
}

/** Compares what the writers were told with what the database holds. */
async function check() {
  const known = Object.fromEntries(Object.entries(told).map(([kind, names]) => [kind, new Set(names)]));
  const client = new pg.Client({ host: postmasterFile()[4], user: "portal", database: "portal" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const { rows: gifts } = await client.query("select message from thanks_dollar where message like '%@demo.test %'");
    const stored = new Set(gifts.map(({ message }) => message));
    expect(stored.size === gifts.length, "a gift is there twice");
    for (const message of known.gifts) expect(stored.has(message), `an acknowledged gift is lost: ${message}`);
    for (const message of stored) expect(asked.gifts.has(message), `a gift that nobody sent: ${message}`);
    const { rows: links } = await client.query(
      "select token_hash, (select count(*)::int from auth_session s where s.by_link and s.last_seen = l.used_at and s.idx_staff = l.idx_staff) as sessions from sign_in_link l where used_at is not null",
    );
    const used = new Set(links.map(({ token_hash }) => token_hash));
    for (const token of known.links) expect(used.has(await hashOf(token)), "an acknowledged sign-in is lost");
    expect(
      links.every(({ sessions }) => sessions > 0),
      "a link is used and its session is not there: half a write",
    );
    const { rows: counts } = await client.query(
      `select (select count(*)::int from auth_session where by_link) as sessions,
              (select count(*)::int from audit_log where action = 'POST /rest/personal/sendThxDollar') as audited,
              (select coalesce(max(sum), 0)::int from (select sum(dollar) from thanks_dollar
                where wdate >= date_trunc('month', now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
                group by idx_from_staff) given) as most`,
    );
    const [{ sessions, audited, most }] = counts;
    expect(sessions === links.length, `${sessions} sessions by ${links.length} links: half a write`);
    expect(audited >= gifts.length, `${gifts.length} gifts, ${audited} in the audit log`);
    expect(most <= 500, `somebody gave ${most} dollars in a month`);
    await checkMore(client, known, expect);
  } finally {
    await client.end();
  }
}

async function hashOf(token) {
  return Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(token))).toString("hex");
}

function expect(isSo, problem) {
  if (!isSo) throw new Error(problem);
}

function postmasterFile() {
  try {
    return readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

function sizeOf(sets) {
  return Object.values(sets).reduce((sum, { size }) => sum + size, 0);
}

function report(seconds) {
  const lines = Object.entries(recoveries).map(([what, times]) => {
    const sorted = [...times].sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return `| ${what} | ${times.length} | ${middle} | ${sorted.at(-1) ?? 0} |`;
  });
  return `
| killed | times | back after, ms, median | longest |
| --- | --- | --- | --- |
${lines.join("\n")}

Acknowledged in ${Math.round(seconds)} s: ${Object.entries(told)
    .map(([kind, { size }]) => `${size} ${kind}`)
    .join(", ")}; ${sizeOf(asked) - sizeOf(told)} without an answer or refused.
All acknowledged are there, once; none by half; each is in the audit log.
`;
}
