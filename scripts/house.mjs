// How large the house is: lines that people wrote of each family of modules on each side, what a screen costs, what the
// engine should do instead (casts, calls, tables and URL state by hand), and who uses what it can do. Counts what git
// knows; takes a few seconds.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { runnerImport } from "vite";
import { capabilities } from "./capabilities.mjs";

const root = join(import.meta.dirname, "..");

/** The families of modules, by what their files are called; a file is the first one's that fits. */
const parts = {
  bookings: /book(able|ing)|vehicle|classroom|studio/,
  news: /news-zone|ceo-message|manual|media-zone|carrotzone\/|rules\/.*post\b/,
  tasks: /\btasks?\b|task-/,
  "e-learning": /e-?learning/,
  expenses: /expense/,
  "extra pay": /extra-pay|hourly-pay|overtime/,
  "sales publishing": /\bsales\b|sales-|customer-picker/,
  inbox: /inbox/,
  documents: /document|approval|drafting|forms\/|read-form|business-trip/,
  leave: /leave|vacation|holidays?\b(?!-gift)|telecommuting|absence|business-days/,
  "assets and gifts": /\bassets?\b|asset-|goods|gift/,
  growth:
    /growth|evaluation|education|edu-|\bkpi|\bpbc|mcr-mcg|mc-sheet|eval-|goal-change|feedback|pledge|personality|coaching/,
  people:
    /incumbent|staff-|\/people\/|employee-|retire|recruit|applicant|head-of-team|org-head|job-rotation|overall-statistics|onboard/,
  customers:
    /customer|business-card|smp\b|smp-|opportunit|quote|inbound|inquiry|visit|outside-work|contact\b|rules\/.*contract\b|eic-call|call-log|class-run/,
  instructors: /\bmi\/|\bmi-|\/classes\b/,
  textbooks: /textbook|shipment|return-order|isbn|lent-item/,
  magazines: /magazine|newsletter|nl-article/,
  fuel: /fuel|own-car/,
  "global ER": /global-er|\/er\/|\/er(-\w+)?\.tsx?$/,
  plans: /management-plan|mgmt-plan|\bplans?\b/,
  research: /research/,
  SPAC: /spac\b/,
  company: /organi[sz]ation|permission|\bcompany\b|operations|\badmin\b|access\/grants/,
  home: /\bhome\b|shell-home|directory|family-?sites?|\bsites\b|content-?page|features\/content|leadership|thanks/,
  "signing in": /\bauth\b|shell-auth|login|sign-in|password|session/,
  "the annotation editor": /annotation/,
};
/** What is drawn from definitions and may have tables and address of its own. */
const engine = /^apps\/intranet\/src\/(engine|screens|controls|fields)\//;
const sheets = /sheet/;
const sides = {
  contract: "packages/portal/src/contract/",
  data: "packages/portal/",
  server: "apps/server/",
  intranet: "apps/intranet/",
};
const folders = ["packages/portal", "apps/server", "apps/intranet"];

const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path.includes("/src/"));
const files = [...new Set(paths)].flatMap((path) => (/\.tsx?$|\.css$/.test(path) ? readWritten(path) : []));
const code = files.filter(({ path }) => !path.endsWith(".css"));
const counted = code.map(({ path, text }) => ({ path, ...countIn(path, text) }));

await report();

/** A file as people wrote it; nothing of tests, stories, demo data, and what is generated or moved away. */
function readWritten(path) {
  if (/\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/demo\/|\/story-|\.gen\.ts$/.test(path)) return [];
  let text;
  try {
    text = readFileSync(join(root, path), "utf8");
  } catch {
    return [];
  }
  if (text.startsWith("// Made by")) return [];
  const part = Object.keys(parts).find((name) => parts[name].test(path)) ?? "the rest";
  const side = Object.keys(sides).find((name) => path.startsWith(sides[name]));
  return [{ path, text, part, side, lines: text.split("\n").length - 1 }];
}

