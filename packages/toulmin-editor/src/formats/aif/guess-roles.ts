import type { ElementKey } from "../../core/elements/define-element";
import type { AifGraph } from "./graph";

/** What a node of an argument graph is in Toulmin's model; names are the graph's. */
export interface Role {
  readonly ctype: ElementKey;
  readonly owner: string;
  readonly supports: string | null;
  readonly datumOf: string[];
}

/** A relation between two statements, and the scheme node by which it goes. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** The scheme node; `null` for a bare edge. */
  readonly via: string | null;
  /** What the scheme node points at: `to`, or the inference to `to` that is undercut. */
  readonly at: string;
}

export interface Guess {
  readonly roles: ReadonlyMap<string, Role>;
  /** The relations that the roles stand for. */
  readonly steps: readonly Step[];
}

/**
 * Guesses Toulmin's elements from who supports and attacks whom: what leads nowhere is a claim; its premises are data,
 * or claims of their own when something supports them or they serve several conclusions; its attackers are rebuttals,
 * whose premises are rebuttal supports; what speaks against a rebuttal speaks for the claim. Circles end where they
 * began.
 */
export function guessRoles(graph: AifGraph): Guess {
  const { supports, attacks } = relationsIn(graph);
  const statements = [...graph.nodes.values()].filter((node) => isStatement(node.type)).map((node) => node.id);
  const supported = grouped(supports, "to");
  const attacked = grouped(attacks, "to");
  const serving = grouped(supports, "from");
  const leading = new Set([...supports, ...attacks].map((step) => step.from));
  const roles = new Map<string, Role>();
  const steps: Step[] = [];
  const open: string[] = [];

  const assign = (id: string, role: Role) => {
    roles.set(id, role);
    open.push(id);
  };
  const isClaimLike = (id: string) => supported.has(id) || (serving.get(id)?.length ?? 0) > 1;
  /** Makes a statement a datum of a claim: a datum proper, or a claim that serves as one. */
  const speakFor = (step: Step, claim: string) => {
    const known = roles.get(step.from);
    if (known && (known.ctype !== "C" || step.from === claim || known.datumOf.includes(claim))) return;
    if (known) known.datumOf.push(claim);
    else if (isClaimLike(step.from)) {
      assign(step.from, { ctype: "C", owner: step.from, supports: null, datumOf: [claim] });
    } else assign(step.from, { ctype: "D", owner: claim, supports: null, datumOf: [] });
    if (step.to === claim) steps.push(step);
  };
  const speakAgainst = (step: Step, claim: string) => {
    if (roles.has(step.from)) return;
    assign(step.from, { ctype: "R", owner: claim, supports: null, datumOf: [] });
    if (step.to === claim) steps.push(step);
  };
  const support = (step: Step, rebuttal: string, claim: string) => {
    if (roles.has(step.from)) return;
    assign(step.from, { ctype: "RS", owner: claim, supports: rebuttal, datumOf: [] });
    if (step.to === rebuttal) steps.push(step);
  };
  const follow = () => {
    for (let id = open.shift(); id !== undefined; id = open.shift()) {
      const { ctype, owner, supports: rebuttal } = roles.get(id) as Role;
      const isAgainst = ctype === "R" || ctype === "RS";
      for (const step of supported.get(id) ?? []) {
        if (isAgainst) support(step, rebuttal ?? id, owner);
        else speakFor(step, owner);
      }
      for (const step of attacked.get(id) ?? []) {
        if (isAgainst) speakFor(step, owner);
        else speakAgainst(step, owner);
      }
    }
  };
  // what is on a circle leads somewhere as well: it is begun with when all else is done
  for (const id of [...statements.filter((each) => !leading.has(each)), ...statements]) {
    if (roles.has(id)) continue;
    assign(id, { ctype: "C", owner: id, supports: null, datumOf: [] });
    follow();
  }
  return { roles, steps };
}

/** Locutions and scheme nodes are no statements; a type that a tool added is. */
function isStatement(type: string): boolean {
  return !["L", "RA", "CA", "MA", "TA", "YA", "PA"].includes(type);
}

function relationsIn({ nodes, edges }: AifGraph): { supports: Step[]; attacks: Step[] } {
  const into = grouped(edges, "to");
  const outOf = grouped(edges, "from");
  const typeOf = (id: string) => nodes.get(id)?.type ?? "";
  const statementsInto = (id: string) =>
    (into.get(id) ?? []).map((edge) => edge.from).filter((from) => isStatement(typeOf(from)));
  const targetsOf = (id: string) => (outOf.get(id) ?? []).map((edge) => edge.to);
  const supports: Step[] = [];
  const attacks: Step[] = [];
  for (const { from, to } of edges) {
    if (isStatement(typeOf(from)) && isStatement(typeOf(to))) supports.push({ from, to, via: null, at: to });
  }
  for (const [via, { type }] of nodes) {
    if (type !== "RA" && type !== "CA") continue;
    for (const at of targetsOf(via)) {
      const isUndercut = type === "CA" && (typeOf(at) === "RA" || typeOf(at) === "CA");
      const reached = isStatement(typeOf(at))
        ? [at]
        : isUndercut
          ? targetsOf(at).filter((id) => isStatement(typeOf(id)))
          : [];
      // who attacks an attack speaks for what is attacked
      const list = type === "RA" || typeOf(at) === "CA" ? supports : attacks;
      for (const from of statementsInto(via)) for (const to of reached) list.push({ from, to, via, at });
    }
  }
  return { supports, attacks };
}

function grouped<Item extends Record<Key, string>, Key extends string>(
  items: readonly Item[],
  key: Key,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item[key]);
    if (group) group.push(item);
    else groups.set(item[key], [item]);
  }
  return groups;
}
