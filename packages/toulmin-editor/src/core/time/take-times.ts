import type { NodeId, ToulminDocument } from "../document";
import { timesIn } from "./times-in";

/** Lets nodes without a start begin when their phrase says, where it tells of a single time. */
export function takeTimes(document: ToulminDocument, ids: readonly NodeId[]): ToulminDocument {
  const chosen = new Set(ids);
  const nodes = document.nodes.map((node) => {
    if (!chosen.has(node.id) || node.stime.trim() !== "") return node;
    const [stime, ...others] = new Set(timesIn(node.text));
    return stime !== undefined && others.length === 0 ? { ...node, stime } : node;
  });
  return { ...document, nodes };
}
