import { isElementKey } from ".";
import type { ElementName, OwnElement } from "./define-element";

/**
 * The colours of what is none of the six, for a style: those that the editor around it, or a host's style sheet, gives its
 * letters; else quiet ones. The six have theirs in the style sheet.
 */
export function ownColors(
  element: ElementName,
): Readonly<Record<"--toulmin-hue" | "--toulmin-tint", string>> | undefined {
  if (isElementKey(element)) return undefined;
  return {
    "--toulmin-hue": `var(${variableOf(element)}, var(--toulmin-muted))`,
    "--toulmin-tint": `var(${variableOf(element)}-tint, var(--toulmin-surface))`,
  };
}

/** The variables of own elements, with their values. */
export function ownVariables(
  elements: readonly OwnElement[] = [],
): readonly (readonly [name: string, value: string])[] {
  return elements.flatMap(({ key, colors: { hue, tint } }) => [
    [variableOf(key), `light-dark(${hue.join(", ")})`] as const,
    [`${variableOf(key)}-tint`, `light-dark(${tint.join(", ")})`] as const,
  ]);
}

function variableOf(key: ElementName): string {
  return `--toulmin-element-${key}`;
}
