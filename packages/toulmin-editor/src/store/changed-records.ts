import type { NodeId, ToulminNode } from "../core/document";
import { differingStretch } from "../core/places";
import { isRecord, type Unreadable, unreadable } from "../core/problem";

/** What changed in the nodes of a document since they were written whole. */
export interface Changes {
  /** The name of the record with the whole. */
  readonly of: string;
  /** Nodes that came or are other ones than in the whole. */
  readonly nodes: readonly ToulminNode[];
  readonly gone: readonly NodeId[];
}

/** More changes than this are written with the whole again. */
const MOST = 500;

/** How nodes differ from those that were written whole; `null` when so much differs that the whole is better. */
export function changesSince(
  whole: readonly ToulminNode[],
  nodes: readonly ToulminNode[],
): Pick<Changes, "nodes" | "gone"> | null {
  // of a long document all but a stretch is the same
  const { start, endBefore, endAfter } = differingStretch(whole, nodes);
  const before = new Set(whole.slice(start, endBefore));
  const after = nodes.slice(start, endAfter);
  const changed = after.filter((node) => !before.has(node));
  if (changed.length > MOST) return null;
  for (const node of after) before.delete(node);
  const replaced = new Set(changed.map((node) => node.id));
  const gone = [...before].map((node) => node.id).filter((id) => !replaced.has(id));
  return gone.length > MOST ? null : { nodes: changed, gone };
}

/** A record of nodes with its later changes; changes of another record are of no use. */
export function withChanges(whole: Record<string, unknown>, changes: unknown): Record<string, unknown> | Unreadable {
  if (changes === undefined) return whole;
  if (!isRecord(changes)) return unreadable("wrong-kind", "ed_changes");
  if (whole.name === undefined || changes.of !== whole.name) return whole;
  const { nodes, gone, of: _of, ...state } = changes;
  if (!Array.isArray(nodes) || !Array.isArray(gone)) return unreadable("wrong-kind", "ed_changes");
  if (!Array.isArray(whole.nodes)) return whole;
  const others = new Set<unknown>([...gone, ...nodes.map((node: unknown) => isRecord(node) && node.id)]);
  const kept = whole.nodes.filter((node: unknown) => !(isRecord(node) && others.has(node.id)));
  return { ...whole, ...state, nodes: [...kept, ...nodes] };
}
