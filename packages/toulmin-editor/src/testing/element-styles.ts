import { elementKeys, elements } from "../core/elements";
import type { ElementKey } from "../core/elements/define-element";

/** The style sheet of the elements' colours, as `react/elements/elements.css` has to be. */
export function elementStyles(): string {
  const variables = elementKeys.flatMap((key) => {
    const { hue, tint } = elements[key].colors;
    const name = variableOf(key);
    return [`  ${name}: light-dark(${hue.join(", ")});`, `  ${name}-tint: light-dark(${tint.join(", ")});`];
  });
  const uses = elementKeys.flatMap((key) => [
    `.toulmin-root [data-toulmin-type="${key}"] {`,
    `  --toulmin-hue: var(${variableOf(key)});`,
    `  --toulmin-tint: var(${variableOf(key)}-tint);`,
    "}",
    "",
    `.toulmin-judgment span::highlight(toulmin-suggested-${key}) {`,
    `  text-decoration: underline dashed 2px var(${variableOf(key)});`,
    "}",
    "",
  ]);
  const head = "/* written from core/elements by elements.test.ts: change the colours there */";
  const root = ".toulmin-root:not(:where(.toulmin-root *)) {";
  uses.push(".toulmin-judgment span::highlight(toulmin-suggested-own) {");
  uses.push("  text-decoration: underline dashed 2px var(--toulmin-muted);", "}", "");
  return [head, root, ...variables, "}", "", ...uses].join("\n");
}

/** The variable of an element's colour: `--toulmin-rebuttal-support`. */
function variableOf(key: ElementKey): string {
  return `--toulmin-${elements[key].name.replaceAll(" ", "-")}`;
}
