import { isElementKey } from "../../core/elements";
import { grouped } from "../base/grouped";
import type { ReadMark } from "../base/reading";
import type { AifGraph } from "./graph";

/** One statement speaks for (RA) or against (CA) another; ids are the graph's. */
export interface Relation {
  readonly kind: "RA" | "CA";
  readonly from: string;
  readonly to: string;
}

/** A relation as a graph says it. */
export interface Step extends Relation {
  /** The scheme node by which it goes; `null` for a bare edge. */
  readonly via: string | null;
  /** What the scheme node points at: `to`, or the scheme node that is supported or attacked in its place. */
  readonly at: string;
}

/** What tells two relations apart. */
export function nameOf({ kind, from, to }: Relation): string {
  return `${kind} ${from} ${to}`;
}

/** Locutions and scheme nodes are no statements; a type that a tool added is. */
export function isStatement(type: string): boolean {
  return !["L", "RA", "CA", "MA", "TA", "YA", "PA"].includes(type);
}

/** More relations than these are an attack or an accident. */
export const MOST_RELATIONS = 200_000;

/** Schemes that point at schemes are followed so far. */
const DEEPEST = 100;

/**
 * Who speaks for and against whom. Who attacks an inference attacks its conclusion, who attacks an attack speaks for
 * what is attacked, through any number of schemes. Ends when there are more than {@link MOST_RELATIONS}.
 */
export function relationsIn({ nodes, edges }: AifGraph): Step[] {
  const into = grouped(edges, "to");
  const outOf = grouped(edges, "from");
  const typeOf = (id: string) => nodes.get(id)?.type ?? "";
  const known = new Map<string, Relation[]>();
  /** What a scheme does to which statements; `from` is what it points at. */
  const effectsOf = (scheme: string, depth = 0): Relation[] => {
    const before = known.get(scheme);
    if (before || depth > DEEPEST) return before ?? [];
    known.set(scheme, []);
    const isAttack = typeOf(scheme) === "CA";
    const effects = (outOf.get(scheme) ?? []).flatMap(({ to: at }): Relation[] => {
      if (isStatement(typeOf(at))) return [{ kind: isAttack ? "CA" : "RA", from: at, to: at }];
      if (typeOf(at) !== "RA" && typeOf(at) !== "CA") return [];
      return effectsOf(at, depth + 1).map(({ kind, to }) => ({
        kind: isAttack === (kind === "CA") ? "RA" : "CA",
        from: at,
        to,
      }));
    });
    known.set(scheme, effects);
    return effects;
  };
  const bare = edges.filter(({ from, to }) => isStatement(typeOf(from)) && isStatement(typeOf(to)));
  const steps = bare.map(({ from, to }): Step => ({ kind: "RA", from, to, via: null, at: to }));
  for (const [via, { type }] of nodes) {
    if (type !== "RA" && type !== "CA") continue;
    const effects = effectsOf(via);
    for (const { from } of into.get(via) ?? []) {
      if (!isStatement(typeOf(from))) continue;
      for (const { kind, from: at, to } of effects) steps.push({ kind, from, to, via, at });
      if (steps.length > MOST_RELATIONS) return steps;
    }
  }
  return steps;
}

/** The relations that marks stand for by what they name; names are the marks' own. */
export function relationsOf(marks: readonly ReadMark[]): Relation[] {
  return marks.flatMap(({ id, ctype, owner, supports, datumOf }): Relation[] => {
    if (ctype === "C") return datumOf.map((to) => ({ kind: "RA", from: id, to }));
    const isUnder = ctype === "B" || ctype === "RS";
    const to = isUnder ? supports : isElementKey(ctype) ? owner : (supports ?? owner);
    return to === null ? [] : [{ kind: ctype === "R" ? "CA" : "RA", from: id, to }];
  });
}
