import type { ElementName } from "../core/elements/define-element";
import type { PlacedNode } from "../core/places";
import type { Dictionary } from "./ko";

/** An element's word; its letters where the dictionary has none, because nobody defines it here. */
export function elementIn({ elements }: Pick<Dictionary, "elements">, element: ElementName): string {
  return elements[element as string] ?? element;
}

/** A node's code in the language of the screen; `toulmin_code` is always Korean. */
export function codeIn(
  dictionary: Dictionary,
  node: Pick<PlacedNode, "ctype" | "toulmin_idx" | "toulmin_node_idx">,
): string {
  return `${node.toulmin_idx}-${elementIn(dictionary, node.ctype)}-${node.toulmin_node_idx}`;
}
