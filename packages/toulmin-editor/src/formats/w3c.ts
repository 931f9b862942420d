import type { ToulminDocument, ToulminNode } from "../core/document";
import { elementOf } from "../core/elements";
import type { OwnElement } from "../core/elements/define-element";
import { isRecord, textOf, type Unreadable, unreadable } from "../core/problem";
import { isUnseen, sourceOf } from "../core/source";
import {
  anchorIn,
  attributesIn,
  attributesOf,
  elementNamed,
  elementSaid,
  isOffset,
  linksIn,
  linksOf,
  numberOf,
} from "./base/attributes";
import { charactersIn } from "./base/characters";
import { defineFormat } from "./base/define-format";
import { type FormatReading, type ReadMark, readMark } from "./base/reading";

/**
 * W3C Web Annotation Data Model (2017): a list of annotations with a Text Quote Selector and a Text Position Selector
 * each, whose offsets count characters (code points, section 4.2.5) over the text file. The element is a classifying
 * body, a note a commenting one; what the model has no words for lies under `toulmin`.
 */
export const w3c = defineFormat({
  key: "w3c",
  ending: ".jsonld",
  mediaType: "application/ld+json",
  write(document) {
    const characterAt = charactersIn(sourceOf(document.blocks).text);
    return JSON.stringify(
      [...document.nodes.map((node) => annotationOf(document, node, characterAt)), ...placelessIn(document)],
      null,
      1,
    );
  },
  recognises: ({ json }) => {
    const [first] = annotationsIn(json) ?? [];
    return isRecord(first) ? "target" in first : isRecord(json) && "@context" in json && "items" in json;
  },
  read({ json }, words) {
    const own = words?.elements;
    const annotations = annotationsIn(json);
    if (!annotations) return unreadable("wrong-kind", "items");
    const marks: ReadMark[] = [];
    const kept = new Map<string, object>();
    const lost: string[] = [];
    const notes: string[] = [];
    const placeless: object[] = [];
    let problem: Unreadable | null = null;
    let isGuessed = false;
    for (const [index, annotation] of annotations.entries()) {
      if (!isRecord(annotation)) return unreadable("wrong-kind", `[${index}]`);
      const { quote, position } = placeIn(annotation.target);
      const bodies = listOf(annotation.body).filter(isRecord);
      if (!quote && !position) {
        problem ??= unreadable("unknown", `[${index}].target.selector`);
        placeless.push(annotation);
        const words = noteIn(annotation);
        if (words && isOnWhole(annotation.target)) notes.push(words);
        else lost.push(words || `[${index}]`);
        continue;
      }
      const anchor = anchorIn({ ...quote, ...position });
      const named = isRecord(annotation.toulmin) ? annotation.toulmin.ctype : undefined;
      const ctype = elementSaid(named, own) ?? bodies.map((body) => elementNamed(body.value, own)).find(Boolean);
      isGuessed ||= ctype === undefined;
      const id = localName(annotation.id) || `[${index}]`;
      kept.set(id, provenanceIn(annotation));
      marks.push(
        readMark({
          id,
          ctype: ctype ?? "D",
          text: textOf(quote?.exact),
          anchor: anchor && { ...anchor, isInCharacters: true },
          ...linksIn(annotation.toulmin),
          attributes: { ...attributesInBodies(bodies, own), ...attributesIn(annotation.toulmin) },
        }),
      );
    }
    if (marks.length === 0 && problem) return problem;
    const foreign: FormatReading["foreign"] = (idOf) => ({
      w3c: { ...Object.fromEntries([...kept].map(([id, said]) => [idOf(id), said])), [PLACELESS]: placeless },
    });
    const isForeign = placeless.length > 0 || [...kept.values()].some(isFilled);
    return { text: null, marks, isGuessed, lost, notes, ...(isForeign && { foreign }) };
  },
});

/** Who made an annotation and when, and whatever else it says of itself. */
function provenanceIn(annotation: Record<string, unknown>): object {
  const { "@context": _context, id, type, motivation, body, target, toulmin, ...said } = annotation;
  return said;
}

function isFilled(said: object): boolean {
  return Object.keys(said).length > 0;
}

/** Under this name, which no mark has, lie the annotations that have no place here; they are written back as they were. */
const PLACELESS = "placeless";

function placelessIn({ foreign }: ToulminDocument): unknown[] {
  const kept = isRecord(foreign?.w3c) ? foreign.w3c[PLACELESS] : [];
  return Array.isArray(kept) ? kept.filter(isRecord) : [];
}

/** Whether a target is the page itself, and no part of it. */
function isOnWhole(target: unknown): boolean {
  return listOf(target).every((each) => !isRecord(each) || listOf(each.selector).length === 0);
}

