import type { ToulminDocument, ToulminNode } from "./document";
import { elementKeys, perElement } from "./elements";
import type { ElementKey } from "./elements/define-element";
import { issuesOf } from "./list-rows";
import { sourceOf } from "./source";

/** How many nodes of each element share one value (an issue, an actor); `total` is their sum. */
export interface Count {
  /** Empty for nodes that have none. */
  readonly key: string;
  readonly total: number;
  readonly byElement: Readonly<Record<ElementKey, number>>;
}

/** What is marked in a document, counted. */
export interface Statistics {
  readonly nodes: number;
  readonly byElement: Readonly<Record<ElementKey, number>>;
  /** Numbers before words, nodes without an issue last. */
  readonly byIssue: readonly Count[];
  /** In the order in which they come in the text, nodes without an actor last. */
  readonly byActor: readonly Count[];
  /** Characters (UTF-16) of the judgment, without line breaks. */
  readonly characters: number;
  /** Characters that are marked, by element. */
  readonly marked: Readonly<Record<ElementKey, number>>;
  /** The share of the characters that are marked, 0 to 1. */
  readonly share: number;
  /** The judgment in parts of equal length: which share of each is marked as which element. */
  readonly strip: readonly Readonly<Record<ElementKey, number>>[];
}

/** Into how many parts the text is cut for the strip. */
const PARTS = 60;

/** Counts what is marked in a document. */
export function statisticsOf(document: ToulminDocument): Statistics {
  const { text } = sourceOf(document.blocks);
  const breaks = Math.max(0, document.blocks.length - 1);
  const characters = text.length - breaks;
  const byElement = none();
  const marked = none();
  const parts = Math.max(1, Math.min(PARTS, text.length));
  const strip = Array.from({ length: parts }, none);
  const size = text.length / parts;
  const [issues, actors] = [new Map<string, Tally>(), new Map<string, Tally>()];
  for (const node of document.nodes) {
    byElement[node.ctype]++;
    tally(issues, node.issue.trim(), node);
    tally(actors, node.target.trim(), node);
    if (!node.anchor) continue;
    const { start, end } = node.anchor;
    marked[node.ctype] += end - start - breaksIn(node.text);
    for (let part = Math.floor(start / size); part < parts && part * size < end; part++) {
      const inPart = Math.min(end, (part + 1) * size) - Math.max(start, part * size);
      (strip[part] as Record<ElementKey, number>)[node.ctype] += inPart / size;
    }
  }
  const sum = elementKeys.reduce((total, key) => total + marked[key], 0);
  return {
    nodes: document.nodes.length,
    byElement,
    byIssue: counted(issues, issuesOf(document)),
    byActor: counted(
      actors,
      [...actors.keys()].filter((key) => key !== ""),
    ),
    characters,
    marked,
    share: characters === 0 ? 0 : sum / characters,
    strip: text.length === 0 ? [] : strip,
  };
}

type Tally = Record<ElementKey, number>;

function none(): Tally {
  return perElement(() => 0);
}

function tally(counts: Map<string, Tally>, key: string, node: ToulminNode): void {
  const count = counts.get(key) ?? none();
  count[node.ctype]++;
  counts.set(key, count);
}

function counted(counts: ReadonlyMap<string, Tally>, keys: readonly string[]): Count[] {
  return [...keys, ""].flatMap((key) => {
    const byElement = counts.get(key);
    if (!byElement) return [];
    return [{ key, byElement, total: elementKeys.reduce((sum, element) => sum + byElement[element], 0) }];
  });
}

function breaksIn(phrase: string): number {
  let count = 0;
  for (let at = phrase.indexOf("\n"); at !== -1; at = phrase.indexOf("\n", at + 1)) count++;
  return count;
}
