import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolDiamond2,
  symbolSquare,
  symbolsFill,
  symbolTriangle,
} from "d3-shape";
import type { Actor } from "./actors";

/** How an actor is shown without colour: a shape about 18 px wide around its middle, and a letter. */
export interface ActorMark {
  readonly label: string;
  /** An SVG path around 0, 0. */
  readonly path: string;
  readonly letter: string;
}

const shapes: readonly { readonly type: SymbolType; readonly area: number }[] = [
  { type: symbolCircle, area: 254 },
  { type: symbolSquare, area: 256 },
  { type: symbolDiamond2, area: 300 },
  { type: symbolTriangle, area: 260 },
  ...symbolsFill
    .filter((type) => type !== symbolCircle && type !== symbolSquare && type !== symbolTriangle)
    .map((type) => ({ type, area: 200 })),
];

/** A mark for every actor: each its own letter, and its own shape as long as there are shapes. */
export function actorMarks(actors: readonly Actor[]): ReadonlyMap<string, ActorMark> {
  const taken = new Set<string>();
  return new Map(
    actors.map((actor, index) => {
      const { type, area } = shapes[index % shapes.length] as (typeof shapes)[number];
      const letter = letterOf(actor, actors, taken) ?? String(index + 1);
      taken.add(letter);
      return [actor.key, { label: actor.label, path: symbol(type, area)() ?? "", letter }];
    }),
  );
}

/** The first letter in which a label differs from all others: 고 and 해 for 피고인 and 피해자. */
function letterOf(actor: Actor, actors: readonly Actor[], taken: ReadonlySet<string>): string | undefined {
  const others = actors.filter((other) => other !== actor).map(({ label }) => [...label]);
  return [...actor.label].find(
    (letter, place) => letter.trim() !== "" && !taken.has(letter) && others.every((other) => other[place] !== letter),
  );
}
