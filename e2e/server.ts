import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A portal's server of a test's own. */
export interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it printed until it was ready. */
  readonly said: string;
}

/** A folder for the data of a server; as root the database runs as another user, who has to come to it. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-start-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes the folder of a server that has ended; the last of its database's processes may be a moment behind it. */
export function removeData(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** A data folder with the demo company in it, as a first start has left it: a copy of what the run's own server began with. */
export function demoFolder(folder = dataFolder()): string {
  execFileSync("cp", ["-a", `${process.env.DEMO_COMPANY}/.`, folder]);
  return folder;
}

/** Launches the built server of this repository, or of a copy of it, with these settings and no others. */
export function launch(settings: Record<string, string>, root = join(import.meta.dirname, "..")): ChildProcess {
  const env = { PATH: process.env.PATH ?? "", PORT: "0", ...settings };
  return spawn(process.execPath, ["apps/server/dist/main.js"], { cwd: root, env });
}

/** Waits until a launched server says that it runs. */
export async function ready(child: ChildProcess): Promise<Started> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("runs at") && said.includes("\n\n")) resolve();
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on("exit", () => reject(new Error(`the server did not start: ${said}`)));
  });
  return { child, address: /http:\S+/.exec(said)?.[0] ?? "", said };
}

/** Ends a server by a signal; gives its exit code. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.on("exit", resolve));
  child.kill(signal);
  return exit;
}

/** The pid of the PostgreSQL that runs on a data folder; 0 when there is none. */
export function postmasterPid(dataDir: string): number {
  return Number(postmaster(dataDir)[0] ?? 0);
}

/** The address by which other programs of this machine reach the embedded database of a data folder. */
export function databaseUrl(dataDir: string): string {
  return `postgres://portal@${encodeURIComponent(postmaster(dataDir)[4] ?? "")}/portal`;
}

export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

function postmaster(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}
