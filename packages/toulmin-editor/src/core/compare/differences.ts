import { type Anchor, attributeKeys, type NodeAttributes, type ToulminDocument, type ToulminNode } from "../document";
import { type PlacedNode, placedNodes } from "../places";

/** Where two annotations of a judgment differ. `first` and `second` are the two documents' nodes. */
export type Difference =
  | { readonly kind: "only-first"; readonly first: PlacedNode; readonly second: null }
  | { readonly kind: "only-second"; readonly first: null; readonly second: PlacedNode }
  /** The phrases overlap, but begin or end elsewhere. */
  | { readonly kind: "ends"; readonly first: PlacedNode; readonly second: PlacedNode }
  /** The same or an overlapping phrase as another element. */
  | { readonly kind: "element"; readonly first: PlacedNode; readonly second: PlacedNode }
  /** The same phrase and element under another claim. */
  | { readonly kind: "owner"; readonly first: PlacedNode; readonly second: PlacedNode }
  /** The same phrase, element and claim with other attributes. */
  | {
      readonly kind: "attributes";
      readonly first: PlacedNode;
      readonly second: PlacedNode;
      readonly attributes: readonly (keyof NodeAttributes)[];
    };

/** A node with a place in the text. */
type Placed = PlacedNode & { readonly anchor: Anchor };

/** The nodes with a place in the text, in reading order. */
export function placedIn(document: ToulminDocument): Placed[] {
  return placedNodes(document)
    .filter((node): node is Placed => node.anchor !== null)
    .toSorted((a, b) => a.anchor.start - b.anchor.start);
}

/**
 * Lists where two documents of one judgment differ, in reading order. Each phrase is matched with the one it shares most
 * characters with (of equal shares, with one of its own element); what finds no partner stands alone.
 */
export function differencesOf(first: ToulminDocument, second: ToulminDocument): Difference[] {
  const [ones, others] = [placedIn(first), placedIn(second)];
  const partners = partnersOf(ones, others);
  const matched = new Set(partners.values());
  const ownerOf = (document: ToulminDocument) => {
    const byId = new Map(document.nodes.map((node) => [node.id, node]));
    return (node: ToulminNode) => byId.get(node.toulmin);
  };
  const [owner, otherOwner] = [ownerOf(first), ownerOf(second)];
  const differences: Difference[] = [];
  for (const one of ones) {
    const other = partners.get(one);
    const difference = other
      ? differenceOf(one, other, isSamePlace(owner(one), otherOwner(other)))
      : ({ kind: "only-first", first: one, second: null } as const);
    if (difference) differences.push(difference);
  }
  for (const other of others) {
    if (!matched.has(other)) differences.push({ kind: "only-second", first: null, second: other });
  }
  return differences.sort((a, b) => startOf(a) - startOf(b));
}

function startOf({ first, second }: Difference): number {
  return (first ?? second)?.anchor?.start ?? 0;
}

function differenceOf(first: Placed, second: Placed, hasSameOwner: boolean): Difference | null {
  if (first.ctype !== second.ctype) return { kind: "element", first, second };
  if (!isSamePlace(first, second)) return { kind: "ends", first, second };
  if (!hasSameOwner) return { kind: "owner", first, second };
  const attributes = attributeKeys.filter((key) => first[key].trim() !== second[key].trim());
  return attributes.length > 0 ? { kind: "attributes", first, second, attributes } : null;
}

/** Whether two nodes have the same phrase. */
export function isSamePlace(a: ToulminNode | undefined, b: ToulminNode | undefined): boolean {
  return a?.anchor?.start === b?.anchor?.start && a?.anchor?.end === b?.anchor?.end;
}

function partnersOf(ones: readonly Placed[], others: readonly Placed[]): Map<Placed, Placed> {
  const pairs: { one: Placed; other: Placed; shared: number; isSame: boolean }[] = [];
  let from = 0;
  for (const one of ones) {
    while (from < others.length && (others[from] as Placed).anchor.end <= one.anchor.start) from++;
    for (let index = from; index < others.length; index++) {
      const other = others[index] as Placed;
      if (other.anchor.start >= one.anchor.end) break;
      const shared = Math.min(one.anchor.end, other.anchor.end) - Math.max(one.anchor.start, other.anchor.start);
      pairs.push({ one, other, shared, isSame: one.ctype === other.ctype });
    }
  }
  pairs.sort((a, b) => b.shared - a.shared || Number(b.isSame) - Number(a.isSame));
  const partners = new Map<Placed, Placed>();
  const taken = new Set<Placed>();
  for (const { one, other } of pairs) {
    if (partners.has(one) || taken.has(other)) continue;
    partners.set(one, other);
    taken.add(other);
  }
  return partners;
}
