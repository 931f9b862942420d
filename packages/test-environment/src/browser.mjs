import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fontConfiguration, sameEverywhere } from "./machine.mjs";

/** What belongs to the tests' browser: unpacked once, under node_modules. */
const CACHE = join(import.meta.dirname, "..", "node_modules", ".cache", "test-browser");

/**
 * The Chromium that tests run in: CHROMIUM_PATH, else the one that npm installed, else, where that one lacks a library,
 * the system's. Throws an error whose message says in one line what to do when none of them runs on this machine.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: no such file: ${given}`);
  const path = given || (await unpackedBrowser());
  const reason = whyItDoesNotStart(path);
  if (reason === null) return path;
  const other = given
    ? undefined
    : SYSTEM_BROWSERS.find((path) => existsSync(path) && whyItDoesNotStart(path) === null);
  if (other) return other;
  throw new Error(
    `the test browser does not start (${reason}): install Chromium ("apt-get install chromium" on Debian) or set CHROMIUM_PATH`,
  );
}

/** What keeps a browser from starting; `null` when nothing does. */
function whyItDoesNotStart(path) {
  try {
    execFileSync(path, ["--version"], { stdio: ["ignore", "pipe", "pipe"], timeout: 60_000 });
    return null;
  } catch (error) {
    const missing = /error while loading shared libraries: ([^:]+)/.exec(String(error.stderr))?.[1];
    return missing ? `it needs ${missing}` : String(error.message).split("\n")[0];
  }
}

/** How tests and benchmarks start it, with further arguments of their own: with fonts, locale and time zone of its own. */
export function launchOptions(executablePath, ...args) {
  const env = { ...process.env, FONTCONFIG_FILE: fontConfiguration(CACHE) };
  sameEverywhere(env);
  return { executablePath, args: [...ARGUMENTS, ...args], env };
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
  const folder = join(CACHE, "chromium");
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
