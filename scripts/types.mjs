// Checks the types of every project of the workspace with the native compiler.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
// by path: two packages ship a command named tsc
const compiler = join(root, "node_modules", "typescript-native", "bin", "tsc");

const folders = ["packages", "apps"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
);
const projects = ["", ...folders].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /^tsconfig(\.(?!base)\w+)?\.json$/.test(name))
    .map((name) => join(folder, name)),
);
const failed = projects.filter(
  // one checker each: several would each read and check what all of them need
  (project) =>
    spawnSync(process.execPath, [compiler, "-p", join(root, project), "--checkers", "1"], { stdio: "inherit" })
      .status !== 0,
);
if (failed.length > 0) {
  process.stderr.write(`types are wrong in ${failed.join(", ")}\n`);
  process.exitCode = 1;
}
