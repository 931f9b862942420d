import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..", "..", "..");
const run = promisify(execFile);

/** Lets publint and are-the-types-wrong look at a tarball; rejects with what they say. */
export async function checkPackage(tarball) {
  const bin = (name) => join(root, "node_modules", ".bin", name);
  const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8")).publishConfig;
  // what is no module has no types
  const files = Object.keys(exports).filter((entry) => /\.\w+$/.test(entry.slice(1)));
  await Promise.all([
    run(bin("publint"), ["run", tarball, "--strict"]),
    // ESM only, as Lexical is: old CommonJS resolution is not promised
    run(bin("attw"), [tarball, "--profile", "esm-only", "--exclude-entrypoints", ...files]),
  ]);
}
