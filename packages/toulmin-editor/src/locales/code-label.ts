import type { ToulminNode } from "../core/document";
import type { Dictionary } from "./ko";

/** A node's code in the language of the screen; the stored `toulmin_code` is always Korean. */
export function codeIn(dictionary: Dictionary, node: ToulminNode): string {
  return `${node.toulmin_idx}-${dictionary.elements[node.ctype]}-${node.toulmin_node_idx}`;
}
