// Entry of `npm start`, `npm test` and `npm run dev`. Needs Node and npm alone: it brings pnpm, installs, builds.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const { engines, packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Something the person can mend: its message is all they see. */
class Failure extends Error {}

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

/** Every check and test, a few at a time where they do not need each other. */
async function test() {
  const { findBrowser } = await import("./browser.mjs");
  process.env.CHROMIUM_PATH = await findBrowser().catch((error) => fail(error.message));
  const groups = [
    [script("lint"), script("generated"), script("types")],
    [script("imports"), script("unused")],
    [script("build"), script("unit")],
    [script("components"), script("storybook:build")],
    [script("embedding"), script("newcomer"), script("size")],
    [script("e2e")],
  ];
  for (const group of groups) await Promise.all(group.map(([name, command]) => run(name, command)));
  process.stdout.write("\nall checks and tests passed\n");
}

/** The server with the intranet's sources served by Vite; both end with this process. */
async function dev() {
  await run("building the server", pnpm(["--filter", "@portal/server", "run", "build"]));
  const options = { cwd: root, stdio: "inherit" };
  const parts = [
    spawn(process.execPath, ["apps/server/dist/main.js"], options),
    spawn(join(root, "apps/intranet/node_modules/.bin/vite"), { ...options, cwd: join(root, "apps/intranet") }),
  ];
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      for (const part of parts) part.kill(signal);
    });
  }
}

function script(name) {
  return [name, pnpm(["run", name])];
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

/** pnpm in the version that package.json names: the one at hand if it is that, else by npx. */
function pnpm(args) {
  const version = /^pnpm@([\d.]+)/.exec(packageManager)[1];
  return ["npx", "--yes", `pnpm@${version}`, ...args];
}

/** Runs a command, shows what it said when it fails, and how long it took. */
function run(name, [command, ...args], options = {}) {
  const began = Date.now();
  return new Promise((resolve, reject) => {
    const env = { ...process.env, npm_config_yes: "true", FORCE_COLOR: "0" };
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], ...options });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("error", (error) => reject(new Failure(`${name}: ${error.message}`)));
    child.on("exit", (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      if (code !== 0) return reject(new Failure(`${said}\n✗ ${name} failed (${seconds} s)`));
      process.stdout.write(`✓ ${name} (${seconds} s)\n`);
      resolve();
    });
  });
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

const commands = { start, test, dev };

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
