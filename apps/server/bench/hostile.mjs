// How long the server's main thread stops for others while somebody sends it the worst: `pnpm bench:hostile`. Prints
// Markdown. The server is a process of its own, so that making the requests is not counted. `EXTREMES` is one of how many
// extreme values are sent; with `--print` no stop fails it, because machines differ.
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { built, startService } from "./service.mjs";

/** How much longer than an idle one the main thread may stop, in milliseconds. */
const MOST = 50;
const isPrinted = process.argv.includes("--print");
const ROUNDS = isPrinted ? 1 : 3;

const service = await startService("hostile", "extremes");
const { served, next } = service;
const { address, cookie, rows } = served;

const importing = "/rest/records/holiday/import";
const inputs = {
  "nothing, for comparison": async () => void (await new Promise((resolve) => setTimeout(resolve, 2000))),
  "a 1.4 kB workbook with one cell at XFD1048576": () => send(importing, form(workbook("XFD1048576"))),
  "a 2.9 MB CSV of newlines": () => send(importing, form(Buffer.from("\n".repeat(2_900_000)))),
  "a 2.9 MB CSV of commas": () => send(importing, form(Buffer.from(",".repeat(2_900_000)))),
  "450,000 lists in each other": () =>
    send("/rest/documents/saveDraft", sent(`{"data":${"[".repeat(450_000)}${"]".repeat(450_000)}}`)),
  "saveDraft with 80,000 fields": () => {
    const data = Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`k${n}`, 1]));
    return send("/rest/documents/saveDraft", json({ ...draft(""), data }));
  },
  "saveDraft with 160,000 <b>": () => send("/rest/documents/saveDraft", json(draft("<b>".repeat(160_000)))),
  "saveDraft with 500 kB of paragraphs": () =>
    send("/rest/documents/saveDraft", json(draft("<p>가나 <b>다</b></p>".repeat(20_000)))),
  [`an export of ${rows.toLocaleString("en")} rows as xlsx`]: () => send(`${served.export}&format=xlsx`),
  [`an export of ${rows.toLocaleString("en")} rows as csv`]: () => send(`${served.export}&format=csv`),
};

const counts = { requests: 0, GETs: 0, failed: 0, cutOff: 0 };
let idle;
let isMissed = false;
process.stdout.write(
  "\n| input | answered | after, ms | longest stop, ms | CPU between two turns, ms | |\n| --- | --- | --- | --- | --- | --- |\n",
);
for (const [name, run] of Object.entries(inputs)) {
  const measured = [];
  for (let round = 0; round < ROUNDS; round++) {
    service.send("begin");
    await next();
    const began = performance.now();
    const status = await run();
    const took = performance.now() - began;
    service.send("end");
    measured.push({ status, took, ...(await next()) });
  }
  // what a busy machine adds differs from round to round; what the input takes does not
  const best = measured.toSorted((one, other) => one.stop - other.stop)[0];
  idle ??= best.stop;
  const isOver = best.stop - idle > MOST;
  isMissed ||= isOver;
  process.stdout.write(
    `| ${name} | ${best.status ?? ""} | ${Math.round(best.took)} | ${best.stop.toFixed(1)} | ${best.busy.toFixed(1)} | ${isOver ? "missed" : "kept"} |\n`,
  );
}
process.stdout.write(
  `\nRounds: ${ROUNDS}, of which the best counts. A stop is the delay of the event loop (monitorEventLoopDelay, 1 ms), with what other programs take of the machine: kept when it is no more than ${MOST} ms longer than that of the idle loop in the first row. The CPU is what all threads took between two turns of the main one.\n`,
);

// every parameter of every call at the extremes of its type; what stopped the loop too long is looked at again
const { extremes } = await import(join(built, "extremes.js"));
const slow = [];
for (const request of extremes(Number(process.env.EXTREMES || 1), served.existing)) {
  counts.requests++;
  if (request.method === "GET") counts.GETs++;
  const { status, stop } = await measure(request);
  if (status >= 500) {
    counts.failed++;
    process.stdout.write(`${status}: ${request.what}\n`);
  }
  if (stop - idle > MOST) slow.push({ request, stop });
}
let longest = 0;
for (const { request, stop } of slow) {
  const again = await measure(request);
  const once = Math.min(stop, again.stop, (await measure(request)).stop);
  longest = Math.max(longest, once);
  if (once - idle <= MOST) continue;
  isMissed = true;
  process.stdout.write(`${once.toFixed(1)} ms: ${request.what}\n`);
}
process.stdout.write(
  `\nExtreme values: ${counts.requests.toLocaleString("en")} requests, of them ${counts.GETs.toLocaleString("en")} GETs; ${counts.failed} answered 500 or more; ${counts.cutOff} cut off while they were sent; ${slow.length} stopped the loop for more than ${MOST} ms once, the longest again for ${longest.toFixed(1)} ms.\n`,
);
await service.stop();
if (counts.failed > 0 || (isMissed && !isPrinted)) process.exitCode = 1;

/** Sends a request as somebody who may make every call. */
async function measure({ method, url, payload, headers }) {
  service.send("begin");
  await next();
  const began = { headers: { cookie: served.master, "content-type": "application/json", ...headers } };
  if (method === "POST") began.body = headers ? payload : JSON.stringify(payload);
  else delete began.headers["content-type"];
  const status = await send(url, began);
  service.send("end");
  return { status, ...(await next()) };
}

/** The status of the answer; 0 when the server closed the connection on a body that is too large. */
async function send(path, { headers = {}, body } = {}) {
  try {
    const answer = await fetch(address + path, {
      method: body ? "POST" : "GET",
      headers: { cookie, ...headers },
      body,
      // a link out of the portal is an answer; where it leads is not asked
      redirect: "manual",
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (!["EPIPE", "ECONNRESET"].includes(error.cause?.code)) throw error;
    counts.cutOff++;
    return 0;
  }
}

function json(fields) {
  return sent(JSON.stringify(fields));
}

function sent(body) {
  return { headers: { "content-type": "application/json" }, body };
}

function form(bytes) {
  const body = new FormData();
  body.append("screen", served.screen);
  body.append("check", "N");
  body.append("file", new Blob([bytes]), "a.xlsx");
  return { body };
}

function draft(body) {
  return {
    idx: 0,
    ver: 0,
    kind: "D1",
    title: "긴 글",
    body,
    data: {},
    secret: "normal",
    keep_years: "5",
    line: [],
    files: [],
  };
}

/** A workbook with one cell, wherever it lies. */
function workbook(at) {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const files = {
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData><row r="${/\d+/.exec(at)[0]}"><c r="${at}" t="inlineStr"><is><t>a</t></is></c></row></sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
