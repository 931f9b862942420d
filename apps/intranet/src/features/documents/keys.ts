import { useLayoutEffect, useRef } from "react";

/** Runs something by a letter, wherever the person is on the page but in an input or a dialog. Works while Hangul is typed. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  // as soon as the page is seen, its keys are heard
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
      if (
        target instanceof HTMLElement &&
        target.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true]")
      )
        return;
      if (document.querySelector("[role=dialog], dialog[open]")) return;
      // by the key's place: with a Korean keyboard the letter is another one
      const run = latest.current[code.replace("Key", "").toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
