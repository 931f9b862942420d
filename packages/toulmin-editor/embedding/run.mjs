// Proves that the package can be embedded: packs it, installs it into fresh apps as npm would from the registry, imports
// it in plain Node, builds the apps and uses them in Chromium. Build the package first.   usage: run.mjs [19] [18] [next] [own-store]
import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { pnpm, registryWait } from "@portal/test-environment/pnpm";
import { sendPage } from "../examples/own-store/server/pages.ts";
import { checkPackage } from "./check-package.mjs";

const reactVersions = { 19: "19.3.1", 18: "18.3.1" };
const asked = process.argv.length > 2 ? process.argv.slice(2) : ["19"];
const majors = asked.filter((host) => host in reactVersions);
const here = import.meta.dirname;
const home = join(here, "..");
const root = join(home, "..", "..");
const run = promisify(execFile);
const README = join(home, "README.md");
const GUIDE = join(root, "docs", "embed-the-editor.md");
const examples = join(home, "examples");

/** Outside of the workspace, so that nothing of it is found by accident. */
const place = mkdtempSync(join(tmpdir(), "toulmin-embedding-"));

try {
  await expectRefusalOfNpm();
  const tarball = await pack();
  await checkPackage(tarball);
  step("publint and are-the-types-wrong find nothing");
  // one after the other: the second finds everything in npm's cache
  for (const major of majors) await makeApp(major, tarball);
  const next = asked.includes("next") ? await makeNextApp(tarball) : undefined;
  const ownStore = asked.includes("own-store") ? await makeOwnStoreApp(tarball) : undefined;
  await openInBrowser({ next, ownStore });
} catch (error) {
  process.stderr.write(
    `${error.stdout ?? ""}${error.stderr ?? ""}${error.stdout || error.stderr ? "" : error.message}\n`,
  );
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** npm's own manifest would name sources that are not shipped. */
async function expectRefusalOfNpm() {
  const said = await run("npm", ["pack", "--dry-run"], {
    cwd: home,
    env: { ...process.env, npm_config_user_agent: "" },
  }).then(
    () => "packed",
    ({ stderr }) => stderr,
  );
  if (!/packed and published by pnpm/.test(said)) throw new Error(`npm pack is not refused: ${said}`);
  step("npm pack is refused in words");
}

async function pack() {
  const [command, ...args] = pnpm(["pack", "--pack-destination", place]);
  await run(command, args, { cwd: home });
  return join(
    place,
    readdirSync(place).find((name) => name.endsWith(".tgz")),
  );
}

/** A new app with the package and one React, made of what the registry has and the README says. */
async function makeApp(major, tarball) {
  const react = reactVersions[major];
  const app = join(place, `react-${major}`);
  cpSync(join(here, "app"), app, { recursive: true });
  for (const [file, page, example] of [
    ["readme.tsx", README, "first-use.tsx"],
    ["own-element.tsx", README, "next/app/own-element.tsx"],
    ["mounted.ts", GUIDE, "mounted.ts"],
  ]) {
    writeFileSync(join(app, "src", file), exampleOf(page, example));
  }
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await install(app, [tarball, ...packagesOf(react, major)]);
  await run(process.execPath, [join(here, "server-import.mjs")], { cwd: app, env: { ...process.env, APP: app } });
  step(`React ${react}: one Lexical, imported and rendered in plain Node`);
  const compiler = join(root, "node_modules", "typescript-native", "bin", "tsc");
  symlinkSync(join(root, "node_modules", "vite"), join(app, "node_modules", "vite"));
  await run(process.execPath, [compiler, "-p", app]);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const out = join(place, "site", `react-${major}`);
  await run(process.execPath, [vite, "build", "--base", "./", "--outDir", out, "--logLevel", "warn"], { cwd: app });
  step(`React ${react}: types hold, Vite builds`);
}

/** The example of Next, whose page is made on the server with the README's own element. */
async function makeNextApp(tarball) {
  const app = await makeExample("next", tarball);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  // checks the types as well
  await run("npm", ["run", "build"], { cwd: app, env });
  step("the example of Next: types hold, the page is made on the server");
  const next = join(app, "node_modules", "next", "dist", "bin", "next");
  return spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", "0"], {
    ...{ cwd: app, env, stdio: ["ignore", "pipe", "inherit"] },
  });
}

