// Proves that the package can be embedded: packs it, installs it into fresh apps as npm would from the registry, imports
// it in plain Node, builds the apps and uses them in Chromium. Build the package first.   usage: run.mjs [19] [18]
import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { checkPackage } from "./check-package.mjs";
import { serve } from "./serve.mjs";

const reactVersions = { 19: "19.3.1", 18: "18.3.1" };
const majors = process.argv.length > 2 ? process.argv.slice(2) : ["19"];
const here = import.meta.dirname;
const home = join(here, "..");
const root = join(home, "..", "..");
const run = promisify(execFile);

/** Outside of the workspace, so that nothing of it is found by accident. */
const place = mkdtempSync(join(tmpdir(), "toulmin-embedding-"));

try {
  await expectRefusalOfNpm();
  const tarball = await pack();
  await checkPackage(tarball);
  step("publint and are-the-types-wrong find nothing");
  // one after the other: the second finds everything in npm's cache
  for (const major of majors) await makeApp(major, tarball);
  await openInBrowser();
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
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = /^pnpm@([\d.]+)/.exec(packageManager)[1];
  await run("npx", ["--yes", `pnpm@${version}`, "pack", "--pack-destination", place], { cwd: home });
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
  writeFileSync(join(app, "src", "readme.tsx"), readmeExample());
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const packages = [
    tarball,
    `react@${react}`,
    `react-dom@${react}`,
    `@types/react@${major}`,
    `@types/react-dom@${major}`,
  ];
  // without the settings of the package manager that runs this
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", ...packages], { cwd: app, env });
  oneOfEach(join(app, "node_modules"));
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

/** The first example of the README is the app. */
function readmeExample() {
  return /```tsx\n([\s\S]*?)```/.exec(readFileSync(join(home, "README.md"), "utf8"))[1];
}

async function openInBrowser() {
  const server = await serve(join(place, "site"));
  const config = join(here, "playwright.config.ts");
  const env = { ...process.env, EMBEDDING_URL: server.url, EMBEDDING_REACT: majors.join() };
  const child = spawn("npx", ["playwright", "test", "--config", config], { cwd: root, env, stdio: "inherit" });
  const code = await new Promise((resolve) => child.on("exit", resolve));
  server.close();
  if (code !== 0) throw new Error("the embedded editor does not work");
}

function step(what) {
  process.stdout.write(`${what}\n`);
}
