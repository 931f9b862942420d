import { useState } from "react";

/** What was chosen on this page: where the browser keeps nothing, it lasts until the page is left. */
const chosen = new Map<string, boolean>();

/** How a person likes the screen to be, whatever judgment is open: kept in this browser. */
export function useRemembered(name: string): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => chosen.get(name) ?? readAt(name));
  return [
    isOn,
    (next) => {
      setOn(next);
      chosen.set(name, next);
      try {
        localStorage.setItem(keyOf(name), String(next));
      } catch {
        // a browser that keeps nothing
      }
    },
  ];
}

function readAt(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === "true";
  } catch {
    return false;
  }
}

const keyOf = (name: string) => `toulmin-editor:${name}`;
