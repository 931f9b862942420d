import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How long the assets of a version are kept after the next one was built, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * Removes from a build's folder the assets of versions that were last current more than a day ago; younger ones stay for those
 * who have a page of theirs open. `names` are the files of the present build. An asset's time is when it was last current.
 */
export function ageAssets(folder: string, names: readonly string[], now = new Date()): void {
  const list = join(folder, "assets.txt");
  const before = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  const current = new Set([...before, ...names]);
  for (const file of readdirSync(join(folder, "assets"))) {
    const path = join(folder, "assets", file);
    // the compressed copies live as long as what they are of
    if (current.has(`assets/${file.replace(/\.(br|gz)$/, "")}`)) utimesSync(path, now, now);
    else if (now.getTime() - statSync(path).mtimeMs > KEPT_FOR) rmSync(path);
  }
  writeFileSync(list, names.filter((name) => name.startsWith("assets/")).join("\n"));
}
