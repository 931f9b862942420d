// The store of books with 2,000,000 rows of its ledger against one with 2,000, and the week of 200 instructors against its
// bare query: `pnpm bench:classes`. Prints Markdown.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const build = ["bench/classes.ts", "--out-dir", "dist/bench", "--silent"];
const built = spawnSync(join(root, "node_modules/.bin/tsup"), build, { cwd: root, stdio: "inherit" });
if (built.status !== 0) process.exit(1);
process.exit(spawnSync(process.execPath, [join(root, "dist/bench/classes.js")], { stdio: "inherit" }).status ?? 1);
