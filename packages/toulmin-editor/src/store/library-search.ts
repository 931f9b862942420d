import { bisector } from "d3-array";
import { attributeKeys, type NodeAttributes, type ToulminDocument } from "../core/document";
import { type PlacedNode, placedNodes } from "../core/places";
import { sourceOf } from "../core/source";

/** What of a mark is searched: what is written on it, and its phrase where it has no place in the text. */
type SearchedField = keyof NodeAttributes | "text";

/** A place where sought words stand, with the words around it as they are written. */
export interface Found {
  /** The mark on which they are written; `null` for the text itself. */
  readonly node: PlacedNode | null;
  readonly field: SearchedField | null;
  /** Where they stand in the text, or where the mark does; `null` for a mark without a place. */
  readonly place: { readonly start: number; readonly end: number } | null;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** What a document can be searched by: everything said in it, folded. */
export interface SearchedDocument {
  readonly document: ToulminDocument;
  /** Its blocks, parted by line feeds, and where each of them begins in there. */
  readonly text: string;
  readonly starts: readonly number[];
  readonly said: readonly Said[];
}

interface Said {
  readonly node: PlacedNode;
  readonly field: SearchedField;
  readonly words: string;
  readonly folded: string;
}

/** Where words stand in one document: what it says of its marks first. */
export interface FoundInDocument {
  readonly found: readonly Found[];
  /** Whether they stand in more places than were asked for. */
  readonly hasMore: boolean;
}

/** How many characters are shown on either side of what was found. */
const AROUND = 28;

/** Words in one case, one width (full or half), composed Hangul, and with one space for any white space. */
export function folded(words: string): string {
  return words.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
}

/** Makes a document ready for being searched often. */
export function searched(document: ToulminDocument, actorLabel: (key: string) => string): SearchedDocument {
  const starts: number[] = [];
  let length = 0;
  const blocks = document.blocks.map(({ text }) => {
    const block = folded(text);
    starts.push(length);
    length += block.length + 1;
    return block;
  });
  const said = placedNodes(document).flatMap((node) => {
    const fields = [...attributeKeys, ...(node.anchor ? [] : ["text" as const])];
    return fields.flatMap((field) => {
      const words = field === "target" ? actorLabel(node.target) : node[field];
      return words.trim() === "" || (field === "trans" && words === node.text)
        ? []
        : [{ node, field, words, folded: folded(words) }];
    });
  });
  return { document, text: blocks.join("\n"), starts, said };
}

/** Where words stand in a document; at most so many places. */
export function findIn(
  { document, text, starts, said }: SearchedDocument,
  query: string,
  most: number,
): FoundInDocument {
  const words = folded(query).trim();
  if (words === "") return { found: [], hasMore: false };
  const found: Found[] = [];
  for (const { node, field, ...each } of said) {
    const at = each.folded.indexOf(words);
    if (at === -1) continue;
    if (found.length === most) return { found, hasMore: true };
    found.push({ node, field, place: node.anchor, ...around(each.words, placeIn(each.words, at, at + words.length)) });
  }
  const source = sourceOf(document.blocks);
  let block = 0;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
    if (found.length === most) return { found, hasMore: true };
    while ((starts[block + 1] ?? Number.POSITIVE_INFINITY) <= at) block++;
    const written = document.blocks[block]?.text ?? "";
    const from = at - (starts[block] as number);
    const place = placeIn(written, from, from + words.length);
    const offset = source.starts[block] as number;
    found.push({
      node: null,
      field: null,
      place: { start: offset + place.start, end: offset + place.end },
      ...around(written, place),
    });
  }
  return { found, hasMore: false };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where in words as they are written a stretch of the folded words stands. */
function placeIn(written: string, start: number, end: number): Place {
  // nearly always: folding has put other letters in their places, one for one
  if (folded(written).length === written.length && written.normalize("NFKC") === written) return { start, end };
  const bounds = [...Array.from(new Intl.Segmenter().segment(written), ({ index }) => index), written.length];
  const { left, right } = bisector((bound: number) => folded(written.slice(0, bound)).length);
  return { start: bounds[right(bounds, start) - 1] ?? 0, end: bounds[left(bounds, end)] ?? written.length };
}

function around(written: string, { start, end }: Place): Pick<Found, "before" | "words" | "after"> {
  return {
    before: `${start > AROUND ? "…" : ""}${written.slice(Math.max(0, start - AROUND), start)}`,
    words: written.slice(start, end),
    after: `${written.slice(end, end + AROUND)}${end + AROUND < written.length ? "…" : ""}`,
  };
}
