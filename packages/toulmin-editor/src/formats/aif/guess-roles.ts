import type { ElementKey } from "../../core/elements/define-element";
import { grouped } from "../base/grouped";
import type { AifGraph } from "./graph";
import { isStatement, type Relation } from "./relations";

/** What a node of an argument graph is in Toulmin's model; names are the graph's. */
export interface Role {
  readonly ctype: ElementKey;
  readonly owner: string;
  readonly supports: string | null;
  readonly datumOf: string[];
}

/**
 * Guesses Toulmin's elements from who supports and attacks whom: what leads nowhere is a claim; its premises are data,
 * or claims of their own when something supports them or they serve several conclusions; its attackers are rebuttals,
 * whose premises are rebuttal supports; what speaks against a rebuttal speaks for the claim. Circles end where they
 * began.
 */
export function guessRoles(graph: AifGraph, relations: readonly Relation[]): ReadonlyMap<string, Role> {
  const supports = relations.filter(({ kind }) => kind === "RA");
  const attacks = relations.filter(({ kind }) => kind === "CA");
  const statements = [...graph.nodes.values()].filter((node) => isStatement(node.type)).map((node) => node.id);
  const supported = grouped(supports, "to");
  const attacked = grouped(attacks, "to");
  const serving = grouped(supports, "from");
  const leading = new Set(relations.map(({ from }) => from));
  const roles = new Map<string, Role>();
  const open: string[] = [];

  const assign = (id: string, role: Role) => {
    roles.set(id, role);
    open.push(id);
  };
  const isClaimLike = (id: string) => supported.has(id) || (serving.get(id)?.length ?? 0) > 1;
  /** Makes a statement a datum of a claim: a datum proper, or a claim that serves as one. */
  const speakFor = (step: Relation, claim: string) => {
    const known = roles.get(step.from);
    if (known && (known.ctype !== "C" || step.from === claim || known.datumOf.includes(claim))) return;
    if (known) known.datumOf.push(claim);
    else if (isClaimLike(step.from)) {
      assign(step.from, { ctype: "C", owner: step.from, supports: null, datumOf: [claim] });
    } else assign(step.from, { ctype: "D", owner: claim, supports: null, datumOf: [] });
  };
  const speakAgainst = (step: Relation, claim: string) => {
    if (roles.has(step.from)) return;
    assign(step.from, { ctype: "R", owner: claim, supports: null, datumOf: [] });
  };
  const support = (step: Relation, rebuttal: string, claim: string) => {
    if (roles.has(step.from)) return;
    assign(step.from, { ctype: "RS", owner: claim, supports: rebuttal, datumOf: [] });
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
  return roles;
}
