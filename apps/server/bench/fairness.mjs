// How long one person's save waits while another one fills each of the queues: `pnpm bench:fairness`. Prints Markdown. The
// server is that of `bench/hostile.mjs`, a process of its own; whoever floods has a thread, so that what it takes to send
// so much is not measured. `SECONDS` is how long each flood lasts; with `--print` no wait fails it, because machines differ.
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { startService } from "./service.mjs";

/** The longest that a save may wait, in milliseconds. */
const MOST = 500;
const SECONDS = Number(process.env.SECONDS || 8);
/** Calls that whoever floods has under way. */
const AT_ONCE = 60;

const { served, stop } = isMainThread ? await startService("hostile") : workerData;
const { address, cookie, master, screen } = served;
const holidays = `/rest/records/holiday/list?screen=${screen}&rows=100`;
const rows = Array.from({ length: 3000 }, (_, n) => `2040-01-01,휴일 ${n},company,full`).join("\n");

const longText = "<p>가나 <b>다</b></p>".repeat(20_000);

/** Each is one call of whoever floods. */
const floods = {
  nobody: null,
  "long texts to be cleaned": () => save(cookie, longText),
  "searches that keep the database busy": () => get(`${holidays}&q=${encodeURIComponent("휴")}&sort=-name`),
  exports: () => get(`${served.export}&format=xlsx`),
  imports: () => send("/rest/records/holiday/import", cookie, file(rows)),
  "sign-ins": () => send("/rest/mypims/login", "", json({ uid: "lead@demo.test", upw: "demo-2026!" })),
};

if (isMainThread) await measure();
else await flood(floods[workerData.name]);

/** Floods from this thread, and says which answers it got. */
async function flood(call) {
  const until = performance.now() + SECONDS * 1000;
  const answered = new Map();
  const flooding = Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < until) {
      const status = await call();
      answered.set(status, (answered.get(status) ?? 0) + 1);
      // a refusal costs nothing: whoever gets it would only measure how fast refusals are
      if (status === 429) await sleep(50);
    }
  });
  await Promise.all(flooding);
  parentPort.postMessage([...answered].map(([status, count]) => `${count} × ${status}`).join(", "));
}

async function measure() {
  let isMissed = false;
  process.stdout.write(
    "\n| flooded with | its answers | saves of another | median, ms | longest, ms | |\n| --- | --- | --- | --- | --- | --- |\n",
  );
  for (const [name, call] of Object.entries(floods)) {
    const flooding = call && new Worker(new URL(import.meta.url), { workerData: { served, name } });
    const answers = flooding && new Promise((resolve) => flooding.once("message", resolve));
    const until = performance.now() + SECONDS * 1000;
    await sleep(500);
    const waited = [];
    const refused = [];
    while (performance.now() < until) {
      const began = performance.now();
      const status = await save(master, `<p>${"가".repeat(2000)}</p>`);
      waited.push(performance.now() - began);
      if (status !== 200) refused.push(status);
      await sleep(50);
    }
    waited.sort((one, other) => one - other);
    const longest = waited.at(-1);
    const isOver = longest > MOST || refused.length > 0;
    isMissed ||= isOver;
    const saved = `${waited.length}${refused.length > 0 ? `, refused: ${refused.join(" ")}` : ""}`;
    process.stdout.write(
      `| ${name} | ${(await answers) ?? ""} | ${saved} | ${waited[Math.floor(waited.length / 2)].toFixed(0)} | ${longest.toFixed(0)} | ${isOver ? "missed" : "kept"} |\n`,
    );
  }
  process.stdout.write(
    `\n${AT_ONCE} calls of one person under way for ${SECONDS} s each, another one's drafts of 6 kB one after the other: kept when none waits longer than ${MOST} ms or is refused. Both on this machine.\n`,
  );
  await stop();
  if (isMissed && !process.argv.includes("--print")) process.exitCode = 1;
}

async function send(path, who, { headers = {}, body } = {}) {
  const answer = await fetch(address + path, {
    method: body ? "POST" : "GET",
    headers: { cookie: who, ...headers },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

function get(path) {
  return send(path, cookie);
}

function save(who, body) {
  const draft = { idx: 0, ver: 0, kind: "D1", title: "긴 글", body, data: {}, secret: "normal", keep_years: "5" };
  return send("/rest/documents/saveDraft", who, json({ ...draft, line: [], files: [] }));
}

function json(fields) {
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(fields) };
}

function file(text) {
  const body = new FormData();
  body.append("screen", screen);
  body.append("check", "Y");
  body.append("file", new Blob([`날짜,이름,종류,구분\n${text}`]), "a.csv");
  return { body };
}
