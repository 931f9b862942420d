import { isClaim, type NodeAttributes, type NodeId, type ToulminDocument, type ToulminNode } from "../document";

/** What a claim can say of the nodes below it. */
export const fromClaim = ["target", "issue"] as const satisfies readonly (keyof NodeAttributes)[];
/** The attributes that a node can have from its claim. */
export type FromClaim = (typeof fromClaim)[number];

/** What a node's claim says of it that the node itself leaves open. */
export function proposedByClaim(
  document: ToulminDocument,
  node: ToulminNode,
): Partial<Pick<NodeAttributes, FromClaim>> {
  const claim = isClaim(node) ? undefined : document.nodes.find(({ id }) => id === node.toulmin);
  const open = fromClaim.filter((key) => node[key].trim() === "" && claim?.[key].trim());
  return Object.fromEntries(open.map((key) => [key, claim?.[key]]));
}

/**
 * Writes the same attributes on several nodes, and on each of them those that its own claim has. Blank ones are left as
 * they are.
 */
export function editTogether(
  document: ToulminDocument,
  ids: readonly NodeId[],
  attributes: Partial<NodeAttributes>,
  asClaim: readonly FromClaim[] = [],
): ToulminDocument {
  const chosen = new Set(ids);
  const claims = new Map(document.nodes.filter(isClaim).map((claim) => [claim.id, claim]));
  const nodes = document.nodes.map((node) => {
    if (!chosen.has(node.id)) return node;
    const own = asClaim.map((key) => [key, claims.get(node.toulmin)?.[key] ?? ""] as const);
    const written = [...Object.entries(attributes), ...own].filter(([, value]) => value.trim() !== "");
    const edited = { ...node, ...Object.fromEntries(written) };
    return written.some(([key, value]) => node[key as keyof NodeAttributes] !== value) ? edited : node;
  });
  return nodes.some((node, index) => node !== document.nodes[index]) ? { ...document, nodes } : document;
}
