import { type Anchor, claimsOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { type ChartCell, chartContents } from "../../core/layout/chart/chart-contents";
import { isRecord, isUnreadable } from "../../core/problem";
import { attributesOf, linksOf } from "../base/attributes";
import { markedHtml } from "../base/marked-html";
import { changedGraph } from "./changed-graph";
import { type AifGraph, graphPart, readGraph } from "./graph";
import { isRelation } from "./read-aif";
import type { Relation } from "./relations";

/** The document as an argument graph: the file that it came from, with what was changed since. */
export function writtenAif(document: ToulminDocument): Record<string, unknown> {
  const { graph, ids, relations: before } = keptOf(document);
  const idOf = namer(document, graph, ids);
  const relations = relationsNow(document, idOf);
  const statements = new Map(document.nodes.map((node) => [idOf(node), node.trans.trim() || node.text]));
  const lists = changedGraph(graph, { statements, known: ids.values(), before, relations });
  return {
    ...shell(document, graph, idOf),
    ...around(graph.raw, lists),
    toulmin: { ...extensionOf(document, idOf), relations, ...spacedBlocks(document, graph) },
  };
}

interface Kept {
  readonly graph: AifGraph;
  readonly ids: ReadonlyMap<string, string>;
  readonly relations: readonly Relation[];
}

/** What is kept of the file; the document may have been edited by hand since, so nothing is taken on trust. */
function keptOf(document: ToulminDocument): Kept {
  const kept = document.foreign?.aif;
  const graph = readGraph(isRecord(kept) ? kept.file : {});
  if (!isRecord(kept) || isUnreadable(graph)) return { graph: EMPTY_GRAPH, ids: new Map(), relations: [] };
  const ids = Object.entries(isRecord(kept.ids) ? kept.ids : {});
  return {
    graph,
    ids: new Map(ids.flatMap(([node, id]) => (typeof id === "string" ? [[node, id] as const] : []))),
    relations: Array.isArray(kept.relations) ? kept.relations.filter(isRelation) : [],
  };
}

const EMPTY_GRAPH: AifGraph = { nodes: new Map(), edges: [], html: "", raw: {} };

/** Each node's id in the graph: the file's own, else a new one. */
function namer(document: ToulminDocument, graph: AifGraph, ids: Kept["ids"]): (node: ToulminNode) => string {
  const names = new Map<ToulminNode, string>();
  for (const node of document.nodes) {
    const own = ids.get(node.id);
    names.set(node, own ?? (graph.nodes.has(node.id) ? `toulmin-${node.id}` : node.id));
  }
  return (node) => names.get(node) as string;
}

function relationsNow(document: ToulminDocument, idOf: (node: ToulminNode) => string): Relation[] {
  const relation = (kind: Relation["kind"], from: ToulminNode, to: ToulminNode): Relation => {
    return { kind, from: idOf(from), to: idOf(to) };
  };
  const under = (cell: ChartCell): Relation[] =>
    cell.under.flatMap((each) => [relation("RA", each.node, cell.node), ...under(each)]);
  return claimsOf(document).flatMap((claim) => {
    const { data = [], warrants = [], rebuttals = [], own = [] } = chartContents(document, claim.id) ?? {};
    return [
      ...[...data, ...warrants].map(({ node }) => relation("RA", node, claim)),
      ...rebuttals.map(({ node }) => relation("CA", node, claim)),
      ...[...data, ...warrants, ...rebuttals, { node: claim, under: own }].flatMap(under),
    ];
  });
}

/** Puts the lists back where the file had them. */
function around(file: AifGraph["raw"], lists: { nodes: unknown[]; edges: unknown[] }): Record<string, unknown> {
  if (Object.keys(file).length === 0) return { AIF: { ...EMPTY, ...lists } };
  return isRecord(file.AIF) ? { ...file, AIF: { ...graphPart(file), ...lists } } : { ...file, ...lists };
}

const EMPTY = { schemefulfillments: [], descriptorfulfillments: [], participants: [], locutions: [] };
/** What xAIF and OVA3 expect around the graph. */
function shell(document: ToulminDocument, graph: AifGraph, idOf: (node: ToulminNode) => string) {
  if (Object.keys(graph.raw).length > 0) return {};
  const text = markedHtml(document, (node, words, isFirst) => {
    const id = isFirst ? ` id="node${idOf(node)}"` : "";
    return `<span${id} class="highlighted">${words}</span>`;
  });
  return { text, dialog: false, OVA: { firstname: "", surname: "", url: "", nodes: [], edges: [] } };
}

function extensionOf(document: ToulminDocument, idOf: (node: ToulminNode) => string) {
  const { title, lastId, currentClaim, claimOrder, nodes } = document;
  const said = (node: ToulminNode) => ({
    ctype: node.ctype,
    id: node.id,
    quote: node.text,
    ...(node.anchor && { at: anchorOf(node.anchor) }),
    ...linksOf(node),
    ...attributesOf(node),
  });
  return {
    version: 1,
    title,
    lastId,
    currentClaim,
    claimOrder,
    nodes: Object.fromEntries(nodes.map((node) => [idOf(node), said(node)])),
  };
}

/** The text itself where HTML, in which the file has it, would not keep its white space. */
function spacedBlocks({ blocks }: ToulminDocument, { raw, html }: AifGraph) {
  const hasText = html !== "" || Object.keys(raw).length === 0;
  const isKept = !hasText || blocks.every(({ text }) => text !== "" && !/^\s|\s$|\s\s|[^\S ]/.test(text));
  return isKept ? {} : { blocks };
}

function anchorOf({ start, end, quote }: Anchor) {
  return { start, end, prefix: quote.prefix, suffix: quote.suffix };
}
