// Customers, visits, their timeline and the sales matrix, large against small: `pnpm bench:sales`. Prints Markdown.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const build = ["bench/sales.ts", "--out-dir", "dist/bench", "--silent"];
const built = spawnSync(join(root, "node_modules/.bin/tsup"), build, { cwd: root, stdio: "inherit" });
if (built.status !== 0) process.exit(1);
process.exit(spawnSync(process.execPath, [join(root, "dist/bench/sales.js")], { stdio: "inherit" }).status ?? 1);
