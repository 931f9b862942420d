// Lists of records in a company with 1,000,000 of them against one with 1,000: `pnpm bench:lists`. Prints Markdown.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const build = ["bench/lists.ts", "--out-dir", "dist/bench", "--silent"];
const built = spawnSync(join(root, "node_modules/.bin/tsup"), build, { cwd: root, stdio: "inherit" });
if (built.status !== 0) process.exit(1);
process.exit(spawnSync(process.execPath, [join(root, "dist/bench/lists.js")], { stdio: "inherit" }).status ?? 1);
