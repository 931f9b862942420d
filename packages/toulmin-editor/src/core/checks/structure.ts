import type { NodeId, ToulminNode } from "../document";
import { circlesOf } from "../links";
import { compareNodes } from "../order";
import { type Checked, defineCheck, type Finding } from "./define-check";

/** Claims that rest on themselves by way of other claims. */
export const claimCycle = defineCheck({
  key: "claim-cycle",
  severity: "error",
  find: ({ claims }) => {
    const circles = circlesOf(claims);
    return claims.flatMap((claim) => {
      const next = claim.datumOf.find((id) => circles.get(id) === circles.get(claim.id));
      return next ? [{ node: claim, mends: [{ do: "unlink", claim: claim.id, of: next }] as const }] : [];
    });
  },
});

/** A backing in a claim without a warrant. */
export const backingWithoutWarrant = defineCheck({
  key: "backing-without-warrant",
  severity: "error",
  find: (checked) => unsupported(checked, "B", "W"),
});

/** A rebuttal support in a claim without a rebuttal. */
export const supportWithoutRebuttal = defineCheck({
  key: "support-without-rebuttal",
  severity: "error",
  find: (checked) => unsupported(checked, "RS", "R"),
});

/** A claim with neither a datum nor another claim as its datum. */
export const claimWithoutDatum = defineCheck({
  key: "claim-without-datum",
  severity: "warning",
  find: ({ claims, of }) => {
    const chained = new Set(claims.flatMap((claim) => claim.datumOf));
    return claims
      .filter((claim) => of(claim.id, "D").length === 0 && !chained.has(claim.id))
      .map((claim) => ({ node: claim, mends: [{ do: "mark", element: "D", claim: claim.id }] }));
  },
});

/** A claim whose data no warrant joins to it; told once, at the first datum. */
export const datumWithoutWarrant = defineCheck({
  key: "datum-without-warrant",
  severity: "warning",
  find: ({ claims, of }) =>
    claims.flatMap((claim) => {
      const [datum] = of(claim.id, "D");
      if (!datum || of(claim.id, "W").length > 0) return [];
      return [{ node: datum, mends: [{ do: "mark", element: "W", claim: claim.id }] as const }];
    }),
});

/** A warrant without a backing. */
export const warrantWithoutBacking = defineCheck({
  key: "warrant-without-backing",
  severity: "warning",
  find: (checked) => alone(checked, "W", "B"),
});

/** A rebuttal without a support. */
export const rebuttalWithoutSupport = defineCheck({
  key: "rebuttal-without-support",
  severity: "warning",
  find: (checked) => alone(checked, "R", "RS"),
});

/** Supporting nodes of claims that have nothing for them to support. */
function unsupported({ claims, of }: Checked, supporting: "B" | "RS", supported: "W" | "R"): Finding[] {
  const fitting = claims.filter((claim) => of(claim.id, supported).length > 0).map((claim) => claim.id);
  return claims
    .filter((claim) => of(claim.id, supported).length === 0)
    .flatMap((claim) =>
      of(claim.id, supporting).map((node) => ({
        node,
        mends: [
          { do: "mark", element: supported, claim: claim.id } as const,
          ...(fitting.length > 0 ? [{ do: "own", node: node.id, claims: fitting } as const] : []),
        ],
      })),
    );
}

/** Nodes that nothing stands under: each supporting node stands under the one it names, else the nearest before it. */
function alone({ claims, of }: Checked, supported: "W" | "R", supporting: "B" | "RS"): Finding[] {
  return claims.flatMap((claim) => {
    const roots = of(claim.id, supported);
    const held = new Set<NodeId>();
    let index = 0;
    for (const node of of(claim.id, supporting)) {
      while (index + 1 < roots.length && compareNodes(roots[index + 1] as ToulminNode, node) < 0) index++;
      const id = node.supports ?? roots[index]?.id;
      if (id) held.add(id);
    }
    return roots
      .filter((root) => !held.has(root.id))
      .map((root) => ({ node: root, mends: [{ do: "mark", element: supporting, claim: claim.id } as const] }));
  });
}
