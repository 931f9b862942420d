import { statSync } from "node:fs";
import { dirname } from "node:path";

/** Whether other users may come to a path: every folder above it lets them through. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
