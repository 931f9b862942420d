import {
  type Anchor,
  type Block,
  createDocument,
  DOCUMENT_VERSION,
  isClaim,
  type NodeId,
  type ToulminDocument,
  type ToulminNode,
} from "./document";
import { isElementKey } from "./elements";
import { compareNodes, settled } from "./order";
import { anchorAt, sourceOf } from "./source";

/** A foreign value that is no document: what is wrong, and where. */
export interface Unreadable {
  readonly error: string;
}

/**
 * Makes a document of a value that was saved or sent earlier. Numbers and codes are computed again; a phrase whose
 * place does not hold its words loses the place. Anything that cannot be understood is an error, never a guess.
 */
export function revived(value: unknown): ToulminDocument | Unreadable {
  if (!isRecord(value)) return { error: "not a document" };
  if (value.version !== DOCUMENT_VERSION)
    return { error: `version: ${String(value.version)} is not ${DOCUMENT_VERSION}` };
  const blocks = Array.isArray(value.blocks) ? value.blocks.map(revivedBlock) : null;
  if (!blocks?.every((block) => block !== null)) return { error: "blocks: not a list of blocks with a text each" };
  const bare = createDocument({ title: revivedTitle(value.title), blocks });
  return withNodes(bare, value);
}

/** Gives a document the saved nodes, counter and claim order. */
export function withNodes(bare: ToulminDocument, saved: Record<string, unknown>): ToulminDocument | Unreadable {
  if (!Array.isArray(saved.nodes)) return { error: "nodes: not a list" };
  const source = sourceOf(bare.blocks);
  const nodes: ToulminNode[] = [];
  for (const [index, item] of saved.nodes.entries()) {
    const node = revivedNode(item, source.text);
    if ("error" in node) return { error: `nodes[${index}].${node.error}` };
    nodes.push(node);
  }
  const ids = new Set(nodes.map((node) => node.id));
  if (ids.size !== nodes.length) return { error: "nodes: an id occurs twice" };
  nodes.sort(compareNodes);
  const claims = new Set(nodes.filter(isClaim).map((node) => node.id));
  const lost = nodes.find((node) => (isClaim(node) ? node.toulmin !== node.id : !claims.has(node.toulmin)));
  if (lost) return { error: `nodes: ${lost.id} belongs to ${lost.toulmin}, which is no claim` };
  const overlapping = nodes.find((node, index) => {
    const before = nodes[index - 1]?.anchor;
    return before && node.anchor && before.end > node.anchor.start;
  });
  if (overlapping) return { error: `nodes: ${overlapping.id} overlaps another phrase` };
  const newest = Math.max(0, ...nodes.map((node) => Number(node.id.slice(4))));
  const { lastId, currentClaim, claimOrder } = saved;
  return settled({
    ...bare,
    nodes,
    lastId: Number.isInteger(lastId) ? Math.max(newest, lastId as number) : newest,
    currentClaim: claims.has(currentClaim as NodeId) ? (currentClaim as NodeId) : ([...claims].at(-1) ?? null),
    claimOrder: Array.isArray(claimOrder) ? claimOrder.filter((id) => claims.has(id)) : null,
  });
}

function revivedBlock(value: unknown): Block | null {
  if (!isRecord(value) || typeof value.text !== "string") return null;
  const kinds = ["paragraph", "heading", "quote", "list-item", "table-row"] as const;
  const kind = kinds.find((known) => known === value.kind) ?? "paragraph";
  const level = ([1, 2, 3] as const).find((known) => known === value.level);
  const align = (["center", "right"] as const).find((known) => known === value.align);
  return { kind, text: value.text, ...(level && { level }), ...(align && { align }) };
}

function revivedTitle(value: unknown): Partial<ToulminDocument["title"]> {
  const title = isRecord(value) ? value : {};
  return { court: textOf(title.court), caseNo: textOf(title.caseNo), charge: textOf(title.charge) };
}

function revivedNode(value: unknown, source: string): ToulminNode | Unreadable {
  if (!isRecord(value)) return { error: "not a node" };
  const { id, ctype } = value;
  if (!isNodeId(id)) return { error: `id: ${String(id)}` };
  if (!isElementKey(ctype)) return { error: `ctype: ${String(ctype)}` };
  if (!isNodeId(value.toulmin)) return { error: `toulmin: ${String(value.toulmin)}` };
  const anchor = revivedAnchor(value.anchor, source);
  const text = anchor?.quote.exact ?? textOf(value.text);
  return {
    id,
    ctype,
    text,
    trans: typeof value.trans === "string" ? value.trans : text,
    toulmin: value.toulmin,
    target: textOf(value.target),
    keyword: textOf(value.keyword),
    stime: textOf(value.stime),
    etime: textOf(value.etime),
    position: textOf(value.position),
    issue: textOf(value.issue),
    qualifier: textOf(value.qualifier),
    anchor,
    supports: isNodeId(value.supports) ? value.supports : null,
    countsFrom: isNodeId(value.countsFrom) ? value.countsFrom : null,
    datumOf: Array.isArray(value.datumOf) ? value.datumOf.filter(isNodeId) : [],
    sort_idx: 0,
    toulmin_idx: 0,
    toulmin_node_idx: 0,
    toulmin_code: "",
  };
}

function revivedAnchor(value: unknown, source: string): Anchor | null {
  if (!isRecord(value)) return null;
  const { start, end, quote } = value;
  if (!Number.isInteger(start) || !Number.isInteger(end) || !isRecord(quote)) return null;
  const [from, to] = [start as number, end as number];
  if (from < 0 || to > source.length || source.slice(from, to) !== quote.exact || from >= to) return null;
  return anchorAt({ text: source, starts: [] }, from, to);
}

function isNodeId(value: unknown): value is NodeId {
  return typeof value === "string" && /^node[1-9]\d{0,14}$/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
