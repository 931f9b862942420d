// Layout of charts and overview against d3-flextree and dagre, in the same run: `pnpm bench:layout [runs]`. Prints
// medians and ratios as Markdown.
import { cpus } from "node:os";
import { servedPage } from "./served-page.mjs";

const runs = Number(process.argv[2] ?? 31);
const sizes = [20, 60, 200];
const rows = [
  ["chart", "chart, first time (texts measured and wrapped)"],
  ["again", "chart, again (a zone opens)"],
  ["flextree", "d3-flextree, the same boxes, sizes given"],
  ["dagre", "dagre, the same boxes, sizes given"],
  ["overview", "overview of so many claims, first time"],
  ["dagreClaims", "dagre, the same claims, sizes given"],
];

const { address, browser, end } = await servedPage("layout");
const page = await browser.newPage();
await page.goto(address);
await page.waitForFunction(() => "contenders" in window);

const outcomes = new Map(rows.map(([name]) => [name, sizes.map(() => [])]));
// in turn, so that a change of the machine's speed meets all
for (let run = 0; run < runs; run++) {
  for (const [index, size] of sizes.entries()) {
    for (const [name] of rows) {
      const outcome = await page.evaluate(([which, count]) => window.contenders[which](count), [name, size]);
      outcomes.get(name)[index].push(outcome);
    }
  }
}
const version = browser.version();
await end();

const line = (cells) => `| ${cells.join(" | ")} |`;
const head = line([`median ms of ${runs} (picture in px)`, ...sizes.map((size) => `${size} boxes`)]);
const lines = rows.map(([name, label]) => line([label, ...sizes.map((_, index) => cell(name, index))]));
const machine = `${cpus().length} cores (${cpus()[0].model.trim()}), Chromium ${version}, ${new Date().toISOString().slice(0, 10)}`;
process.stdout.write(`${[head, line(["---", ...sizes.map(() => "---")]), ...lines].join("\n")}\n\n${machine}\n`);
process.exit(0);

/** A contender's time and picture; against ours of the same kind as a ratio. */
function cell(name, index) {
  const ours = { flextree: "chart", dagre: "chart", dagreClaims: "overview" }[name];
  const ms = median(outcomes.get(name)[index].map((outcome) => outcome.ms));
  const { width, height } = outcomes.get(name)[index][0];
  const ratio = ours
    ? ` = **${(ms / median(outcomes.get(ours)[index].map((outcome) => outcome.ms))).toFixed(1)}×**`
    : "";
  return `${ms.toFixed(1)}${ratio} (${Math.round(width)} × ${Math.round(height)})`;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
