import type { JudgmentTitle, ToulminDocument } from "../document";

/** Writes parts of the judgment's head. Gives the same document back when nothing differs. */
export function retitle(document: ToulminDocument, parts: Partial<JudgmentTitle>): ToulminDocument {
  const { title } = document;
  const changed = (Object.keys(parts) as (keyof JudgmentTitle)[]).some((key) => parts[key] !== title[key]);
  return changed ? { ...document, title: { ...title, ...parts } } : document;
}
