import type { Dictionary } from "../../locales/ko";

/** Somebody of whom a phrase tells. */
export interface Actor {
  /** Saved as a node's `target`. */
  readonly key: string;
  readonly label: string;
}

/** The actors of a dictionary: the defendant and the victim by default. */
export function actorsOf(dictionary: Dictionary): Actor[] {
  return Object.entries(dictionary.actors).map(([key, label]) => ({ key, label }));
}

/** An actor's label; an actor that is not among the offered ones keeps the saved key. */
export function actorLabel(actors: readonly Actor[], key: string): string {
  return actors.find((actor) => actor.key === key)?.label ?? key;
}
