// Calls of the portal against bare Fastify routes that run the same SQL over the same pool: `pnpm bench:server`, and
// with `--soak <minutes>` the memory over a long load. Prints Markdown.
import { cpus } from "node:os";
import autocannon from "autocannon";
import { startService } from "./service.mjs";

const CONNECTIONS = 50;
const SECONDS = 5;
const ROUNDS = 5;
const names = { header: "getGNBInfo", list: "noticeList, 30 of 100,000 rows" };

const { served, stop } = await startService("serve");

const soak = process.argv.indexOf("--soak");
process.stdout.write(soak === -1 ? await compare() : await load(Number(process.argv[soak + 1] ?? 10)));
await stop();

async function compare() {
  const rows = [];
  for (const name of Object.keys(names)) {
    const measured = { portal: [], bare: [] };
    await fire(name, "portal", 2);
    await fire(name, "bare", 2);
    // in turn, so that a change of the machine's speed meets both
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of ["bare", "portal"]) measured[side].push(await fire(name, side, SECONDS));
    }
    for (const part of [0.5, 0.95]) {
      const [bare, portal] = ["bare", "portal"].map((side) => median(measured[side].map((times) => at(times, part))));
      rows.push(
        `| ${names[name]} | p${part * 100} | ${bare.toFixed(1)} | ${portal.toFixed(1)} | **${(portal / bare).toFixed(2)}×** |`,
      );
    }
  }
  const machine = `${cpus().length} cores (${cpus()[0].model}), Node ${process.versions.node}, PostgreSQL ${served.postgres}`;
  return `
| call | percentile | bare, ms | portal, ms | ratio |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

${CONNECTIONS} connections, medians of ${ROUNDS} × ${SECONDS} s, load on the same machine: ${machine}, ${new Date().toISOString().slice(0, 10)}
`;
}

/** Loads one route; gives the sorted times of its answers in milliseconds. */
function fire(name, side, duration) {
  const url = side === "portal" ? served.portal + served.paths[name] : `${served.bare}/${name}`;
  return new Promise((resolve, reject) => {
    const times = [];
    const options = { url, connections: CONNECTIONS, duration, timeout: 60, headers: { cookie: served.cookie } };
    const instance = autocannon(options, (error, result) => {
      if (error || result.non2xx > 0 || result.errors > 0) {
        reject(error ?? new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`));
      } else {
        resolve(times.sort((a, b) => a - b));
      }
    });
    instance.on("response", (_client, _status, _bytes, time) => times.push(time));
  });
}

/** Loads both calls for a long time; gives the memory minute by minute. */
async function load(minutes) {
  const lines = [];
  for (let minute = 0; minute <= minutes; minute++) {
    const { heap, resident } = await memory();
    const line = `| ${minute} | ${resident} | ${heap} |`;
    process.stderr.write(`${line}\n`);
    lines.push(line);
    if (minute === minutes) break;
    const answers = [...(await fire("header", "portal", 30)), ...(await fire("list", "portal", 30))].length;
    process.stderr.write(`${answers} answers\n`);
  }
  return `\n| minute | resident, MB | heap in use, MB |\n| --- | --- | --- |\n${lines.join("\n")}\n`;
}

async function memory() {
  const text = await (await fetch(`${served.portal}/metrics`)).text();
  const value = (name) => Math.round(Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1]) / 1e6);
  return { resident: value("process_resident_memory_bytes"), heap: value("nodejs_heap_size_used_bytes") };
}

function at(sorted, part) {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

function median(values) {
  return at(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}
