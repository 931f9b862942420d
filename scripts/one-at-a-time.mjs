// Of several that want the same folder, one after the other.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** How long is waited before it is looked again, in ms. */
const PAUSE = 200;

/**
 * Does something when nobody else does who goes by the same file; says once that it waits.
 * @param {string} file
 * @param {() => unknown} work
 * @param {(line: string) => void} say
 */
export async function oneAtATime(file, work, say = (line) => process.stderr.write(`${line}\n`)) {
  for (let isTold = false; !taken(file); ) {
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
    else {
      if (!isTold) say(`another start builds in this folder (process ${holder ?? "?"}); waiting for it`);
      isTold = true;
      await pause(PAUSE);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The process that has the file; nothing while it is being written, or where it has just gone. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
