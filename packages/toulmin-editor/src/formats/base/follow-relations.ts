import { grouped } from "./grouped";
import type { ReadMark } from "./reading";

/** Who speaks for or against whom, as a file says it; names are the file's own. */
export interface ReadRelation {
  readonly from: string;
  readonly to: string;
  readonly kind: "supports" | "attacks";
  /** What the file calls such a relation. */
  readonly name?: string;
}

/** Where a mark leads: to which claim, and whether it speaks for it; what speaks against stands at or under a rebuttal. */
interface Way {
  readonly claim: string;
  readonly rebuttal: string | null;
}

/** What following relations gave. */
export interface Followed {
  readonly marks: readonly ReadMark[];
  /** The relations that have no counterpart here. */
  readonly lost: readonly ReadRelation[];
}

/** Relations in the words of what they relate. */
export function inWords(relations: readonly ReadRelation[], marks: readonly ReadMark[]): string[] {
  const words = new Map(marks.map(({ id, text }) => [id, text]));
  return relations.map(({ from, kind, to }) => `${words.get(from) || from} → ${words.get(to) || to} (${kind})`);
}

/**
 * Gives data the claim, and the element, that their relations lead to: what attacks a claim or what speaks for it is a
 * rebuttal, what supports a rebuttal its support. What attacks a rebuttal is a datum again, or what the file says it is, and
 * that it attacks is lost. A claim that supports another is its datum. Of several relations of one mark the first counts;
 * circles lead nowhere.
 */
export function followRelations(marks: readonly ReadMark[], relations: readonly ReadRelation[]): Followed {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const first = new Map<string, ReadRelation>();
  const lost: ReadRelation[] = [];
  for (const relation of relations) {
    const isOfClaim = byId.get(relation.from)?.ctype === "C";
    if (isOfClaim ? relation.kind === "attacks" || byId.get(relation.to)?.ctype !== "C" : first.has(relation.from)) {
      lost.push(relation);
    } else if (!isOfClaim) first.set(relation.from, relation);
  }
  const isServing = ({ to, kind }: ReadRelation) => kind === "supports" && byId.get(to)?.ctype === "C";
  const served = grouped(relations.filter(isServing), "from");
  const ways = new Map<string, Way | null>();
  for (const { id } of marks) followFrom(id);

  return {
    lost: [...lost, ...[...first.values()].filter((relation) => !ways.get(relation.from) || isOnRebuttal(relation))],
    marks: marks.map((mark) => {
      if (mark.ctype === "C") return withServed(mark);
      const way = ways.get(mark.id);
      if (!way || mark.owner !== null) return mark;
      const { claim: owner, rebuttal } = way;
      if (mark.ctype !== "D")
        return { ...mark, owner, ...(rebuttal !== mark.id && { supports: mark.supports ?? rebuttal }) };
      if (rebuttal === null) return { ...mark, owner };
      return rebuttal === mark.id
        ? { ...mark, owner, ctype: "R" }
        : { ...mark, owner, ctype: "RS", supports: rebuttal };
    }),
  };

  function isOnRebuttal({ to, kind }: ReadRelation): boolean {
    return kind === "attacks" && (ways.get(to)?.rebuttal ?? null) !== null;
  }

  function withServed(mark: ReadMark): ReadMark {
    const datumOf = new Set([...mark.datumOf, ...(served.get(mark.id) ?? []).map(({ to }) => to)]);
    datumOf.delete(mark.id);
    return datumOf.size === mark.datumOf.length ? mark : { ...mark, datumOf: [...datumOf] };
  }

  /** Walks from mark to mark without recursion: files may hold chains of any length. */
  function followFrom(start: string): void {
    const path: string[] = [];
    const seen = new Set<string>();
    let end: string | undefined = start;
    while (end !== undefined && !ways.has(end) && !seen.has(end)) {
      seen.add(end);
      path.push(end);
      end = byId.get(end)?.ctype === "C" ? undefined : first.get(end)?.to;
    }
    for (let id = path.pop(); id !== undefined; id = path.pop()) ways.set(id, wayOf(id));
  }

  function wayOf(id: string): Way | null {
    if (byId.get(id)?.ctype === "C") return { claim: id, rebuttal: null };
    const relation = first.get(id);
    const onward = relation && ways.get(relation.to);
    if (!relation || !onward) return null;
    if (relation.kind === "supports") return onward;
    return { claim: onward.claim, rebuttal: onward.rebuttal === null ? id : null };
  }
}
