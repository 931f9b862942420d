// What run.mjs begins: needs Node and npm alone, brings pnpm, installs, builds.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { clearLeftovers, sameEverywhere, shortages, testFolder } from "../packages/test-environment/src/machine.mjs";
import { pnpm } from "../packages/test-environment/src/pnpm.mjs";
import { figuresOf, linesOf } from "./figures.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { slowest } from "./slowest.mjs";
import { Failure, root, run, runAll, taken } from "./steps.mjs";

/** Builds what changed. */
async function build() {
  const stamp = join(root, "node_modules", ".build-stamp");
  const current = sourceStamp();
  if (readIfThere(stamp) !== current || !existsSync(join(root, "apps", "intranet", "dist", "index.html"))) {
    await run("building", pnpm(["--filter", "./apps/*", "run", "build"]), { limit: 1800, isQuiet: true });
    writeFileSync(stamp, current);
  }
}

/** Becomes the server: there is no other process that a signal would have to reach. */
async function start() {
  await import("../apps/server/dist/main.js");
}

/**
 * Every check and test of the whole, two at a time as on two cores. The stories are drawn by one page, so that there is
 * room for other steps beside them, the longest of those first; journeys and the server's tests take both cores, and come
 * alone.
 */
async function test() {
  await inOneFolder(async (folder) => {
    const reports = reportsIn(folder);
    // made once, beside the steps that leave a core free, and copied by those that need it
    process.env.DEMO_COMPANY = join(folder, "demo-company");
    await runAll(
      [
        script("lint", { usual: 15 }),
        script("types", { usual: 60 }),
        script("generated", { usual: 15 }),
        script("components", { usual: 400, args: vitestArgs(reports.components, "--bail=10", "--retry=1") }),
        script("imports", { usual: 20 }),
        script("unused", { usual: 20 }),
        script("build", { usual: 60, isQuiet: true }),
        script("size", { usual: 20, needs: ["build"] }),
        script("demo-company", { usual: 40, needs: ["build"] }),
        script("newcomer", { usual: 90, needs: ["demo-company"] }),
        script("unit", { usual: 250, args: vitestArgs(reports.unit, "--bail=10") }),
        script("embedding", { usual: 60, needs: ["build"], env: npmSettings }),
        script("storybook:build", { usual: 60 }),
        journeys("e2e", reports.e2e, 800, ["--retries=1", "--max-failures=5"], ["demo-company"]),
        script("server", { usual: 350, args: vitestArgs(reports.server, "--bail=10"), isAlone: true }),
      ],
      2,
      secondsLeft(),
    );
    tellSlowest(reports);
  });
}

/** What `npm test` leaves out because it takes long: see docs/tests.md. */
async function deep() {
  await inOneFolder(async (folder) => {
    const reports = reportsIn(folder);
    await runAll(
      [
        script("build", { usual: 60, isQuiet: true }),
        script("unit:deep", { usual: 60 }),
        script("server:deep", { usual: 1200, args: vitestArgs(reports.server) }),
        // what they print is for people: machines differ
        script("bench:hostile", { usual: 60, args: ["--print"], env: { EXTREMES: "100" } }),
        script("bench:fairness", { usual: 60, args: ["--print"], env: { SECONDS: "3" } }),
        script("components:deep", { usual: 300, args: vitestArgs(reports.components) }),
        journeys("e2e:deep", reports.e2e, 1200, ["--retries=1"]),
        script("embedding:deep", { usual: 180, env: npmSettings }),
        script("storybook:build", { usual: 60 }),
        script("storybook:themes", { usual: 600 }),
      ],
      1,
    );
    tellSlowest(reports);
  });
}

/** Minutes that `npm test` may take as a whole, unless TEST_MINUTES says otherwise. */
const MINUTES = 45;

/** Limits grow with the time that the whole is given: a machine that is known to be slow gets longer ones. */
const minutes = Number(process.env.TEST_MINUTES || MINUTES);

const secondsLeft = () => minutes * 60 - performance.now() / 1000;

