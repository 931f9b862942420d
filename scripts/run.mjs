// Entry of `npm start`, `npm test`, `npm run check` and `npm run dev`. Needs Node and npm alone: it brings pnpm, installs, builds.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { slowest } from "./slowest.mjs";
import { Failure, pnpm, root, run, runAll, taken } from "./steps.mjs";

const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Builds what changed, then becomes the server: there is no other process that a signal would have to reach. */
async function start() {
  const stamp = join(root, "node_modules", ".build-stamp");
  const current = sourceStamp();
  if (readIfThere(stamp) !== current || !existsSync(join(root, "apps", "intranet", "dist", "index.html"))) {
    await run("building", pnpm(["--filter", "./apps/*", "run", "build"]));
    writeFileSync(stamp, current);
  }
  await import("../apps/server/dist/main.js");
}

/**
 * Every check and test, two at a time as on two cores: what finds most faults for its time comes first, and what mostly
 * waits (the stories for the browser, the server's tests for the database) runs beside each other.
 */
async function test() {
  await chooseBrowser();
  const folder = mkdtempSync(join(tmpdir(), "portal-test-reports-"));
  const reports = Object.fromEntries(["unit", "components", "e2e"].map((name) => [name, join(folder, `${name}.json`)]));
  const reported = (name) => ["--reporter=default", "--reporter=json", `--outputFile=${reports[name]}`];
  const steps = [
    script("lint"),
    script("types"),
    script("generated"),
    script("imports"),
    script("build"),
    script("unused"),
    script("components", reported("components")),
    script("unit", reported("unit")),
    script("storybook:build"),
    script("size", [], ["build"]),
    script("embedding", [], ["build"]),
    script("newcomer", [], ["build"]),
    {
      ...script("e2e", ["--reporter=list,json"], ["build"]),
      options: { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e } },
    },
  ];
  await runAll(steps, 2);
  process.stdout.write("\nall checks and tests passed; the slowest parts:\n");
  for (const { name, seconds } of slowest(taken, reports)) {
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
  }
  rmSync(folder, { recursive: true });
}

/** What a change touches, in a few minutes; `npm test` is the whole. */
async function check() {
  await chooseBrowser();
  const { checkSteps } = await import("./check.mjs");
  await runAll(checkSteps(process.argv[3]), 2);
  process.stdout.write("\nwhat the change touches is right; npm test runs the whole\n");
}

async function chooseBrowser() {
  const { findBrowser } = await import("./browser.mjs");
  process.env.CHROMIUM_PATH = await findBrowser().catch((error) => fail(error.message));
}

/** The server, built and started again on every change, with the intranet's sources served by Vite. */
async function dev() {
  const { serveSources } = await import("./dev.mjs");
  await serveSources();
}

/** A script of package.json as a step, with what it needs to be done before. */
function script(name, args = [], needs = []) {
  return { name, command: pnpm(["run", name, ...args]), needs };
}

/** Installs exactly what the lock file says, once for each state of it. */
async function install() {
  const stamp = join(root, "node_modules", ".install-stamp");
  const current = hashOf(readFileSync(join(root, "pnpm-lock.yaml")), process.version);
  if (readIfThere(stamp) === current) return;
  // a production environment must not keep the build tools out
  const env = { ...process.env, NODE_ENV: "development" };
  await run("installing", pnpm(["install", "--frozen-lockfile", "--prefer-offline"]), { env });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

function checkNode() {
  const wanted = engines.node.replace(">=", "").split(".").map(Number);
  const given = process.versions.node.split(".").map(Number);
  const isOld = given[0] < wanted[0] || (given[0] === wanted[0] && given[1] < wanted[1]);
  if (isOld) fail(`Node ${process.versions.node} is too old: install Node ${wanted.join(".")} or newer`);
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

const commands = { start, test, check, dev };

try {
  checkNode();
  const command = commands[process.argv[2]];
  if (!command) fail(`usage: node scripts/run.mjs ${Object.keys(commands).join("|")}`);
  await install();
  await command();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
