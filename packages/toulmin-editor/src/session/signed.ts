import type { ToulminDocument, ToulminNode } from "../core/document";
import { differingStretch } from "../core/places";

/** The document with the author, and the moment, on the nodes that are other ones than before. */
export function signed(
  document: ToulminDocument,
  before: ToulminDocument,
  author: string | undefined,
): ToulminDocument {
  if (!author || document.nodes === before.nodes) return document;
  const now = new Date().toISOString();
  const { start, endBefore, endAfter } = differingStretch(before.nodes, document.nodes);
  const old = new Map<string, ToulminNode>();
  for (const node of before.nodes.slice(start, endBefore)) old.set(node.id, node);
  const nodes = document.nodes.map((node, index) => {
    const was = old.get(node.id);
    if (index < start || index >= endAfter || was === node) return node;
    const { creator = author, created = now } = node.provenance ?? {};
    return { ...node, provenance: { creator, created, ...(was && { modified: now }) } };
  });
  return { ...document, nodes };
}