/** What an annotation without a place says. */
function noteIn({ body, bodyValue }: Record<string, unknown>): string {
  const words = listOf(body).map((each) => (isRecord(each) ? textOf(each.value) : textOf(each)));
  return [...words, textOf(bodyValue)].filter((each) => each.trim() !== "").join(" · ");
}

const CONTEXT = ["http://www.w3.org/ns/anno.jsonld", { toulmin: { "@id": "urn:x-toulmin:mark", "@type": "@json" } }];

function annotationOf(document: ToulminDocument, node: ToulminNode, characterAt: (offset: number) => number) {
  const source = `urn:x-toulmin:${encodeURIComponent(wellFormed(document.title.caseNo) || "judgment")}`;
  const body = (purpose: string, value: string) => ({ type: "TextualBody", purpose, value, format: "text/plain" });
  const { trans, keyword, note } = attributesOf(node);
  const { anchor } = node;
  const kept = document.foreign?.w3c;
  const said = isRecord(kept) ? kept[node.id] : undefined;
  const quote = anchor?.quote ?? { exact: node.text };
  return {
    ...signatureOf(node),
    ...(isRecord(said) && provenanceIn(said)),
    ...(node.provenance?.modified && { modified: node.provenance.modified }),
    "@context": CONTEXT,
    id: `${source}:${node.id}`,
    type: "Annotation",
    motivation: "classifying",
    body: [
      body("classifying", elementOf(document, node.ctype)?.name ?? node.ctype),
      ...(trans ? [body("describing", trans)] : []),
      ...(keyword ? [body("tagging", keyword)] : []),
      ...(note ? [body("commenting", note)] : []),
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
    toulmin: { ctype: node.ctype, id: node.id, ...linksOf(node), ...numberOf(document, node), ...attributesOf(node) },
  };
}

/** Who marked it here, and when. */
function signatureOf({ provenance }: ToulminNode) {
  return provenance && { creator: { type: "Person", name: provenance.creator }, created: provenance.created };
}

/** A list, a page, a collection with its first page, or one annotation. */
function annotationsIn(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  if (!isRecord(json)) return null;
  if (Array.isArray(json.items)) return json.items;
  if (isRecord(json.first) && Array.isArray(json.first.items)) return json.first.items;
  return "target" in json ? [json] : null;
}

interface Place {
  readonly quote?: Record<string, unknown> | undefined;
  readonly position?: Record<string, unknown> | undefined;
}

/** Selectors that refine selectors are followed so far. */
const DEEPEST = 10;

/** The words and the offsets that a target names. */
function placeIn(target: unknown): Place {
  const selectors = listOf(target)
    .flatMap((each) => (isRecord(each) ? listOf(each.selector) : []))
    .filter(isRecord)
    .map((selector) => placeBy(selector));
  return {
    quote: selectors.find(({ quote }) => quote)?.quote,
    position: selectors.find(({ position }) => position)?.position,
  };
}

/** What a selector names, or the one that refines it: whose offsets count from where the outer one begins. */
function placeBy(selector: Record<string, unknown>, depth = 0): Place {
  const { type, exact, start: first, end } = selector;
  const own: Place = {
    ...(type === "TextQuoteSelector" && !isUnseen(textOf(exact)) && { quote: selector }),
    ...(type === "TextPositionSelector" && isOffset(first) && isOffset(end) && first < end && { position: selector }),
  };
  if (!isRecord(selector.refinedBy) || depth > DEEPEST) return own;
  const { quote, position } = placeBy(selector.refinedBy, depth + 1);
  const start = Number(own.position?.start);
  const moved = position &&
    own.position && { start: start + Number(position.start), end: start + Number(position.end) };
  if (position && own.quote) return { quote: { exact: charactersOf(textOf(own.quote.exact), position) } };
  return { quote: quote ?? (moved ? undefined : own.quote), position: moved };
}

/** The words at offsets of other words, which count characters. */
function charactersOf(words: string, { start, end }: Record<string, unknown>): string {
  return [...words].slice(Number(start), Number(end)).join("");
}

function attributesInBodies(
  bodies: readonly Record<string, unknown>[],
  own?: readonly OwnElement[],
): ReadMark["attributes"] {
  const said = (...purposes: unknown[]) =>
    bodies
      .filter((body) => purposes.includes(body.purpose) && !elementNamed(body.value, own))
      .map((body) => textOf(body.value))
      .filter(Boolean);
  const [[trans], [keyword]] = [said("describing", "editing"), said("tagging")];
  // a comment and what is answered to it
  const note = said("commenting", "replying").join("\n");
  return { ...(trans && { trans }), ...(keyword && { keyword }), ...(note && { note }) };
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
