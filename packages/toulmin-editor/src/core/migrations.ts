import {
  type Anchor,
  attributeKeys,
  type Block,
  createDocument,
  DOCUMENT_VERSION,
  isClaim,
  type NodeId,
  type ToulminDocument,
  type ToulminNode,
} from "./document";
import { isElementName } from "./elements";
import { compareNodes, settled } from "./order";
import { isRecord, isUnreadable, textOf, type Unreadable, unreadable } from "./problem";
import { anchorAt, sourceOf, trimmedRange } from "./source";

/**
 * Makes a document of a value that was saved or sent earlier. Numbers and codes that it holds are not read: they
 * follow from the order. A phrase whose place does not hold its words loses the place. Anything that cannot be understood is an error, never a guess.
 */
export function revived(saved: unknown): ToulminDocument | Unreadable {
  if (!isRecord(saved)) return unreadable("wrong-kind", "");
  const value = broughtUpToDate(saved);
  if (value.version !== DOCUMENT_VERSION) return unreadable("unknown-version", "version", value.version);
  const blocks = Array.isArray(value.blocks) ? value.blocks.map(revivedBlock) : null;
  if (!blocks?.every((block) => block !== null)) return unreadable("wrong-kind", "blocks");
  const bare = createDocument({ title: revivedTitle(value.title), blocks });
  return withNodes(bare, value);
}

/** What each version's records need to be those of the next one, by the version they have. */
const migrations: Record<number, (value: Record<string, unknown>) => Record<string, unknown>> = {
  // before records had a version: the judgment could be one text
  0: ({ text, ...value }) => ({
    ...value,
    blocks:
      value.blocks ??
      textOf(text)
        .split(/\r\n|\r|\n/)
        .map((line) => ({ kind: "paragraph", text: line })),
    version: 1,
  }),
  // before marks had notes
  1: (value) => ({ ...value, version: 2 }),
};

function broughtUpToDate(value: Record<string, unknown>): Record<string, unknown> {
  const { version = 0 } = value;
  const migrate = typeof version === "number" ? migrations[version] : undefined;
  return migrate ? broughtUpToDate(migrate(value)) : value;
}

/** Gives a document the saved nodes, counter and claim order. */
export function withNodes(bare: ToulminDocument, saved: Record<string, unknown>): ToulminDocument | Unreadable {
  if (!Array.isArray(saved.nodes)) return unreadable("wrong-kind", "nodes");
  const source = sourceOf(bare.blocks);
  const nodes: ToulminNode[] = [];
  for (const [index, item] of saved.nodes.entries()) {
    const node = revivedNode(item, source.text, `nodes[${index}]`);
    if (isUnreadable(node)) return node;
    nodes.push(node);
  }
  const ids = new Set<NodeId>();
  for (const { id } of nodes) {
    if (ids.has(id)) return unreadable("twice", "nodes", id);
    ids.add(id);
  }
  nodes.sort(compareNodes);
  const claims = new Set(nodes.filter(isClaim).map((node) => node.id));
  const lost = nodes.find((node) => (isClaim(node) ? node.toulmin !== node.id : !claims.has(node.toulmin)));
  if (lost) return unreadable("no-claim", `nodes: ${lost.id}`, lost.toulmin);
  const overlapping = nodes.find((node, index) => {
    const before = nodes[index - 1]?.anchor;
    return before && node.anchor && before.end > node.anchor.start;
  });
  if (overlapping) return unreadable("overlap", `nodes: ${overlapping.id}`, overlapping.text);
  const newest = nodes.reduce((number, node) => Math.max(number, Number(node.id.slice(4))), 0);
  const { lastId, currentClaim, claimOrder } = saved;
  return settled({
    ...bare,
    nodes,
    lastId: Number.isInteger(lastId) ? Math.max(newest, lastId as number) : newest,
    currentClaim: claims.has(currentClaim as NodeId) ? (currentClaim as NodeId) : ([...claims].at(-1) ?? null),
    claimOrder: Array.isArray(claimOrder) ? [...new Set(claimOrder)].filter((id) => claims.has(id)) : null,
    ...(isRecord(saved.foreign) && { foreign: saved.foreign }),
  });
}

/** A block as it was saved; `null` when it has no text. */
export function revivedBlock(value: unknown): Block | null {
  if (!isRecord(value) || typeof value.text !== "string") return null;
  const kinds = ["paragraph", "heading", "quote", "list-item", "table-row"] as const;
  const kind = kinds.find((known) => known === value.kind) ?? "paragraph";
  const level = ([1, 2, 3] as const).find((known) => known === value.level);
  const align = (["center", "right"] as const).find((known) => known === value.align);
  return { kind, text: value.text, ...(level && { level }), ...(align && { align }) };
}

/** A title as it was stored; empty where it says nothing. */
export function revivedTitle(value: unknown): ToulminDocument["title"] {
  return textsIn(isRecord(value) ? value : {}, ["court", "caseNo", "charge"]);
}

function revivedNode(value: unknown, source: string, place: string): ToulminNode | Unreadable {
  if (!isRecord(value)) return unreadable("wrong-kind", place);
  const { id, ctype } = value;
  if (!isNodeId(id)) return unreadable("unknown", `${place}.id`, id);
  if (!isElementName(ctype)) return unreadable("unknown", `${place}.ctype`, ctype);
  if (!isNodeId(value.toulmin)) return unreadable("unknown", `${place}.toulmin`, value.toulmin);
  const anchor = revivedAnchor(value.anchor, source);
  const text = anchor?.quote.exact ?? textOf(value.text);
  return {
    id,
    ctype,
    text,
    ...textsIn(value, attributeKeys),
    ...(typeof value.trans !== "string" && { trans: text }),
    toulmin: value.toulmin,
    anchor,
    supports: isNodeId(value.supports) ? value.supports : null,
    countsFrom: isNodeId(value.countsFrom) ? value.countsFrom : null,
    datumOf: Array.isArray(value.datumOf) ? value.datumOf.filter(isNodeId) : [],
    ...revivedProvenance(value.provenance),
  };
}

function revivedProvenance(value: unknown): Pick<ToulminNode, "provenance"> {
  if (!isRecord(value)) return {};
  const { creator, created, modified } = textsIn(value, ["creator", "created", "modified"]);
  return creator && created ? { provenance: { creator, created, ...(modified && { modified }) } } : {};
}

/** The texts under these names; empty where there is none. */
function textsIn<Key extends string>(value: Record<string, unknown>, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, textOf(value[key])])) as Record<Key, string>;
}

function revivedAnchor(value: unknown, source: string): Anchor | null {
  if (!isRecord(value)) return null;
  const { start, end, quote } = value;
  if (!Number.isInteger(start) || !Number.isInteger(end) || !isRecord(quote)) return null;
  const [from, to] = [start as number, end as number];
  if (from < 0 || to > source.length || source.slice(from, to) !== quote.exact || from >= to) return null;
  const whole = { text: source, starts: [] };
  const trimmed = trimmedRange(whole, from, to);
  return trimmed?.start === from && trimmed.end === to ? anchorAt(whole, from, to) : null;
}

/** Tells whether a foreign value has the form of a node's id. */
export function isNodeId(value: unknown): value is NodeId {
  return typeof value === "string" && /^node[1-9]\d{0,14}$/.test(value);
}