/** The example of a store of the host's own, with the server that keeps its documents. */
async function makeOwnStoreApp(tarball) {
  const app = await makeExample("own-store", tarball);
  await run("npm", ["run", "build"], { cwd: app });
  step("the example of an own store: types hold, Vite builds");
  const env = { ...process.env, PORT: "0" };
  return spawn(process.execPath, ["server/main.ts"], { cwd: app, env, stdio: ["ignore", "pipe", "inherit"] });
}

/** An example as somebody takes it, with the packages that it asks for; this one comes from here. */
async function makeExample(name, tarball) {
  const app = join(place, name);
  cpSync(join(examples, name), app, { recursive: true });
  await install(app, [tarball]);
  return app;
}

function packagesOf(react, major) {
  return [`react@${react}`, `react-dom@${react}`, `@types/react@${major}`, `@types/react-dom@${major}`];
}

/**
 * Installs as npm does in a new folder, without the settings of the package manager that runs this. Where the machine's own
 * settings lie (its certificates, its registry) is kept: npm looks for them beside the Node that runs it, and pnpm names its
 * own in their place, so that the whole test says where they were.
 */
async function install(app, packages) {
  const isKept = (name) => !/^npm_/i.test(name) || /^npm_config_(global|user)config$/i.test(name);
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
  const { NPM_SETTINGS: npm_config_globalconfig } = process.env;
  const env = { ...own, ...(npm_config_globalconfig && { npm_config_globalconfig }), ...registryWait };
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", ...packages], { cwd: app, env });
  oneOfEach(join(app, "node_modules"));
}

/** Two copies of Lexical on one page do not know each other's nodes. */
function oneOfEach(modules) {
  const copies = readdirSync(modules, { recursive: true })
    .filter((path) => /(^|[\\/])(lexical|@lexical[\\/][^\\/]+)[\\/]package\.json$/.test(path))
    .map((path) => ({ path: dirname(path), ...JSON.parse(readFileSync(join(modules, path), "utf8")) }))
    .filter(({ name, version }) => name && version);
  const names = copies.map(({ name }) => name);
  const versions = new Set(copies.map(({ version }) => version));
  if (new Set(names).size === names.length && versions.size === 1 && names.includes("lexical")) return;
  throw new Error(`more than one Lexical:\n${copies.map(({ path, version }) => `${path} ${version}`).join("\n")}`);
}

/** An example of a page, as somebody would copy it. */
function exampleOf(page, name) {
  const part = readFileSync(page, "utf8").split(`<!-- example: ${name} -->`)[1];
  return /```tsx?\n([\s\S]*?)```/.exec(part)[1];
}

/** Uses the apps in the browser; `next` and `ownStore` are running servers of two. */
async function openInBrowser({ next, ownStore }) {
  const site = join(place, "site");
  const server = createServer((request, response) => {
    sendPage(site, new URL(request.url, "http://localhost").pathname, response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const config = join(here, "playwright.config.ts");
  const url = `http://127.0.0.1:${server.address().port}`;
  const env = { ...process.env, EMBEDDING_URL: url, EMBEDDING_REACT: majors.join() };
  try {
    if (next) env.EMBEDDING_NEXT = await addressOf(next);
    if (ownStore) env.EMBEDDING_OWN_STORE = await addressOf(ownStore);
    const [command, ...args] = pnpm(["exec", "playwright", "test", "--config", config]);
    const child = spawn(command, args, { cwd: root, env, stdio: "inherit" });
    const code = await new Promise((resolve) => child.on("exit", resolve));
    if (code !== 0) throw new Error("the embedded editor does not work");
  } finally {
    server.close();
    next?.kill();
    ownStore?.kill();
  }
}

/** Where a server says that it listens. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = "";
    server.on("exit", () => reject(new Error(`the server has ended: ${said}`)));
    server.stdout.on("data", (part) => {
      said += part;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address) resolve(address[0]);
    });
  });
}

function step(what) {
  process.stdout.write(`${what}\n`);
}
