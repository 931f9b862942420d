import type { ToulminDocument, ToulminNode } from "../core/document";
import { elements } from "../core/elements";
import { isRecord, textOf, unreadable } from "../core/problem";
import { sourceOf } from "../core/source";
import { anchorIn, attributesIn, attributesOf, elementNamed, linksIn, linksOf } from "./attributes";
import { charactersIn } from "./characters";
import { defineFormat } from "./define-format";
import { type ReadMark, readMark } from "./reading";

/**
 * W3C Web Annotation Data Model (2017): a list of annotations with a Text Quote Selector and a Text Position Selector
 * each, whose offsets count characters (code points, section 4.2.5) over the text file. The element is a classifying
 * body; what the model has no words for lies under `toulmin`.
 */
export const w3c = defineFormat({
  key: "w3c",
  ending: ".jsonld",
  mediaType: "application/ld+json",
  write(document) {
    const characterAt = charactersIn(sourceOf(document.blocks).text);
    return JSON.stringify(
      document.nodes.map((node) => annotationOf(document, node, characterAt)),
      null,
      1,
    );
  },
  recognises: ({ json }) => {
    const [first] = annotationsIn(json) ?? [];
    return isRecord(first) ? "target" in first : isRecord(json) && "@context" in json && "items" in json;
  },
  read({ json }) {
    const annotations = annotationsIn(json);
    if (!annotations) return unreadable("wrong-kind", "items");
    const marks: ReadMark[] = [];
    let isGuessed = false;
    for (const [index, annotation] of annotations.entries()) {
      if (!isRecord(annotation)) return unreadable("wrong-kind", `[${index}]`);
      const selectors = selectorsIn(annotation.target);
      const quote = selectors.find((selector) => selector.type === "TextQuoteSelector");
      const position = selectors.find((selector) => selector.type === "TextPositionSelector");
      if (!quote && !position) return unreadable("unknown", `[${index}].target.selector`);
      const anchor = anchorIn({ ...quote, ...position });
      const bodies = listOf(annotation.body).filter(isRecord);
      const named = isRecord(annotation.toulmin) ? annotation.toulmin.ctype : undefined;
      const ctype = elementNamed(named) ?? bodies.map((body) => elementNamed(body.value)).find(Boolean);
      isGuessed ||= ctype === undefined;
      marks.push(
        readMark({
          id: localName(annotation.id) || `[${index}]`,
          ctype: ctype ?? "D",
          text: textOf(quote?.exact),
          anchor: anchor && { ...anchor, isInCharacters: true },
          ...linksIn(annotation.toulmin),
          attributes: { ...attributesInBodies(bodies), ...attributesIn(annotation.toulmin) },
        }),
      );
    }
    return { text: null, marks, isGuessed };
  },
});

const CONTEXT = ["http://www.w3.org/ns/anno.jsonld", { toulmin: { "@id": "urn:x-toulmin:mark", "@type": "@json" } }];

function annotationOf(document: ToulminDocument, node: ToulminNode, characterAt: (offset: number) => number) {
  const source = `urn:x-toulmin:${encodeURIComponent(wellFormed(document.title.caseNo) || "judgment")}`;
  const body = (purpose: string, value: string) => ({ type: "TextualBody", purpose, value, format: "text/plain" });
  const { trans, keyword } = attributesOf(node);
  const { anchor } = node;
  const quote = anchor?.quote ?? { exact: node.text };
  return {
    "@context": CONTEXT,
    id: `${source}:${node.id}`,
    type: "Annotation",
    motivation: "classifying",
    body: [
      body("classifying", elements[node.ctype].name),
      ...(trans ? [body("describing", trans)] : []),
      ...(keyword ? [body("tagging", keyword)] : []),
    ],
    target: {
      source,
      selector: [
        { type: "TextQuoteSelector", ...quote },
        ...(anchor
          ? [{ type: "TextPositionSelector", start: characterAt(anchor.start), end: characterAt(anchor.end) }]
          : []),
      ],
    },
    toulmin: { ctype: node.ctype, id: node.id, ...linksOf(node), ...attributesOf(node) },
  };
}

/** A list, a page, a collection with its first page, or one annotation. */
function annotationsIn(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  if (!isRecord(json)) return null;
  if (Array.isArray(json.items)) return json.items;
  if (isRecord(json.first) && Array.isArray(json.first.items)) return json.first.items;
  return "target" in json ? [json] : null;
}

function selectorsIn(target: unknown): Record<string, unknown>[] {
  return listOf(target)
    .flatMap((each) => (isRecord(each) ? listOf(each.selector) : []))
    .filter(isRecord);
}

function attributesInBodies(bodies: readonly Record<string, unknown>[]): ReadMark["attributes"] {
  const said = (...purposes: unknown[]) =>
    textOf(bodies.find((body) => purposes.includes(body.purpose) && !elementNamed(body.value))?.value);
  const [trans, keyword] = [said("describing", "commenting", "editing"), said("tagging")];
  return { ...(trans && { trans }), ...(keyword && { keyword }) };
}

/** What stands behind the last colon, slash or number sign: our own ids stand there. */
function localName(id: unknown): string {
  const name = textOf(id);
  return /(?:^|[:/#])(node\d+)$/.exec(name)?.[1] ?? name;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Halves of characters cannot be part of an address. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");
}
