/** Grounds on which the portal writes in a company's colour, by day and at night: the one that is hardest to read on. */
const grounds = { light: "#e8efe6", dark: "#2b342f" } as const;
/** Grounds in a light shade of the colour itself are mixed from this, and so much of the colour. */
const pages = { light: "#ffffff", dark: "#161b18" } as const;
const SHADE = 0.2;

/** The least contrast of letters that WCAG 2.2 AA asks for. */
export const LEAST_CONTRAST = 4.5;

type Mode = keyof typeof grounds;
type Rgb = readonly [number, number, number];

/** How well letters of a colour are read on white, at least on the darkest ground that the portal has by day. */
export function contrastByDay(colour: string): number {
  return Math.floor(worst(colour, "light") * 10) / 10;
}

/** What a company's colour is by day and at night, and the letters on it; it is made lighter for the night. */
export function coloursOf(colour: string): { light: string; dark: string; onLight: string; onDark: string } {
  const dark = until(
    (part) => mixed("#ffffff", colour, part),
    (one) => worst(one, "dark") >= LEAST_CONTRAST,
  );
  const onDark = until(
    (part) => mixed("#000000", colour, part),
    (one) => contrast(one, dark) >= LEAST_CONTRAST,
  );
  return { light: colour, dark, onLight: "#ffffff", onDark };
}

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function worst(colour: string, mode: Mode): number {
  return Math.min(contrast(colour, grounds[mode]), contrast(colour, mixed(colour, pages[mode], SHADE)));
}

/** The first of twenty steps that will do, else the last. */
function until(at: (part: number) => string, isGood: (colour: string) => boolean): string {
  const steps = Array.from({ length: 21 }, (_, step) => at(step / 20));
  return steps.find(isGood) ?? (steps.at(-1) as string);
}

/** So much of one colour in another. */
function mixed(one: string, other: string, part: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const hex = a.map((value, at) =>
    Math.round(value * part + (b[at] ?? 0) * (1 - part))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

function luminance(colour: string): number {
  const [r, g, b] = rgbOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function rgbOf(colour: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;
}
