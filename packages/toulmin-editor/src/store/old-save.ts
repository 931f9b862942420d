import type { ToulminDocument } from "../core/document";
import { isUnreadable, problemText, type Unreadable } from "../core/problem";

/** The keys under which the portal kept the default document in localStorage. */
const OLD_KEYS = ["ed_content", "ed_node", "lastid"] as const;

/** A save of the portal's old form, as it was found. */
export type OldSave =
  | { readonly found: "document"; readonly document: ToulminDocument }
  | { readonly found: "damaged"; readonly reason: string; readonly record: unknown };

/** Reads what the portal saved in localStorage; `null` when there is nothing. Leaves it where it is. */
export async function readOldSave(storage: Storage | null = openStorage()): Promise<OldSave | null> {
  const record = storage && Object.fromEntries(OLD_KEYS.map((key) => [key, storage.getItem(key)]));
  if (!record || (record.ed_content === null && record.ed_node === null)) return null;
  const document = await documentOf(record);
  if (isUnreadable(document)) return { found: "damaged", reason: problemText(document.error), record };
  return { found: "document", document };
}

/** Removes the old save, once its document lies in the new place. */
export function removeOldSave(storage: Storage | null = openStorage()): void {
  for (const key of OLD_KEYS) storage?.removeItem(key);
}

async function documentOf(record: Record<string, string | null>): Promise<ToulminDocument | Unreadable> {
  const [{ readSavedForm }, { placed }] = await Promise.all([
    import("../formats/portal-form"),
    import("../formats/base/placed"),
  ]);
  const reading = await readSavedForm(record);
  const result = isUnreadable(reading) ? reading : placed(reading);
  return isUnreadable(result) ? result : result.document;
}

/** Where storage is denied, asking for it throws. */
function openStorage(): Storage | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}
