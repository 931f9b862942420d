declare global {
  interface Window {
    /** The names that came to `window` since the page began. */
    newGlobals(): string[];
  }
}

/** Lets the test ask what the package left on `window`. */
export function watchGlobals(): void {
  const known = new Set([...Object.getOwnPropertyNames(window), "newGlobals"]);
  window.newGlobals = () => Object.getOwnPropertyNames(window).filter((name) => !known.has(name));
}
