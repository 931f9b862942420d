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

/** Writes the module of the page, with its one more screen, to the file that the page names; returns the page's command. */
export function followThePage(copy: string): string {
  const page = readFileSync(join(root, "docs", "add-a-module.md"), "utf8");
  const [, path, source] = /`(packages\/portal\/src\/[\w/-]+\.ts)`:\n\n```ts\n([\s\S]*?)```/.exec(page) ?? [];
  const command = /```sh\n(.*)\n```/.exec(page)?.[1];
  const [, dashboard] = /One more screen of the books:\n\n```ts\n([\s\S]*?)```/.exec(page) ?? [];
  if (!path || !source || !command || !dashboard) {
    throw new Error("docs/add-a-module.md names no file, no module, no further screen or no command");
  }
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), source.replace("  screens: [\n", `  screens: [\n${dashboard.trim()},\n`));
  return command;
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
