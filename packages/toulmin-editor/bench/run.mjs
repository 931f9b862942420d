// The editor against bare Lexical, in the same run: `pnpm bench:editor [runs] [marks]`. Prints medians and ratios as Markdown.
import { cpus } from "node:os";
import { servedPage } from "./served-page.mjs";

const runs = Number(process.argv[2] ?? 5);
const sizes = [
  { name: "100k : 500", length: 100_000, marks: 500 },
  { name: "1M : 5,000", length: 1_000_000, marks: 5_000 },
  { name: "1M : 20,000", length: 1_000_000, marks: 20_000 },
];
const rows = [
  { name: "load to painted, ms", of: (run) => run.load.painted },
  { name: "load to the whole text in place, ms", of: (run) => run.load.whole },
  { name: "press of a mark until its attributes are painted, ms", of: (run) => run.press.painted },
  { name: "press of a mark, ms of CPU", of: (run) => run.press.cpu },
  { name: "press of a mark, layouts", of: (run) => run.layouts.all },
  { name: "press of a mark, layouts that a script asked for", of: (run) => run.layouts.forced },
  { name: "create a datum in mid-text, ms of CPU", of: (run) => run.middle.create },
  { name: "delete it, ms of CPU", of: (run) => run.middle.remove },
  { name: "undo, ms of CPU", of: (run) => run.middle.undo },
  { name: "saving in idle time after the create, ms of CPU", of: (run) => run.middle.saving },
  { name: "create a claim at the start, ms of CPU", of: (run) => run.start.create },
  { name: "delete it, ms of CPU (at the start)", of: (run) => run.start.remove },
  { name: "undo, ms of CPU (at the start)", of: (run) => run.start.undo },
  { name: "idle time after the create at the start, ms of CPU", of: (run) => run.start.saving },
  { name: "heap, MB", of: (run) => run.heap },
  { name: "frames over 25 ms", of: (run) => run.slowFrames },
];

const { address, browser, end } = await servedPage("main", "--enable-precise-memory-info");

const results = [];
for (const size of sizes.filter(({ marks }) => !process.argv[3] || marks === Number(process.argv[3]))) {
  const measured = { bare: [], whole: [] };
  // in turn, so that a change of the machine's speed meets both
  for (let run = 0; run < runs; run++) {
    for (const name of ["bare", "whole"]) measured[name].push(await measure(name, size));
  }
  results.push({ size, measured });
}
const pictures = [];
for (let run = 0; run < runs; run++) pictures.push(await measurePictures());
await end();
process.stdout.write(`${table()}\n${pictureTable()}`);
process.exit(0);

async function openPage() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => process.stderr.write(`${error.stack}\n`));
  const session = await page.context().newCDPSession(page);
  // the time of the thread itself: what other programs take of the machine does not count
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  await page.waitForFunction(() => "bench" in window);
  return { page, session };
}

/** What it takes to open the pictures over 2,000 marks of 200 claims, until they are painted. */
async function measurePictures() {
  const { page, session } = await openPage();
  await page.evaluate(() => window.bench.load("dated", 400_000, 2_000));
  await settled(page);
  const opened = {};
  for (const picture of ["overview", "timeline"]) {
    const before = await cpuTime(session);
    const { shown, whole, longest } = await page.evaluate((name) => window.bench.openPicture(name), picture);
    opened[picture] = { shown, whole, longest, cpu: (await cpuTime(session)) - before };
    await page.keyboard.press("Escape");
    await settled(page);
  }
  await page.close();
  return opened;
}

