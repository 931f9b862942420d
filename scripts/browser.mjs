import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * The Chromium that tests run in: CHROMIUM_PATH, else the system's, else the one that npm installed. Throws an error
 * whose message says in one line what to do when none of them runs on this machine.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: no such file: ${given}`);
  const path = given || SYSTEM_BROWSERS.find(existsSync) || (await unpackedBrowser());
  try {
    execFileSync(path, ["--version"], { stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const missing = /error while loading shared libraries: ([^:]+)/.exec(String(error.stderr))?.[1];
    const what = missing ? `it needs ${missing}` : String(error.message).split("\n")[0];
    throw new Error(
      `the test browser does not start (${what}): install Chromium ("apt-get install chromium" on Debian) or set CHROMIUM_PATH`,
    );
  }
  return path;
}

/** How tests and benchmarks start it, with further arguments of their own. */
export function launchOptions(executablePath, ...args) {
  // a machine whose locale is not of UTF-8 keeps Korean file names from being written
  return { executablePath, args: [...ARGUMENTS, ...args], env: { ...process.env, LC_ALL: "C.UTF-8" } };
}

/** No sandbox (containers, root), and no connection to the browser's maker. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Unpacks npm's browser once, under node_modules; moved into place whole, so that nobody starts half of it. */
async function unpackedBrowser() {
  const folder = join(import.meta.dirname, "..", "node_modules", ".cache", "test-browser");
  const path = join(folder, "chromium");
  if (existsSync(path)) return path;
  const { default: chromium } = await import("@sparticuz/chromium");
  const unpacking = `${folder}.${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpacking;
  try {
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unpacking, folder);
  return path;
}
