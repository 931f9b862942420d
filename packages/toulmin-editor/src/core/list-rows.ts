import { claimsOf, isClaim, type NodeId, type ToulminDocument, type ToulminNode } from "./document";
import type { ElementName } from "./elements/define-element";

/** Which nodes a list shows; an empty part lets all through. */
export interface ListFilter {
  readonly element: ElementName | "";
  readonly actor: string;
  /** Words in the phrase, its replacement, its keyword or its note, in any case. */
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
  const isFiltered = holdsBack(filter);
  const groups = new Map<NodeId, { count: number; shown: ListRow[] }>();
  const claims = claimsOf(document);
  for (const { id } of claims) groups.set(id, { count: 0, shown: [] });
  let last: NodeId | undefined;
  let group: ReturnType<typeof groups.get>;
  for (const node of document.nodes) {
    // nodes of a claim mostly stand beside each other
    if (node.toulmin !== last) group = groups.get(node.toulmin);
    last = node.toulmin;
    if (!group || isClaim(node)) continue;
    group.count++;
    if (isFiltered ? passes(node, filter) : unfolded.has(node.toulmin)) {
      group.shown.push({ node, owned: 0, isUnfolded: false });
    }
  }
  return claims.flatMap((claim) => {
    const { count, shown } = groups.get(claim.id) as { count: number; shown: ListRow[] };
    if (isFiltered && shown.length === 0 && !passes(claim, filter)) return [];
    return [{ node: claim, owned: count, isUnfolded: isFiltered || unfolded.has(claim.id) }, ...shown];
  });
}

/** Whether a filter lets not everything through. */
export function holdsBack(filter: ListFilter): boolean {
  return Object.values(filter).some((part) => part.trim() !== "");
}

/** Whether a node passes every part of a filter. */
export function passes(node: ToulminNode, { element, actor, words, issue }: ListFilter): boolean {
  const wanted = words.trim().toLowerCase();
  return (
    (element === "" || node.ctype === element) &&
    (actor === "" || node.target === actor) &&
    (issue.trim() === "" || node.issue.trim() === issue.trim()) &&
    (wanted === "" ||
      [node.text, node.trans, node.keyword, node.note].some((text) => text.toLowerCase().includes(wanted)))
  );
}

/** Compares names as people number things: 2 before 10, numbers before words. Made once: to make it takes long. */
export const byNumber = new Intl.Collator("ko", { numeric: true }).compare;

/** The issue numbers in use, numbers before words. */
export function issuesOf(document: ToulminDocument): string[] {
  const issues = new Set<string>();
  for (const { issue } of document.nodes) if (issue !== "") issues.add(issue.trim());
  issues.delete("");
  return [...issues].sort(byNumber);
}
