import type { ToulminDocument, ToulminNode } from "../core/document";
import { withElements } from "../core/elements/with-elements";
import { revived } from "../core/migrations";
import { placedNodes } from "../core/places";
import { isRecord, isUnreadable } from "../core/problem";
import { anchorIn, attributesIn } from "./base/attributes";
import { defineFormat } from "./base/define-format";
import type { FormatReading, ReadMark } from "./base/reading";

/** The document as it is, with its version; what was written by an earlier release is brought up to date. */
export const native = defineFormat({
  key: "native",
  ending: ".toulmin.json",
  mediaType: "application/json",
  write: (document) => JSON.stringify(written(document), null, 1),
  recognises: ({ json }) =>
    isRecord(json) && Array.isArray(json.nodes) && ("blocks" in json || "text" in json) && !("edges" in json),
  read({ json }) {
    const document = revived(json);
    return isUnreadable(document) ? document : readingOf(document);
  },
});

/** A document as it is written: with its nodes' codes, without what is the host's. */
export function written(document: ToulminDocument) {
  return { ...withElements(document), nodes: placedNodes(document) };
}

/** What a document says. */
export function readingOf(document: ToulminDocument): FormatReading {
  const { title, blocks, nodes, lastId, currentClaim, claimOrder, foreign } = document;
  return {
    text: { title, blocks },
    marks: nodes.map(markOf),
    state: { lastId, currentClaim, claimOrder },
    ...(foreign && { foreign: () => foreign }),
  };
}

function markOf(node: ToulminNode): ReadMark {
  const { id, ctype, text, anchor, toulmin, supports, countsFrom, datumOf } = node;
  return {
    id,
    ctype,
    text,
    anchor: anchorIn(anchor),
    owner: toulmin,
    supports,
    countsFrom,
    datumOf,
    attributes: attributesIn(node),
  };
}
