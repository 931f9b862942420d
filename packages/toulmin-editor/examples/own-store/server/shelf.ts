import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kept, Shelf } from "./documents.ts";

/** Keeps each document in a file of a folder; a state is there whole, or the one before it is. */
export function shelfIn(folder: string): Shelf {
  mkdirSync(folder, { recursive: true });
  // an id may have letters that a file's name may not
  const fileOf = (id: string) => join(folder, `${createHash("sha256").update(id).digest("hex")}.json`);
  return {
    get(id) {
      const file = fileOf(id);
      return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : undefined;
    },
    set(id, kept) {
      const file = fileOf(id);
      writeFileSync(`${file}.new`, JSON.stringify(kept));
      renameSync(`${file}.new`, file);
    },
  };
}