/** Runs something with all temporary files in one folder, on a machine of which nothing shows in the outcome. */
async function inOneFolder(tests) {
  clearLeftovers();
  const missing = shortages();
  if (missing.length > 0) fail(missing.join("\n"));
  sameEverywhere();
  await chooseBrowser();
  const folder = testFolder();
  process.env.TMPDIR = folder;
  // each copy of the database is written down there
  process.env.TEST_COPIES = join(folder, "copies");
  try {
    await tests(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Where npm, which has started this, has found its settings: pnpm names its own file in its place. */
const npmSettings = { NPM_SETTINGS: process.env.npm_config_globalconfig ?? "" };

const reportsIn = (folder) =>
  Object.fromEntries(["unit", "server", "components", "e2e", "copies"].map((name) => [name, join(folder, name)]));

const vitestArgs = (report, ...args) => [
  ...["--reporter=default", "--reporter=json", `--outputFile=${report}`, "--reporter=./scripts/progress.mjs"],
  ...args,
];

function tellSlowest(reports) {
  process.stdout.write("\nall checks and tests passed; the slowest parts:\n");
  for (const { name, seconds } of slowest(taken, reports)) {
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
  }
  process.stdout.write(`\n${linesOf(figuresOf(taken, reports)).join("\n")}\n`);
}

/** What a change touches, in a few minutes; `npm test` is the whole. */
async function check() {
  await chooseBrowser();
  const { checkSteps } = await import("./check.mjs");
  await runAll(checkSteps(process.argv[3]), 2);
  process.stdout.write("\nwhat the change touches is right; npm test runs the whole\n");
}

async function chooseBrowser() {
  const { findBrowser } = await import("@portal/test-environment/browser");
  process.env.CHROMIUM_PATH = await findBrowser().catch((error) => fail(error.message));
}

/** The server, built and started again on every change, with the intranet's sources served by Vite. */
async function dev() {
  const { serveSources } = await import("./dev.mjs");
  await serveSources();
}

/** A script of package.json as a step: with the seconds that it usually takes, and with what it needs to be done before. */
function script(name, { usual, args = [], needs = [], env, isQuiet, isAlone }) {
  const limit = (Math.max(120, 3 * usual) * minutes) / MINUTES;
  return { name, command: pnpm(["run", name, ...args]), needs, limit, isAlone, options: { env, isQuiet } };
}

function journeys(name, report, usual, args, needs) {
  const step = script(name, { usual, args, needs, isAlone: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  // ended a little earlier by itself, it tells what it was at
  return { ...step, command: [...step.command, `--global-timeout=${Math.round((step.limit - 30) * 1000)}`] };
}

/** Installs exactly what the lock file says, once for each state of it. */
async function install({ isQuiet }) {
  const stamp = join(root, "node_modules", ".install-stamp");
  const current = hashOf(readFileSync(join(root, "pnpm-lock.yaml")));
  if (readIfThere(stamp) === current) return;
  // a production environment must not keep the build tools out
  const env = { ...process.env, NODE_ENV: "development" };
  await run("installing", pnpm(["install", "--frozen-lockfile", "--prefer-offline"]), { env, limit: 1800, isQuiet });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

/** Changes with every source file: paths, sizes and times of all that is built. */
function sourceStamp() {
  const files = ["apps", "packages"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/node_modules|[\\/]dist([\\/]|$)/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const lines = files.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);
  return hashOf(lines.join("\n"), process.version);
}

function hashOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function fail(message) {
  throw new Failure(message);
}

/** What it is called for is done by then: it brings the Node that the next command of the script finds first. */
async function onlyInstall() {}

const commands = { install: onlyInstall, start, test, deep, check, dev };

try {
  const command = commands[process.argv[2]];
  if (!command) fail(`usage: node scripts/run.mjs ${Object.keys(commands).join("|")}`);
  // two that start at once in one folder would take each other's files away
  await oneAtATime(join(root, ".starting"), async () => {
    // who starts the portal waits for its address; what fails is told all the same
    await install({ isQuiet: command === start || command === onlyInstall });
    if (command === start) await build();
  });
  await command();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
