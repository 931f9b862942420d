type Load = (routeName: string) => void;

let load: Load = () => undefined;

/** Says how a screen's code is loaded; the router does, which knows every screen. */
export function registerLoad(how: Load): void {
  load = how;
}

/** Loads the code of a screen that somebody is about to open. Once is enough: the browser keeps it. */
export function prefetch(routeName: string): void {
  load(routeName);
}
