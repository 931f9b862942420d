import html from "../../samples/judgment.html?raw";
import { createDocument, type ToulminDocument } from "../core/document";
import { readHtml } from "../reading/read-html";

/** The fictional judgment of all stories and tests: an attempted murder with four issues. */
export function sampleJudgment(): ToulminDocument {
  return createDocument({
    title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
    blocks: readHtml(html).blocks,
  });
}
