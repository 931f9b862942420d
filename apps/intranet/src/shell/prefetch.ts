type Load = (routeName: string) => void;

let load: Load = () => undefined;

/** Says how a screen's code is loaded; the router does, which knows every screen. */
export function registerLoad(how: Load): void {
  load = how;
}

/** What a link to a screen does when it is pointed at or focused: the screen's code is loaded. Once is enough. */
export function prefetching(routeName: string) {
  const ask = () => load(routeName);
  return { onMouseEnter: ask, onFocus: ask };
}
