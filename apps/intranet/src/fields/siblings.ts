import { type EntityScreen, mayOpen, type ScreenKind } from "@portal/definition";
import { signedInIds } from "../store";
import { definitionOf, entityOf, loadedModules } from "./modules";

/** What a screen is called. */
export function titleOf({ title, of }: EntityScreen): string {
  return title ?? entityOf(of).title;
}

/**
 * The screen of one of these kinds that belongs to this one: of the same entity and values, which the person may open; the
 * screen itself, else one of its group, else one below the same link, else the first in the module.
 */
export function siblingOf<Kind extends ScreenKind>(screen: EntityScreen, ...kinds: Kind[]) {
  const ids = signedInIds();
  const siblings = screensBeside(screen).filter(
    (other): other is EntityScreen =>
      kinds.includes(other.kind as Kind) &&
      other.of === screen.of &&
      isSame(other.where, screen.where) &&
      mayOpen(ids, other.can),
  );
  const near = (other: EntityScreen) =>
    [other.name === screen.name, groupOf(other) === groupOf(screen), linkOf(other) === linkOf(screen)].indexOf(true);
  const distance = (other: EntityScreen) =>
    (near(other) === -1 ? 3 : near(other)) * kinds.length + kinds.indexOf(other.kind as Kind);
  const [nearest] = siblings.sort((a, b) => distance(a) - distance(b));
  return nearest;
}

/** The screens of an entity's records that the person may open, of all modules that are loaded. */
export function screensOf(entity: string): readonly EntityScreen[] {
  const ids = signedInIds();
  return loadedScreens().filter((screen): screen is EntityScreen => screen.of === entity && mayOpen(ids, screen.can));
}

/** Whether people enter records of an entity; others come about by themselves, as logs and the entries of a round do. */
export function isEntered(entity: string): boolean {
  return (
    (entityOf(entity).access?.add ?? []).length > 0 ||
    loadedScreens().some(({ of, kind }) => of === entity && ["add", "settings"].includes(kind))
  );
}

/** The screens that are tabs of one page with this one; none when it is no tab. Lists below the same record are, too. */
export function tabsOf(screen: EntityScreen): readonly EntityScreen[] {
  const below = belowOf(screen);
  if (!screen.kind.startsWith("tab-") && below === undefined) return [];
  const ids = signedInIds();
  return screensBeside(screen).filter(
    (other): other is EntityScreen =>
      other.of !== undefined &&
      other.kind === screen.kind &&
      (below === undefined ? other.group === screen.group : other.of === screen.of && belowOf(other) === below) &&
      mayOpen(ids, other.can),
  );
}

/** The link whose record a list lies below. */
function belowOf(screen: EntityScreen): string | undefined {
  return screen.kind === "list" ? screen.below : undefined;
}

/** The same of a list or a form; the empty text for what lies below nothing. */
function linkOf(screen: EntityScreen): string {
  return ("below" in screen && screen.below) || "";
}

/** The first list below records of an entity that the person may open: what they lead to without a page of their own. */
export function listBelow(entity: string): EntityScreen | undefined {
  const ids = signedInIds();
  return loadedScreens().find((screen): screen is EntityScreen => {
    const link = screen.of === undefined ? undefined : belowOf(screen);
    const field = link === undefined ? undefined : definitionOf(screen.of ?? "")?.fields[link];
    return field?.kind === "link" && field.to === entity && mayOpen(ids, screen.can);
  });
}

/** What a screen's drawer and its tabs have in common with it. */
function groupOf({ group, name }: EntityScreen): string {
  return group ?? name;
}

const loadedScreens = () => loadedModules().flatMap(({ screens }) => screens);

/** All screens of a screen's module. */
function screensBeside({ name }: EntityScreen) {
  return loadedModules().find(({ screens }) => screens.some((other) => other.name === name))?.screens ?? [];
}

/** A screen that has several values of a field shows those of one with a single value too, and the other way round. */
function isSame(a: EntityScreen["where"] = {}, b: EntityScreen["where"] = {}): boolean {
  return Object.entries(a).every(([key, value]) => !(key in b) || b[key] === value);
}
