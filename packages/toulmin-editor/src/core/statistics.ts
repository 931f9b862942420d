import type { ToulminDocument } from "./document";
import { count, noCounts, type PerElement, tally } from "./elements";
import type { ElementName } from "./elements/define-element";
import { issuesOf } from "./list-rows";
import { sourceOf } from "./source";

/** How many nodes of each element share one value (an issue, an actor); `total` is their sum. */
export interface Count {
  /** Empty for nodes that have none. */
  readonly key: string;
  readonly total: number;
  readonly byElement: Readonly<PerElement<number>>;
}

/** What is marked in a document, counted. */
export interface Statistics {
  readonly nodes: number;
  readonly byElement: Readonly<PerElement<number>>;
  /** Numbers before words, nodes without an issue last. */
  readonly byIssue: readonly Count[];
  /** In the order in which they come in the text, nodes without an actor last. */
  readonly byActor: readonly Count[];
  /** Characters (UTF-16) of the judgment, without line breaks. */
  readonly characters: number;
  /** Characters that are marked, by element. */
  readonly marked: Readonly<PerElement<number>>;
  /** The share of the characters that are marked, 0 to 1. */
  readonly share: number;
  /** The judgment in parts of equal length: which share of each is marked as which element. */
  readonly strip: readonly Readonly<PerElement<number>>[];
}

/** Into how many parts the text is cut for the strip. */
const PARTS = 60;

/** Counts what is marked in a document. */
export function statisticsOf(document: ToulminDocument): Statistics {
  const { text } = sourceOf(document.blocks);
  const breaks = Math.max(0, document.blocks.length - 1);
  const characters = text.length - breaks;
  const byElement = noCounts();
  const marked = noCounts();
  const parts = Math.max(1, Math.min(PARTS, text.length));
  const strip = Array.from({ length: parts }, noCounts);
  const size = text.length / parts;
  const [issues, actors] = [new Map<string, Tally>(), new Map<string, Tally>()];
  for (const node of document.nodes) {
    count(byElement, node.ctype);
    tally(issues, node.issue.trim(), node.ctype);
    tally(actors, node.target.trim(), node.ctype);
    if (!node.anchor) continue;
    const { start, end } = node.anchor;
    count(marked, node.ctype, end - start - breaksIn(node.text));
    for (let part = Math.floor(start / size); part < parts && part * size < end; part++) {
      const inPart = Math.min(end, (part + 1) * size) - Math.max(start, part * size);
      count(strip[part] as Tally, node.ctype, inPart / size);
    }
  }
  return {
    nodes: document.nodes.length,
    byElement,
    byIssue: counted(issues, issuesOf(document)),
    byActor: counted(actors, [...actors.keys()].filter(Boolean)),
    characters,
    marked,
    share: characters === 0 ? 0 : sumOf(marked) / characters,
    strip: text.length === 0 ? [] : strip,
  };
}

type Tally = PerElement<number>;

function counted(counts: ReadonlyMap<string, Tally>, keys: readonly string[]): Count[] {
  return [...keys, ""].flatMap((key) => {
    const byElement = counts.get(key);
    return byElement ? [{ key, byElement, total: sumOf(byElement) }] : [];
  });
}

/** How many there are of all elements together. */
export function sumOf(counts: Readonly<PerElement<number>>): number {
  return Object.values(counts as Record<ElementName, number>).reduce((sum, each) => sum + each, 0);
}

function breaksIn(phrase: string): number {
  return phrase.split("\n").length - 1;
}
