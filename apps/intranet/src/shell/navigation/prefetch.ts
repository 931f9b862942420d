import type { MouseEvent } from "react";

type Load = (routeName: string) => void;

let load: Load = () => undefined;

/** Says how a screen's code is loaded; the router does, which knows every screen. */
export function registerLoad(how: Load): void {
  load = how;
}

/**
 * What a link to a screen does when it is pointed at or focused: the screen's code is loaded. Once is enough.
 * A page that opens under a pointer at rest points at nothing: browsers tell of such a link with a move of no length.
 */
export function prefetching(routeName: string) {
  const ask = () => load(routeName);
  return {
    onMouseMove({ movementX, movementY }: MouseEvent) {
      if (movementX !== 0 || movementY !== 0) ask();
    },
    onFocus: ask,
  };
}
