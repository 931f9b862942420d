import { createDocument, edit, isRefused, mark, placeOf, sourceOf } from "toulmin-editor/core";

const judgment = createDocument({ blocks: [{ kind: "paragraph", text: "따라서 살해의 고의가 인정된다." }] });
const start = sourceOf(judgment.blocks).text.indexOf("살해의 고의");
const marked = mark(judgment, "C", { start, end: start + "살해의 고의".length });

/** `1-주장-1`, or why nothing was marked. */
export const outcome = isRefused(marked)
  ? marked.error
  : marked.nodes.map((node) => placeOf(marked, node).toulmin_code)[0];

/** The document with an attribute on the new node; `marked` stays as it is. */
export const edited = isRefused(marked) ? judgment : edit(marked, "node1", { keyword: "고의" });
