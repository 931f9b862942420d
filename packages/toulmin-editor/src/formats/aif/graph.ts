import { isRecord, isUnreadable, textOf, type Unreadable, unreadable } from "../../core/problem";

export interface AifNode {
  readonly id: string;
  /** I, RA, CA, MA, TA, YA, L and whatever a tool adds. */
  readonly type: string;
  readonly text: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

export interface AifEdge {
  readonly from: string;
  readonly to: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** An argument graph in any of its four JSON dialects. */
export interface AifGraph {
  readonly nodes: ReadonlyMap<string, AifNode>;
  readonly edges: readonly AifEdge[];
  /** The analysed text as HTML; empty when the file has none. */
  readonly html: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** The object that holds nodes and edges: the file itself (AIFdb) or its `AIF` (OVA3, xAIF). */
export function graphPart(file: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(file.AIF) ? file.AIF : file;
}

/** Reads nodes and edges. Ids may be numbers or texts, lists may be `null`; edges that lead nowhere are left out. */
export function readGraph(file: unknown): AifGraph | Unreadable {
  if (!isRecord(file)) return unreadable("wrong-kind", "");
  const part = graphPart(file);
  const nodes = new Map<string, AifNode>();
  const listed = listIn(part, "nodes");
  if (isUnreadable(listed)) return listed;
  for (const [index, raw] of listed.entries()) {
    const id = isRecord(raw) ? idIn(raw.nodeID) : undefined;
    if (!isRecord(raw) || id === undefined) return unreadable("unknown", `nodes[${index}].nodeID`, raw);
    if (nodes.has(id)) return unreadable("twice", `nodes[${index}].nodeID`, id);
    nodes.set(id, { id, type: textOf(raw.type), text: textOf(raw.text), raw });
  }
  const edges = listIn(part, "edges");
  if (isUnreadable(edges)) return edges;
  const known: AifEdge[] = [];
  for (const [index, raw] of edges.entries()) {
    if (!isRecord(raw)) return unreadable("wrong-kind", `edges[${index}]`, raw);
    const [from, to] = [idIn(raw.fromID), idIn(raw.toID)];
    if (from !== undefined && to !== undefined && nodes.has(from) && nodes.has(to)) known.push({ from, to, raw });
  }
  const text = isRecord(file.text) ? file.text.txt : file.text;
  return { nodes, edges: known, html: textOf(text), raw: file };
}

function listIn(part: Readonly<Record<string, unknown>>, name: string): unknown[] | Unreadable {
  const list = part[name] ?? [];
  return Array.isArray(list) ? list : unreadable("wrong-kind", name, list);
}

function idIn(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
