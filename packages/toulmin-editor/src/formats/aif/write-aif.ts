import { type Anchor, claimsOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { chartContents } from "../../core/layout/chart-contents";
import { isRecord, isUnreadable } from "../../core/problem";
import { attributesOf, linksOf } from "../attributes";
import { markedHtml } from "../marked-html";
import { type AifGraph, graphPart, readGraph } from "./graph";
import type { Step } from "./guess-roles";

type Kind = "RA" | "CA";
const SCHEMES = { RA: { text: "Default Inference", schemeID: "72" }, CA: { text: "Default Conflict", schemeID: "71" } };

/** The document as an argument graph, around what is kept of the file that it came from. */
export function writtenAif(document: ToulminDocument): Record<string, unknown> {
  const { graph, ids, steps } = keptOf(document);
  const idOf = namer(document, graph, ids);
  const nodes = new Map<string, Record<string, unknown>>();
  const edges = new Map<string, Record<string, unknown>>();
  const rawIdOf = (id: string) => graph.nodes.get(id)?.raw.nodeID ?? id;
  const known = new Map(graph.edges.map((edge) => [`${edge.from} ${edge.to}`, edge.raw]));
  const connect = (from: string, to: string) => {
    const raw = known.get(`${from} ${to}`) ?? { edgeID: `${from}-${to}`, fromID: rawIdOf(from), toID: rawIdOf(to) };
    edges.set(`${from} ${to}`, { ...raw });
  };
  for (const node of document.nodes) {
    const id = idOf(node);
    const text = node.trans.trim() || node.text;
    nodes.set(id, { nodeID: id, type: "I", ...graph.nodes.get(id)?.raw, text });
  }
  for (const { kind, from, to } of relationsOf(document)) {
    const [start, end] = [idOf(from), idOf(to)];
    const step = steps.find((each) => each.from === start && each.to === end);
    if (step?.via === null) {
      connect(start, end);
      continue;
    }
    const via = step?.via ?? `${kind === "CA" ? start : end}-${kind}`;
    nodes.set(via, { ...(graph.nodes.get(via)?.raw ?? { nodeID: via, type: kind, ...SCHEMES[kind] }) });
    connect(start, via);
    connect(via, step?.at ?? end);
  }
  keepForeign(graph, ids, steps, nodes, edges);
  const lists = { nodes: [...nodes.values()], edges: [...edges.values()].filter((edge) => endsIn(edge, nodes)) };
  return { ...shell(document, graph, idOf), ...around(graph.raw, lists), toulmin: extensionOf(document, idOf) };
}

interface Kept {
  readonly graph: AifGraph;
  readonly ids: ReadonlyMap<string, string>;
  readonly steps: readonly Step[];
}

/** What is kept of the file; the document may have been edited by hand since, so nothing is taken on trust. */
function keptOf(document: ToulminDocument): Kept {
  const kept = document.foreign?.aif;
  const graph = readGraph(isRecord(kept) ? kept.file : {});
  if (!isRecord(kept) || isUnreadable(graph)) return { graph: EMPTY_GRAPH, ids: new Map(), steps: [] };
  const ids = Object.entries(isRecord(kept.ids) ? kept.ids : {});
  return {
    graph,
    ids: new Map(ids.flatMap(([node, id]) => (typeof id === "string" ? [[node, id] as const] : []))),
    steps: Array.isArray(kept.steps) ? kept.steps.filter(isStep) : [],
  };
}

const EMPTY_GRAPH: AifGraph = { nodes: new Map(), edges: [], html: "", raw: {} };

function isStep(value: unknown): value is Step {
  if (!isRecord(value)) return false;
  const { from, to, via, at } = value;
  return [from, to, via ?? "", at].every((id) => typeof id === "string");
}

/** Each node's id in the graph: the file's own, else a new one. */
function namer(document: ToulminDocument, graph: AifGraph, ids: Kept["ids"]): (node: ToulminNode) => string {
  const names = new Map<ToulminNode, string>();
  for (const node of document.nodes) {
    const own = ids.get(node.id);
    names.set(node, own ?? (graph.nodes.has(node.id) ? `toulmin-${node.id}` : node.id));
  }
  return (node) => names.get(node) as string;
}

interface Relation {
  readonly kind: Kind;
  readonly from: ToulminNode;
  readonly to: ToulminNode;
}

function relationsOf(document: ToulminDocument): Relation[] {
  return claimsOf(document).flatMap((claim) => {
    const { data = [], warrants = [], rebuttals = [] } = chartContents(document, claim.id) ?? {};
    const heads = [...data, ...warrants].map(({ node }): Relation => ({ kind: "RA", from: node, to: claim }));
    const attacks = rebuttals.map(({ node }): Relation => ({ kind: "CA", from: node, to: claim }));
    const under = [...warrants, ...rebuttals].flatMap((cell) =>
      cell.under.map((node): Relation => ({ kind: "RA", from: node, to: cell.node })),
    );
    return [...heads, ...attacks, ...under];
  });
}

/** Adds the file's nodes and edges that our nodes do not stand for; those that they stood for and no longer do, go. */
function keepForeign(
  graph: AifGraph,
  ids: Kept["ids"],
  steps: readonly Step[],
  nodes: Map<string, Record<string, unknown>>,
  edges: Map<string, Record<string, unknown>>,
): void {
  const ours = new Set<string | null>([...ids.values(), ...steps.map((step) => step.via)]);
  for (const [id, { raw }] of graph.nodes) {
    if (!nodes.has(id) && !ours.has(id)) nodes.set(id, { ...raw });
  }
  const ourEdges = new Set(
    steps.flatMap(({ from, to, via, at }) => (via === null ? [`${from} ${to}`] : [`${from} ${via}`, `${via} ${at}`])),
  );
  for (const { from, to, raw } of graph.edges) {
    const name = `${from} ${to}`;
    if (!edges.has(name) && !ourEdges.has(name)) edges.set(name, { ...raw });
  }
}

function endsIn(edge: Record<string, unknown>, nodes: ReadonlyMap<string, unknown>): boolean {
  return nodes.has(String(edge.fromID)) && nodes.has(String(edge.toID));
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

function anchorOf({ start, end, quote }: Anchor) {
  return { start, end, prefix: quote.prefix, suffix: quote.suffix };
}