async function measure(name, { length, marks }) {
  const { page, session } = await openPage();
  const load = await page.evaluate(([n, l, m]) => window.bench.load(n, l, m), [name, length, marks]);
  await settled(page);
  const cpu = async (action) => {
    const before = await cpuTime(session);
    await page.evaluate((step) => window.bench[step](), action);
    const painted = await cpuTime(session);
    await settled(page);
    return { painted: painted - before, after: (await cpuTime(session)) - painted };
  };
  const presses = { painted: [], cpu: [] };
  await page.evaluate(() => window.bench.show("middle"));
  await settled(page);
  for (let round = 0; round < 5; round++) {
    const { x, y } = await page.evaluate((nth) => window.bench.markAt(nth), round * 2);
    await page.evaluate(() => window.bench.awaitClick());
    const before = await cpuTime(session);
    await page.mouse.click(x, y);
    presses.painted.push(await page.evaluate(() => window.bench.clicked()));
    presses.cpu.push((await cpuTime(session)) - before);
    await settled(page);
  }
  const layouts = await layoutsOfPress(page);
  // several times on one page: a person marks phrase after phrase
  const at = {};
  for (const place of ["middle", "start"]) {
    await page.evaluate((where) => window.bench.show(where), place);
    await settled(page);
    const rounds = { create: [], saving: [], remove: [], undo: [] };
    for (let round = 0; round < 5; round++) {
      const nothing = await cpu("nothing");
      const spent = ({ painted }) => Math.max(0, painted - nothing.painted);
      const created = await cpu("create");
      rounds.create.push(spent(created));
      rounds.saving.push(Math.max(0, created.after - nothing.after));
      // reading all marks is the benchmark's own work: what it leaves behind is cleared away before the next step
      await page.evaluate(() => window.bench.check());
      await session.send("HeapProfiler.collectGarbage");
      await settled(page);
      rounds.remove.push(spent(await cpu("remove")));
      for (let step = 0; step < 2; step++) rounds.undo.push(spent(await cpu("undo")));
    }
    at[place] = medians(rounds);
  }
  // what scripts hold and what the browser holds for the page: DOM, styles, layout
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize } = await session.send("Runtime.getHeapUsage");
  const heap = (usedSize + embedderHeapUsedSize) / 1e6;
  const frames = await page.evaluate(() => window.bench.scroll());
  await page.close();
  return {
    load,
    press: medians(presses),
    layouts,
    ...at,
    heap,
    slowFrames: frames.filter((frame) => frame > 25).length,
  };
}

/** How often the page is laid out from the press of a mark until what it shows is painted, by Chromium's own trace. */
async function layoutsOfPress(page) {
  const { x, y } = await page.evaluate(() => window.bench.markAt(1));
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await page.evaluate(() => window.bench.awaitClick());
  await page.mouse.click(x, y);
  await page.evaluate(() => window.bench.clicked());
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`);
  const dispatched = (type) =>
    traceEvents.find(({ name, args }) => name === "EventDispatch" && args.data?.type === type);
  const [pressed, clicked] = [dispatched("mousedown"), dispatched("click")];
  const painted = traceEvents.find(({ name, ts }) => name === "Paint" && ts > clicked.ts + clicked.dur)?.ts;
  const all = traceEvents.filter(({ name, ts }) => name === "Layout" && ts > pressed.ts && ts < painted);
  const forced = all.filter(({ args }) => args.beginData?.stackTrace);
  await settled(page);
  return { all: all.length, forced: forced.length };
}

function medians(rounds) {
  return Object.fromEntries(Object.entries(rounds).map(([step, times]) => [step, median(times)]));
}

/** Lets what follows a change (saving, idle work) come to its end. */
async function settled(page) {
  await page.waitForTimeout(400);
}

async function cpuTime(session) {
  return (await metric(session, "TaskDuration")) * 1000;
}

async function metric(session, name) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((each) => each.name === name).value;
}

function table() {
  const head = `| median of ${runs}; editor / bare Lexical | ${results.map(({ size }) => size.name).join(" | ")} |`;
  const lines = rows.map(({ name, of }) => {
    const cells = results.map(({ measured }) => {
      const [whole, bare] = [median(measured.whole.map(of)), median(measured.bare.map(of))];
      const ratio = bare === 0 ? "" : ` = **${(whole / bare).toFixed(2)}×**`;
      return `${round(whole)} / ${round(bare)}${ratio}`;
    });
    return `| ${name} | ${cells.join(" | ")} |`;
  });
  const machine = `${cpus().length} cores, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}`;
  return `${[head, `| --- |${results.map(() => " --- |").join("")}`, ...lines].join("\n")}\n\n${machine}\n`;
}

function pictureTable() {
  const lines = ["overview", "timeline"].map((name) => {
    const [shown, whole, longest, cpu] = ["shown", "whole", "longest", "cpu"].map((of) =>
      round(median(pictures.map((run) => run[name][of]))),
    );
    return `| ${name} | ${shown} | ${whole} | ${longest} | ${cpu} |`;
  });
  const head = `| 2,000 marks of 200 claims, median of ${runs} | painted, ms | whole, ms | longest task, ms | ms of CPU |`;
  return `${[head, "| --- | --- | --- | --- | --- |", ...lines].join("\n")}\n`;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function round(value) {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
