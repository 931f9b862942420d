import { attributeKeys, type NodeAttributes, type NodeId, type ToulminDocument, type ToulminNode } from "./document";
import { differingStretch, recodedBetween } from "./places";

/** Everything on a node that a person decides, but for its place in the text. */
export type NodeField = Exclude<keyof ToulminNode, "id" | "anchor" | "text" | "provenance">;

/** One difference between two states of a document. A node can be moved and updated at once: that is two changes. */
export type DocumentChange =
  | { readonly kind: "created" | "deleted"; readonly node: ToulminNode }
  /** The phrase got another beginning or end. */
  | { readonly kind: "moved"; readonly node: ToulminNode; readonly before: ToulminNode }
  /** Attributes, element, owner or links differ: `fields` names which. */
  | {
      readonly kind: "updated";
      readonly node: ToulminNode;
      readonly before: ToulminNode;
      readonly fields: readonly NodeField[];
    }
  /** Nodes that have another code, because others came, went or changed places. */
  | { readonly kind: "renumbered"; readonly nodes: readonly ToulminNode[] }
  | { readonly kind: "current-claim"; readonly id: NodeId | null }
  /** Another text: every offset means something else. */
  | { readonly kind: "text" }
  | { readonly kind: "title" };

/**
 * Lists how a document differs from an earlier state of it, in reading order; deleted nodes come last. Empty when the
 * two are the same. Takes time in proportion to the number of nodes.
 */
export function changesBetween(before: ToulminDocument, after: ToulminDocument): DocumentChange[] {
  if (before === after) return [];
  const changes: DocumentChange[] = [];
  const stretch = differingStretch(before.nodes, after.nodes);
  const old = new Map(before.nodes.slice(stretch.start, stretch.endBefore).map((node) => [node.id, node]));
  if (before.blocks !== after.blocks) changes.push({ kind: "text" });
  if (before.title !== after.title) changes.push({ kind: "title" });
  for (const node of after.nodes.slice(stretch.start, stretch.endAfter)) {
    const was = old.get(node.id);
    old.delete(node.id);
    if (!was) changes.push({ kind: "created", node });
    else if (was !== node) changes.push(...changesOf(was, node));
  }
  for (const node of old.values()) changes.push({ kind: "deleted", node });
  const renumbered = recodedBetween(before, after);
  if (renumbered.length > 0) changes.push({ kind: "renumbered", nodes: renumbered });
  if (before.currentClaim !== after.currentClaim) changes.push({ kind: "current-claim", id: after.currentClaim });
  return changes;
}

function changesOf(before: ToulminNode, node: ToulminNode): DocumentChange[] {
  const changes: DocumentChange[] = [];
  const hasMoved = before.anchor?.start !== node.anchor?.start || before.anchor?.end !== node.anchor?.end;
  if (hasMoved) changes.push({ kind: "moved", node, before });
  const fields = NODE_FIELDS.filter((field) => !isSame(before[field], node[field]));
  if (fields.length > 0) changes.push({ kind: "updated", node, before, fields });
  return changes;
}

function isSame(a: ToulminNode[NodeField], b: ToulminNode[NodeField]): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

/** The fields of {@link NodeField}. */
export const NODE_FIELDS = [
  ...(Object.keys({ ctype: 0, toulmin: 0, supports: 0, countsFrom: 0, datumOf: 0 } satisfies Record<
    Exclude<NodeField, keyof NodeAttributes>,
    0
  >) as NodeField[]),
  ...attributeKeys,
];
