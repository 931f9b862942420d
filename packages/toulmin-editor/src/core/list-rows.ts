import { isClaim, type NodeId, type ToulminDocument, type ToulminNode } from "./document";
import type { ElementKey } from "./elements/define-element";

/** Which nodes a list shows; an empty part lets all through. */
export interface ListFilter {
  readonly element: ElementKey | "";
  readonly actor: string;
  /** Words in the phrase, its replacement or its keyword, in any case. */
  readonly words: string;
  readonly issue: string;
}

/** The filter that lets everything through. */
export const NO_FILTER: ListFilter = { element: "", actor: "", words: "", issue: "" };

/** A line of the list: a claim with the number of its nodes, or one of them below it. */
export interface ListRow {
  readonly node: ToulminNode;
  /** How many nodes the claim owns; 0 on the lines of nodes. */
  readonly owned: number;
  readonly isUnfolded: boolean;
}

/**
 * The lines of the list of claims, by claim number. Without a filter the nodes of unfolded claims follow their claim;
 * with one, the nodes that pass it, and the claims that pass it or own such a node.
 */
export function listRows(
  document: ToulminDocument,
  filter: ListFilter = NO_FILTER,
  unfolded: ReadonlySet<NodeId> = new Set(),
): ListRow[] {
  const isFiltered = Object.values(filter).some((part) => part.trim() !== "");
  // by claim number: in a long document this runs at every change
  const groups: { claim?: ToulminNode; count: number; shown: ListRow[] }[] = [];
  for (const node of document.nodes) {
    groups[node.toulmin_idx] ??= { count: 0, shown: [] };
    const group = groups[node.toulmin_idx] as (typeof groups)[number];
    if (isClaim(node)) {
      group.claim = node;
      continue;
    }
    group.count++;
    if (isFiltered ? passes(node, filter) : unfolded.has(node.toulmin)) {
      group.shown.push({ node, owned: 0, isUnfolded: false });
    }
  }
  return groups.flatMap(({ claim, count, shown }) => {
    if (!claim || (isFiltered && shown.length === 0 && !passes(claim, filter))) return [];
    return [{ node: claim, owned: count, isUnfolded: isFiltered || unfolded.has(claim.id) }, ...shown];
  });
}

/** Whether a node passes every part of a filter. */
export function passes(node: ToulminNode, { element, actor, words, issue }: ListFilter): boolean {
  const wanted = words.trim().toLowerCase();
  return (
    (element === "" || node.ctype === element) &&
    (actor === "" || node.target === actor) &&
    (issue.trim() === "" || node.issue.trim() === issue.trim()) &&
    (wanted === "" || [node.text, node.trans, node.keyword].some((text) => text.toLowerCase().includes(wanted)))
  );
}

/** The issue numbers in use, numbers before words. */
export function issuesOf(document: ToulminDocument): string[] {
  const issues = new Set(document.nodes.map((node) => node.issue.trim()).filter((issue) => issue !== ""));
  return [...issues].sort((a, b) => a.localeCompare(b, "ko", { numeric: true }));
}
