import type { CSSProperties } from "react";
import type { ElementName } from "../../core/elements/define-element";
import { ownColors } from "../../core/elements/own-colors";

/** Gives what is drawn of a node, or of an element, the element's colours; `undefined` gives it none. */
export function ofElement(element: ElementName | undefined) {
  return {
    "data-toulmin-type": element,
    style: element ? (ownColors(element) as CSSProperties | undefined) : undefined,
  };
}
