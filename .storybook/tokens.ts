/** A variable of a style sheet, what it is for, and from what it has to stand out. */
export interface Token {
  readonly name: string;
  /** As the style sheet has it: `light-dark(…, …)` where the schemes differ. */
  readonly value: string;
  readonly use: string;
  /** The variable that it stands on, or that stands on it. */
  readonly against: string;
  /** The least contrast with it (WCAG 2.2 AA); none where nothing depends on it. */
  readonly least: number | undefined;
}

const TEXT = 4.5;
const EDGE = 3;

/** By the name behind `--toulmin-` or `--portal-`: what it is for, and its least contrast. */
const uses: Readonly<Record<string, readonly [use: string, least?: number]>> = {
  font: ["All words. The page brings the font."],
  background: ["The ground of everything", TEXT],
  page: ["The ground of everything", TEXT],
  surface: ["Bars, heads of tables, the row under the pointer", TEXT],
  hover: ["The menu or row under the pointer", TEXT],
  border: ["Lines between parts; never the only sign of a control"],
  "control-border": ["The edge of fields and buttons", EDGE],
  text: ["Words", TEXT],
  muted: ["Labels, hints, what is less than the words beside it", TEXT],
  accent: ["What is chosen: the open tab, a pressed button. One on a screen", TEXT],
  leaf: ["Links, and the one button that goes on", TEXT],
  "on-leaf": ["Words on leaf", TEXT],
  carrot: ["What waits for somebody: counts, what is due", TEXT],
  danger: ["Refusals, errors, what cannot be taken back; always with words", TEXT],
  focus: ["The ring around what has the focus", EDGE],
  suggested: ["The ground of a suggested phrase", TEXT],
  ...Object.fromEntries(
    ["claim", "warrant", "backing", "rebuttal", "rebuttal-support", "datum"].flatMap((element) => [
      [element, [`Code and edge of a ${element}; nothing else has this colour`, TEXT]],
      [`${element}-tint`, [`The ground of a ${element}'s phrase and box`, TEXT]],
    ]),
  ),
};

/** Grounds are measured with the words on them, everything else with the ground below it. */
const GROUNDS = /^(background|page|surface|hover|suggested)$|-tint$/;

/** The variables that a style sheet on the page sets on its root, in its order. */
export function tokensOf(family: "toulmin" | "portal"): Token[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const root = family === "portal" ? /^:root$/ : /^\.toulmin-root:not/;
  const values = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && root.test(rule.selectorText)
      ? [...rule.style].map((name) => [name, rule.style.getPropertyValue(name).trim()] as const)
      : [],
  );
  const own = [...new Map(values)].filter(([name]) => name.startsWith(`--${family}-`));
  return own.map(([name, value]) => {
    const short = name.slice(`--${family}-`.length);
    const [use, least] = uses[short] ?? [""];
    return { name, value, use, least, against: `--${family}-${groundOf(short, family)}` };
  });
}

/** The variables as a style sheet of a page sets them on the element that has them. */
export function asCss(tokens: readonly Token[], on: ".toulmin-root" | ":root"): string {
  return [`${on} {`, ...tokens.map(({ name, value }) => `  ${name}: ${value};`), "}"].join("\n");
}

/** The variables as other programs read them: light and dark apart. */
export function asJson(tokens: readonly Token[]): string {
  const apart = tokens.map(({ name, value, use }) => {
    const [, light = value, dark = value] = /^light-dark\(([^,]+), (.+)\)$/.exec(value) ?? [];
    return [name, { light, dark, use }] as const;
  });
  return JSON.stringify(Object.fromEntries(apart), null, 2);
}

function groundOf(short: string, family: "toulmin" | "portal"): string {
  if (short === "on-leaf") return "leaf";
  if (GROUNDS.test(short)) return "text";
  return family === "portal" ? "page" : "background";
}

/** The contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
