import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const home = join(import.meta.dirname, "..");
const root = join(home, "..", "..");
const run = promisify(execFile);

/** Lets publint and are-the-types-wrong look at a tarball, and whose code is in it; rejects with what they say. */
export async function checkPackage(tarball) {
  checkThirdParty();
  const bin = (name) => join(root, "node_modules", ".bin", name);
  const { exports } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")).publishConfig;
  // what is no module has no types
  const files = Object.keys(exports).filter((entry) => /\.\w+$/.test(entry.slice(1)));
  await Promise.all([
    run(bin("publint"), ["run", tarball, "--strict"]),
    // ESM only, as Lexical is: old CommonJS resolution is not promised
    run(bin("attw"), [tarball, "--profile", "esm-only", "--exclude-entrypoints", ...files]),
  ]);
}

/** What the source maps say is of other packages is named with its licence, and nothing else is. */
function checkThirdParty() {
  const dist = join(home, "dist");
  const sources = readdirSync(dist)
    .filter((file) => file.endsWith(".map"))
    .flatMap((file) => JSON.parse(readFileSync(join(dist, file), "utf8")).sources);
  const bundled = new Set(sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []));
  const notices = readFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), "utf8");
  const named = new Set(Array.from(notices.matchAll(/^(\S+) \d\S* \(.+\)$/gm), ([, name]) => name));
  const wrong = [...bundled].filter((name) => !named.has(name)).concat([...named].filter((name) => !bundled.has(name)));
  if (wrong.length > 0) throw new Error(`bundled or named, but not both: ${wrong.join(", ")}`);
}
