import { type AnchoringOptions, findPhrases } from "../../anchoring/find-phrases";
import type { SoughtPhrase } from "../../anchoring/phrase";
import { isSameWords, placeOf } from "../../anchoring/re-anchor";
import { claimsOf, createDocument, type NodeId, type ToulminDocument } from "../../core/document";
import { isNodeId, withNodes } from "../../core/migrations";
import { isUnreadable, type Unreadable, unreadable } from "../../core/problem";
import { anchorAt, isUnseen, sourceOf } from "../../core/source";
import { unitsIn } from "./characters";
import type { FormatReading, ReadMark } from "./reading";

/** A document made of what a file said. */
export interface Placed {
  readonly document: ToulminDocument;
  /** Marks that lie on words much like those in the file. */
  readonly similar: readonly NodeId[];
  /** Marks on the same words in another place than what stood around them in the file. */
  readonly moved: readonly NodeId[];
  /** Marks whose words are not in the text, or lie under another mark. */
  readonly unplaced: readonly NodeId[];
  /** What the file calls marks that have neither words nor a place that has any: they are left out. */
  readonly wordless?: readonly string[];
}

/**
 * Makes a document of a reading: of its own judgment, or of its marks on the judgment of `onto`, whose own marks go.
 * Marks that have no place in the text are kept without one. A mark without a claim of its own is attached to the claim
 * before it in the file, else to the first.
 */
export function placed(
  reading: FormatReading,
  onto: ToulminDocument | null = null,
  options: AnchoringOptions = {},
): Placed | Unreadable {
  const bare = onto ? { ...onto, nodes: [] } : reading.text && createDocument({ ...reading.text });
  if (!bare) return unreadable("no-text", "");
  const { text } = sourceOf(bare.blocks);
  const marks = withClaim(reading);
  const ids = idsOf(reading, onto?.lastId ?? 0);
  const idOf = (name: string | null) => (name === null ? undefined : ids.get(name));
  const owners = ownersOf(marks);
  if (!owners) return unreadable("no-claim", "", marks[0]?.text);
  // our own files know which of their marks have no place in their own text
  const isOwn = !onto && reading.state !== undefined;
  const sought = isOwn ? marks.map((mark) => (mark.anchor ? mark : { ...mark, text: "" })) : marks;
  const phrases = soughtIn(text, sought);
  const found = findPhrases(text, phrases, options);

  const places = found.map((each) => placeOf(bare.blocks, each));
  const wordless = wordlessOf(marks, places);
  if (wordless.size > 0) {
    const rest = placed({ ...reading, marks: marks.filter((mark) => !wordless.has(mark)) }, onto, options);
    return isUnreadable(rest) ? rest : { ...rest, wordless: [...wordless].map(({ id }) => id) };
  }

  const similar: NodeId[] = [];
  const unplaced: NodeId[] = [];
  const moved: NodeId[] = [];
  const nodes = marks.map((mark, index) => {
    const id = idOf(mark.id) as NodeId;
    const place = places[index];
    const words = place?.anchor.quote.exact ?? mark.text;
    if (!place) unplaced.push(id);
    else if (mark.text !== "" && !isSameWords(words, mark.text)) similar.push(id);
    else if (found[index]?.isDoubtful) moved.push(id);
    return {
      trans: words,
      ...mark.attributes,
      id,
      ctype: mark.ctype,
      text: words,
      toulmin: idOf(owners.get(mark) ?? null),
      anchor: place?.anchor ?? null,
      supports: idOf(mark.supports) ?? null,
      countsFrom: idOf(mark.countsFrom) ?? null,
      datumOf: mark.datumOf.flatMap((name) => idOf(name) ?? []),
    };
  });
  const lastId = Math.max(numberOf(reading.state?.lastId), onto?.lastId ?? 0);
  const foreign = reading.foreign?.(idOf);
  const document = withNodes(bare, { ...reading.state, nodes, lastId, ...(foreign && { foreign }) });
  if (isUnreadable(document)) return document;
  return { document: inGivenOrder(document, marks, idOf), similar, moved, unplaced };
}

