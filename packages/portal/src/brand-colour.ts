import { getContrast, mix, toHex } from "color2k";

/** Grounds on which the portal writes in a company's colour, by day and at night: the one that is hardest to read on. */
const grounds = { light: "#e8efe6", dark: "#2b342f" } as const;
/** Grounds in a light shade of the colour itself are mixed from this, and so much of the colour. */
const pages = { light: "#ffffff", dark: "#161b18" } as const;
const SHADE = 0.2;

/** The least contrast of letters that WCAG 2.2 AA asks for. */
export const LEAST_CONTRAST = 4.5;

type Mode = keyof typeof grounds;

/** How well letters of a colour are read on white, at least on the darkest ground that the portal has by day. */
export function contrastByDay(colour: string): number {
  return Math.floor(worst(colour, "light") * 10) / 10;
}

/** What a company's colour is by day and at night, and the letters on it; it is made lighter for the night. */
export function coloursOf(colour: string): { light: string; dark: string; onLight: string; onDark: string } {
  const dark = towards("#ffffff", colour, (one) => worst(one, "dark"));
  const onDark = towards("#000000", colour, (one) => getContrast(one, dark));
  return { light: colour, dark, onLight: "#ffffff", onDark };
}

function worst(colour: string, mode: Mode): number {
  return Math.min(...[grounds[mode], mix(pages[mode], colour, SHADE)].map((ground) => getContrast(colour, ground)));
}

/** The first of twenty steps from a colour to another one that is read well, else the other one. */
function towards(end: string, colour: string, contrastOf: (step: string) => number): string {
  const steps = Array.from({ length: 20 }, (_, step) => toHex(mix(colour, end, step / 20)));
  return steps.find((one) => contrastOf(one) >= LEAST_CONTRAST) ?? end;
}
