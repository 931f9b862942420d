import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..", "..");
const SKIPPED = new Set([".git", ".data", "dist", "test-results", ".vite", ".vite-temp"]);

/** Copies the repository's sources to a folder of their own, with what is installed linked to it. */
export function copyRepository(): string {
  const copy = join(mkdtempSync(join(tmpdir(), "portal-newcomer-")), "portal");
  const installed = join(root, "node_modules");
  // the packages' own links stay relative: they lead to the packages of the copy
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== installed && !SKIPPED.has(basename(path)),
  });
  symlinkSync(installed, join(copy, "node_modules"));
  return copy;
}

/** Writes the modules of the page to the files that it names, the first with its further screens. */
export function followThePage(copy: string): { command: string; linesAScreen: readonly number[] } {
  const page = readFileSync(join(root, "docs", "add-a-module.md"), "utf8");
  const modules = [...page.matchAll(/`(packages\/portal\/src\/[\w/-]+\.ts)`[^`]*:\n\n```ts\n([\s\S]*?)```/g)];
  const command = /```sh\n(.*)\n```/.exec(page)?.[1];
  const further = ["which are late", "One more screen of the books"].map(
    (words) => new RegExp(`${words}:\n\n\`\`\`ts\n([\\s\\S]*?)\`\`\``).exec(page)?.[1],
  );
  if (modules.length !== 2 || !command || further.includes(undefined)) {
    throw new Error("docs/add-a-module.md names no two files with a module each, no further screens or no command");
  }
  const linesAScreen = modules.map(([, path = "", source = ""], at) => {
    const more = at === 0 ? further.map((screen) => `${screen?.trim()},\n`).join("") : "";
    const text = source.replace("  screens: [\n", `  screens: [\n${more}`);
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
    return text.split("\n").length / (text.split("path:").length - 1);
  });
  return { command, linesAScreen };
}

/** Runs a script of a folder's package.json; fails with what it said. */
export async function runScript(folder: string, name: string): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // without the package manager, which would look after what is installed first
  const PATH = `${join(folder, "node_modules", ".bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH };
  await promisify(execFile)("sh", ["-c", scripts[name]], { cwd: folder, env }).catch((error) => {
    throw new Error(`${name} failed in ${folder}:\n${error.stdout}${error.stderr}`);
  });
}

/** Runs a command of the copy's own, as an operator does. */
export async function runPortal(copy: string, dataDir: string, ...args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ["apps/server/bin/portal.mjs", ...args], { cwd: copy, env });
}
