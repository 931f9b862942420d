import type { PlacedNode } from "../core/places";
import type { Dictionary } from "./ko";

/** A node's code in the language of the screen; `toulmin_code` is always Korean. */
export function codeIn(
  dictionary: Dictionary,
  node: Pick<PlacedNode, "ctype" | "toulmin_idx" | "toulmin_node_idx">,
): string {
  return `${node.toulmin_idx}-${dictionary.elements[node.ctype]}-${node.toulmin_node_idx}`;
}