/** The marks of which nothing could be shown, and on which no other one hangs. */
function wordlessOf(marks: readonly ReadMark[], places: readonly unknown[]): ReadonlySet<ReadMark> {
  const bare = marks.filter(({ text }, index) => !places[index] && isUnseen(text));
  if (bare.length === 0) return new Set();
  const named = new Set(
    marks.flatMap(({ id, owner, supports, countsFrom, datumOf }) =>
      [owner, supports, countsFrom, ...datumOf].filter((name) => name !== id),
    ),
  );
  return new Set(bare.filter(({ id }) => !named.has(id)));
}

/** The document with its claims as the file numbers them, where that is another order than the text's. */
function inGivenOrder(
  document: ToulminDocument,
  marks: readonly ReadMark[],
  idOf: (name: string) => NodeId | undefined,
): ToulminDocument {
  const numbers = new Map(
    marks.flatMap(({ id, ctype, number }) => (ctype === "C" && number ? [[idOf(id), number] as const] : [])),
  );
  const claims = claimsOf(document).filter(({ id }) => numbers.has(id));
  const given = claims.toSorted((a, b) => (numbers.get(a.id) ?? 0) - (numbers.get(b.id) ?? 0));
  if (given.every((claim, index) => claim === claims[index])) return document;
  return { ...document, claimOrder: given.map(({ id }) => id) };
}

/** The marks of a reading; where the elements are guessed and none is a claim, the first is. */
function withClaim({ marks, isGuessed }: FormatReading): readonly ReadMark[] {
  if (!isGuessed || marks.some((mark) => mark.ctype === "C")) return marks;
  return marks.map((mark, index) => (index === 0 ? { ...mark, ctype: "C" } : mark));
}

/** A node's id for each mark: its own where it has the form of one and is not taken, else a new one. */
function idsOf({ marks }: FormatReading, lastId: number): Map<string, NodeId> {
  const ids = new Map<string, NodeId>();
  const own = marks.map((mark) => mark.id).filter(isKept);
  let newest = own.reduce((number, id) => Math.max(number, Number(id.slice(4))), lastId);
  for (const { id } of marks) {
    if (!ids.has(id)) ids.set(id, isKept(id) ? id : `node${++newest}`);
  }
  return ids;
}

/** Ids with more digits would leave no room for new ones. */
function isKept(id: string): id is NodeId {
  return isNodeId(id) && id.length <= "node".length + 12;
}

/** The claim that each mark belongs to; `null` when there are marks and no claim. */
function ownersOf(marks: readonly ReadMark[]): Map<ReadMark, string> | null {
  const claims = new Set(marks.filter((mark) => mark.ctype === "C").map((mark) => mark.id));
  const owners = new Map<ReadMark, string>();
  let nearest = [...claims][0];
  for (const mark of marks) {
    if (mark.ctype === "C") nearest = mark.id;
    const owner = mark.ctype === "C" ? mark.id : mark.owner !== null && claims.has(mark.owner) ? mark.owner : nearest;
    if (owner === undefined) return null;
    owners.set(mark, owner);
  }
  return owners;
}

/**
 * The marks' phrases with UTF-16 offsets. Words that stand at their offset lie there or nowhere. Tools disagree on what an offset counts: where the words do not stand in the
 * unit that the format prescribes, but do in the other, the other is meant.
 */
function soughtIn(text: string, marks: readonly ReadMark[]): SoughtPhrase[] {
  const unitAt = unitsIn(text);
  return marks.map(({ text: words, anchor }) => {
    const exact = words.trim();
    if (!anchor) return { exact, prefix: "", suffix: "", start: null };
    const starts = [anchor.start, unitAt(anchor.start)];
    if (anchor.isInCharacters) starts.reverse();
    const [meant = 0] = starts;
    if (words === "") return phraseAt(text, meant, anchor.isInCharacters ? unitAt(anchor.end) : anchor.end);
    const lead = words.length - words.trimStart().length;
    const start = starts.find((each) => text.startsWith(words, each));
    if (start !== undefined) return phraseAt(text, start + lead, start + lead + exact.length);
    return { exact, prefix: anchor.prefix ?? "", suffix: anchor.suffix ?? "", start: meant + lead };
  });
}

function phraseAt(text: string, start: number, end: number): SoughtPhrase {
  return { ...anchorAt({ text, starts: [] }, start, end).quote, start, isFixed: true };
}

function numberOf(value: unknown): number {
  return Number.isInteger(value) ? Math.min(value as number, 1e12) : 0;
}
