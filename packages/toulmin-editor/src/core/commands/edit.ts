import { type NodeAttributes, nodeOf, type ToulminDocument, withNode } from "../document";
import type { Refused } from "./refusal";

/** Writes attributes on a node. Gives the same document back when nothing differs. */
export function edit(
  document: ToulminDocument,
  id: string,
  attributes: Partial<NodeAttributes>,
): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  if (!node) return { error: "no-such-node" };
  const changed = (Object.keys(attributes) as (keyof NodeAttributes)[]).some((key) => attributes[key] !== node[key]);
  if (!changed) return document;
  return withNode(document, node, attributes);
}
