// Lists of documents in a company with 200,000 of them against one with 2,000, and submitting a form against the bare
// transaction: `pnpm bench:documents`. Prints Markdown.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const build = ["bench/documents.ts", "--out-dir", "dist/bench", "--silent"];
const built = spawnSync(join(root, "node_modules/.bin/tsup"), build, { cwd: root, stdio: "inherit" });
if (built.status !== 0) process.exit(1);
process.exit(spawnSync(process.execPath, [join(root, "dist/bench/documents.js")], { stdio: "inherit" }).status ?? 1);
