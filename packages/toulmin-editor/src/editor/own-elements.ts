import { elementKeys, isElementKey, isElementName, elements as six } from "../core/elements";
import type { OwnElement } from "../core/elements/define-element";
import { textKeys } from "./keyboard/keys";

declare const CHECKED: unique symbol;

/** Own elements that {@link ownElements} has looked at. */
export type OwnElements<Key extends string = string> = readonly OwnElement<Key>[] & { readonly [CHECKED]: true };

/**
 * Defines a host's own elements beside the six, for the editor's prop `elements`. Throws an error that names everything
 * that cannot be: letters, words and keys that are taken, what an element cannot stand under, colours that cannot be read.
 */
export function ownElements<const Key extends string>(elements: readonly OwnElement<Key>[]): OwnElements<Key> {
  const problems = elements.flatMap((element, index) =>
    problemsOf(element, elements.slice(0, index), elements).map((problem) => `${element.key}: ${problem}`),
  );
  if (problems.length > 0) throw new TypeError(`toulmin-editor: these own elements cannot be:\n${problems.join("\n")}`);
  return elements as OwnElements<Key>;
}

function problemsOf(element: OwnElement, before: readonly OwnElement[], all: readonly OwnElement[]): string[] {
  const { key, name, codeLabel, labels, keyCode, attachesTo } = element;
  const others: readonly { readonly key: string; name: string; codeLabel: string; labels: object; keyCode?: string }[] =
    [...elementKeys.map((each) => six[each]), ...before];
  const taken = (is: (other: (typeof others)[number]) => boolean) => others.find(is)?.key;
  const problems: (string | false | undefined)[] = [
    !isElementName(key) && "its key is not a capital letter and up to two more capital letters or digits",
    taken((other) => other.key === key) && "its key is taken",
    !/^[a-z]+( [a-z]+)*$/i.test(name) && "its name is no English word",
    said(
      "name",
      name,
      taken((other) => plain(other.name) === plain(name)),
    ),
    !/^[^\s-]([^-\r\n]*[^\s-])?$/.test(codeLabel) && "its codeLabel is empty or has a hyphen, which parts a code",
    said(
      "codeLabel",
      codeLabel,
      taken((other) => other.codeLabel === codeLabel),
    ),
    (Object.keys(labels).length === 0 || Object.values(labels).some((label) => label.trim() === "")) &&
      "a label is empty",
    ...Object.values(labels).map((label) =>
      said(
        "label",
        label,
        taken((other) => Object.values(other.labels).some((each) => plain(each) === plain(label))),
      ),
    ),
    ...keyProblems(
      keyCode,
      taken((other) => other.keyCode === keyCode),
    ),
    !endsAtClaim(attachesTo, all) && `it attaches to “${attachesTo}”, which leads to no claim`,
    ...colorProblems(element),
  ];
  return problems.filter((problem) => typeof problem === "string");
}

function said(part: string, word: string, owner: string | undefined): string | undefined {
  return owner && `its ${part} “${word}” is that of ${owner}`;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/\s/g, "");
}

function keyProblems(keyCode: string | undefined, owner: string | undefined): (string | false)[] {
  if (keyCode === undefined) return [];
  const letter = /^Key([A-Z])$/.exec(keyCode)?.[1];
  if (!letter) return [`its keyCode “${keyCode}” is not one like “KeyL”`];
  return [(owner !== undefined || letter in textKeys) && `the key ${letter} does something else`];
}

/** Whether something is under a claim by what it attaches to, and not in a circle. */
function endsAtClaim(element: string, own: readonly OwnElement[]): boolean {
  const seen = new Set<string>();
  let next: string | undefined = element;
  while (next !== undefined && !isElementKey(next) && !seen.has(next)) {
    seen.add(next);
    const met: string = next;
    next = own.find(({ key }) => key === met)?.attachesTo;
  }
  return isElementKey(next);
}

function colorProblems({ colors: { hue, tint } }: OwnElement): (string | false)[] {
  const wrong = [...hue, ...tint].find((color) => !/^#[0-9a-f]{6}$/i.test(color));
  if (wrong !== undefined) return [`its colour “${wrong}” is not one like “#2f4bb5”`];
  return ([0, 1] as const).map((scheme) => {
    const ratio = contrast(hue[scheme], tint[scheme]);
    const where = scheme === 0 ? "light" : "dark";
    return ratio < 4.5 && `its ${where} words cannot be read on their ground: ${ratio.toFixed(1)} : 1 of 4.5 : 1`;
  });
}

/** WCAG's contrast of two colours. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
