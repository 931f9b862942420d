import { claimsOf, type NodeId, type ToulminDocument } from "../document";

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

  function walk(from: NodeId): void {
    state.set(from, "open");
    for (const to of claims.get(from)?.datumOf ?? []) {
      if (!claims.has(to)) continue;
      if (state.get(to) === "open") {
        circular.push({ from, to });
        continue;
      }
      chains.push({ from, to });
      if (!state.has(to)) walk(to);
    }
    state.set(from, "done");
  }

  for (const id of claims.keys()) if (!state.has(id)) walk(id);
  return { chains, circular };
}
