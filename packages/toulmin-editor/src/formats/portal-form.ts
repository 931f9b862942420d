import type { ToulminDocument } from "../core/document";
import { isElementName } from "../core/elements";
import { placedNodes } from "../core/places";
import { isRecord, textOf, type Unreadable, unreadable } from "../core/problem";
import { titleIn } from "../reading/title-in";
import { anchorIn, attributesIn, linksIn } from "./base/attributes";
import { defineFormat } from "./base/define-format";
import { markedHtml } from "./base/marked-html";
import { parsedJson } from "./base/parsed-json";
import { type FormatReading, type ReadMark, readMark } from "./base/reading";

/**
 * The portal's saved form: the three values it keeps under `ed_content` (the judgment as HTML, every marked phrase in an
 * element with its node's id), `ed_node` (the nodes as JSON) and `lastid`. Blank lines and white space runs are not kept.
 */
export const portalForm = defineFormat({
  key: "portal",
  ending: ".portal.json",
  mediaType: "application/json",
  write: (document) => JSON.stringify(savedForm(document), null, 1),
  recognises: ({ json }) => isRecord(json) && ("ed_content" in json || "ed_node" in json),
  read: ({ json }) => (isRecord(json) ? readSavedForm(json) : unreadable("wrong-kind", "")),
});

interface SavedForm {
  readonly ed_content: string;
  readonly ed_node: string;
  readonly lastid: string;
}

function savedForm(document: ToulminDocument): SavedForm {
  return {
    ed_content: markedHtml(document, (node, words, isFirst) => {
      const id = isFirst ? `id="${node.id}"` : `data-node="${node.id}"`;
      return `<span ${id} class="${node.ctype}">${words}</span>`;
    }),
    ed_node: JSON.stringify(placedNodes(document)),
    lastid: String(document.lastId),
  };
}

/** Reads the three values; each may be the value itself or its JSON. */
export async function readSavedForm(saved: Record<string, unknown>): Promise<FormatReading | Unreadable> {
  const nodes = typeof saved.ed_node === "string" ? parsedJson(saved.ed_node).json : (saved.ed_node ?? []);
  const listed = isRecord(nodes) ? Object.values(nodes) : nodes;
  if (!Array.isArray(listed)) return unreadable("wrong-kind", "ed_node", saved.ed_node);
  const { readHtml } = await import("../reading/read-html");
  const html = textOf(parsedJson(textOf(saved.ed_content)).json) || textOf(saved.ed_content);
  const { blocks, ranges } = readHtml(html);
  const marks: ReadMark[] = [];
  for (const [index, node] of listed.entries()) {
    if (!isRecord(node)) return unreadable("wrong-kind", `ed_node[${index}]`);
    if (!isElementName(node.ctype)) return unreadable("unknown", `ed_node[${index}].ctype`, node.ctype);
    const id = textOf(node.id);
    if (id === "") return unreadable("unknown", `ed_node[${index}].id`, node.id);
    marks.push(
      readMark({
        id,
        ctype: node.ctype,
        text: textOf(node.text),
        anchor: anchorIn(node.anchor) ?? ranges.get(id) ?? null,
        ...linksIn(node),
        attributes: attributesIn(node),
      }),
    );
  }
  if (blocks.length === 0 && marks.length === 0) return unreadable("empty", "");
  return {
    text: blocks.length === 0 ? null : { title: titleIn(blocks), blocks },
    marks,
    state: { lastId: Number(saved.lastid) },
  };
}
