import { claimsOf, type NodeId, type ToulminDocument } from "../../document";

/** A claim that serves as a datum of another one. */
export interface ClaimChain {
  readonly from: NodeId;
  readonly to: NodeId;
}

export interface ClaimChains {
  /** By claim number; they never lead back to where they began. */
  readonly chains: readonly ClaimChain[];
  /** The chains that would close a circle; documents from elsewhere can have such. */
  readonly circular: readonly ClaimChain[];
}

/** Which claims serve as data of which, with circles cut open at the chain that closes them, walked by claim number. */
export function claimChains(document: ToulminDocument): ClaimChains {
  const claims = new Map(claimsOf(document).map((claim) => [claim.id, claim]));
  const chains: ClaimChain[] = [];
  const circular: ClaimChain[] = [];
  const state = new Map<NodeId, "open" | "done">();

  const path: { readonly from: NodeId; next: number }[] = [];
  const enter = (from: NodeId) => {
    state.set(from, "open");
    path.push({ from, next: 0 });
  };
  for (const id of claims.keys()) {
    if (!state.has(id)) enter(id);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { from } = step;
      const to = claims.get(from)?.datumOf[step.next++];
      if (to === undefined) {
        state.set(from, "done");
        path.pop();
      } else if (state.get(to) === "open") circular.push({ from, to });
      else if (claims.has(to)) {
        chains.push({ from, to });
        if (!state.has(to)) enter(to);
      }
    }
  }
  return { chains, circular };
}