/** Casts, calls that are described by hand, tables, and hooks with state in the URL. */
function countIn(path, text) {
  const counts = { casts: 0, calls: 0, tables: 0, urlHooks: 0 };
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== "const") counts.casts += 1;
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      if (called === "defineCall") counts.calls += 1;
      if (called === "useSearchParams") counts.urlHooks += 1;
    }
    if (ts.isJsxOpeningElement(node) && /^([Tt]able)$/.test(node.tagName.getText(source))) counts.tables += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return counts;
}

function screensOf() {
  const text = readFileSync(join(root, "packages/portal/src/screens.ts"), "utf8");
  const owners = [...text.matchAll(/module: "([^"]+)"/g)].map(([, module]) => module);
  const definitions = code.filter(({ side }) => side === "data");
  return owners.map((module) => {
    const own = definitions.find((file) => file.text.includes(`key: "${module}"`));
    return own?.part ?? "the rest";
  });
}

async function report() {
  const screens = screensOf();
  const rows = [...Object.keys(parts), "the rest"].map((part) => {
    const own = code.filter((file) => file.part === part);
    const lines = Object.fromEntries(
      Object.keys(sides).map((side) => [side, sum(own.filter((file) => file.side === side))]),
    );
    const all = sum(own);
    const count = screens.filter((each) => each === part).length;
    const share = `${Math.round((100 * lines.data) / all)} %`;
    const each = part === "the rest" || count === 0 ? "" : Math.round(all / count);
    return { part, ...lines, all, "data of all": share, screens: count, "a screen": each };
  });
  console.table(Object.fromEntries(rows.map(({ part, ...row }) => [part, row])));
  const total = (key) => counted.reduce((before, file) => before + file[key], 0);
  const outside = counted.filter(({ path, tables }) => tables > 0 && !engine.test(path) && !sheets.test(path));
  const hooks = counted.filter(({ urlHooks }) => urlHooks > 0);
  const figures = {
    "hand-written lines (TypeScript)": sum(code),
    "hand-written lines (CSS)": sum(files) - sum(code),
    "screens, all modules": screens.length,
    "calls described by hand": total("calls"),
    casts: total("casts"),
    "casts in rules": counted
      .filter(({ path }) => /\/rules(\/|\.ts$)/.test(path))
      .reduce((before, { casts }) => before + casts, 0),
    "files with tables outside engine and sheets": outside.length,
    "files that keep state in the URL": hooks.length,
  };
  console.table(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { value }])));
  console.log("Tables outside engine and sheets:", names(outside));
  console.log("State in the URL:", names(hooks));
  console.log("Folders with more than 20 files:", crowded());
  console.log("Users of what the engine can do:", await used());
}

/** Each capability of the engine with its users, those with the fewest first, in a line for each kind of definition. */
async function used() {
  const { modules } = (await runnerImport(join(root, "packages/portal/src/modules.ts"))).module;
  const users = [...capabilities(modules)].map(([name, count]) => [...name.split("."), count]);
  const kinds = new Set(users.map(([kind]) => kind));
  const lines = [...kinds].map((kind) => {
    const own = users.filter(([each]) => each === kind).sort(([, , a], [, , b]) => a - b);
    return `\n  ${kind}: ${own.map(([, name, count]) => `${name} ${count}`).join(", ")}`;
  });
  return lines.join("");
}

/** Folders with many files that people wrote; of code, styles and stories alike, as somebody sees them who looks in. */
function crowded() {
  const folders = new Map();
  for (const path of new Set(paths)) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const large = [...folders].filter(([, inside]) => inside > 20).sort(([, a], [, b]) => b - a);
  return large.map(([path, inside]) => `\n  ${String(inside).padStart(3)}  ${path}`).join("") || "none";
}

function names(found) {
  return found.map(({ path }) => `\n  ${path}`).join("") || "none";
}

function sum(some) {
  return some.reduce((before, { lines }) => before + lines, 0);
}
