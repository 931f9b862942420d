import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A running PostgreSQL server, as its `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

/**
 * Removes a pid file whose number belongs to some other program by now. One whose program is gone is left: from it
 * PostgreSQL knows whether processes of a killed server still have the data open.
 */
export function removeForeignPidFile(data: string): void {
  const pid = Number(readLines(join(data, "postmaster.pid"))[0]);
  if (pid > 0 && !isPostgres(pid) && send(pid, 0)) rmSync(join(data, "postmaster.pid"), { force: true });
}

/** The PostgreSQL server that runs on a data folder; `null` when none does. */
export function findPostmaster(data: string): Postmaster | null {
  const lines = readLines(join(data, "postmaster.pid"));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgres(pid)) return null;
  return { pid, socketFolder: lines[4] ?? "" };
}

/** Stops a PostgreSQL server: a fast shutdown, an immediate one when that takes longer than 15 s. */
export async function stopPostmaster({ pid }: Pick<Postmaster, "pid">): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (!send(pid, signal)) return;
    for (let waited = 0; waited < 15_000; waited += 20) {
      await sleep(20);
      if (!isPostgres(pid)) return;
    }
  }
}

/** Whether a PostgreSQL server runs under a pid; one from an old file may belong to something else by now. */
export function isPostgres(pid: number): boolean {
  if (process.platform === "linux") return readLines(`/proc/${pid}/comm`)[0]?.startsWith("postgres") ?? false;
  try {
    return execFileSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" }).includes("postgres");
  } catch {
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return [];
  }
}
