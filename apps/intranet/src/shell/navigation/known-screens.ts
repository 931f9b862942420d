import { mayOpen, namePattern, screenByName } from "@portal/definition";
import { screenGuides } from "@portal/definition/screen-guides";
import { signedInIds } from "../../store";
import { areaOf } from "./areas";

/** A screen that the person may open without a record, and how it is called. */
export type KnownScreen = (typeof screenGuides)[number] & {
  readonly path: string;
  /** The key of its area. */
  readonly area: string;
};

/** Every screen that the signed-in person may open without a record, in the order of the modules. */
export function knownScreens(): KnownScreen[] {
  const ids = signedInIds();
  return screenGuides.flatMap((guide) => {
    const screen = screenByName(guide.route);
    return screen && mayOpen(ids, screen.can) ? [{ ...guide, path: screen.path, area: areaOf(screen) }] : [];
  });
}

/**
 * The screens that a text names, the nearest first: what is called so, begins so, has it in its name, is known by such a
 * word. Spaces do not count, and an initial consonant stands for the syllables that begin with it.
 */
export function screensCalled(screens: readonly KnownScreen[], text: string): KnownScreen[] {
  const pattern = namePattern(text.replaceAll(" ", ""));
  const [whole, beginning, inside] = [`^${pattern}$`, `^${pattern}`, pattern].map((source) => new RegExp(source, "iu"));
  const rank = ({ label, words = "", module }: KnownScreen) => {
    const name = label.replaceAll(" ", "");
    const others = [...words.split(" "), words.replaceAll(" ", ""), module.replaceAll(" ", "")];
    const tests = [
      whole?.test(name),
      beginning?.test(name),
      inside?.test(name),
      others.some((word) => beginning?.test(word)),
      others.some((word) => inside?.test(word)),
    ];
    return tests.indexOf(true);
  };
  return screens
    .map((screen) => ({ screen, rank: rank(screen) }))
    .filter((one) => one.rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ screen }) => screen);
}
