import { createDocument, type ToulminDocument } from "../core/document";

/** A small judgment of these paragraphs, for tests that need no DOM. */
export function judgmentOf(...paragraphs: string[]): ToulminDocument {
  return createDocument({
    title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
    blocks: paragraphs.map((text) => ({ kind: "paragraph", text })),
  });
}
