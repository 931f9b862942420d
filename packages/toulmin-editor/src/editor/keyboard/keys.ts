import { elementKeys, elements } from "../../core/elements";
import type { ElementName, OwnElement } from "../../core/elements/define-element";

/** What a key does while the text has the focus. */
export type TextCommand =
  | { readonly do: "mark"; readonly element: ElementName }
  | {
      readonly do:
        | "open"
        | "remove"
        | "next"
        | "previous"
        | "move-ends"
        | "select-all"
        | "find"
        | "find-next"
        | "find-previous"
        | "undo"
        | "redo"
        | "leave"
        | "back"
        | "print"
        | "accept"
        | "refuse"
        | "next-suggestion"
        | "previous-suggestion"
        | "help";
    };

/** What keys do in the text. Keys are written as {@link keyName} gives them. */
export const textKeys: Readonly<Record<string, TextCommand>> = {
  ...Object.fromEntries(
    elementKeys.flatMap((element, index) => {
      const command: TextCommand = { do: "mark", element };
      return [
        [String(index + 1), command],
        [elements[element].keyCode.slice("Key".length), command],
      ];
    }),
  ),
  Enter: { do: "open" },
  " ": { do: "open" },
  Backspace: { do: "remove" },
  Delete: { do: "remove" },
  N: { do: "next" },
  P: { do: "previous" },
  M: { do: "move-ends" },
  "Ctrl+A": { do: "select-all" },
  "Ctrl+F": { do: "find" },
  "/": { do: "find" },
  F3: { do: "find-next" },
  "Shift+F3": { do: "find-previous" },
  Escape: { do: "leave" },
  Y: { do: "accept" },
  X: { do: "refuse" },
  ".": { do: "next-suggestion" },
  ",": { do: "previous-suggestion" },
  "?": { do: "help" },
  "Shift+?": { do: "help" },
};

/** The digit that marks a selection with the own element at a place in their list; none beyond 9. */
export function digitOf(place: number): number | null {
  const digit = elementKeys.length + place + 1;
  return digit <= 9 ? digit : null;
}

/** What a key does in the text of an editor with these own elements. */
export function textCommand(name: string, own: readonly OwnElement[] = []): TextCommand | undefined {
  const element = own.find(({ keyCode }, place) => keyCode === `Key${name}` || name === digitOf(place)?.toString());
  return textKeys[name] ?? (element && { do: "mark", element: element.key });
}

/** What keys do anywhere in the editor; undo and redo not in a field, where the browser's own work. */
export const editorKeys: Readonly<Record<string, TextCommand>> = {
  "Ctrl+Z": { do: "undo" },
  "Ctrl+Shift+Z": { do: "redo" },
  "Ctrl+Y": { do: "redo" },
  "Ctrl+F": { do: "find" },
  "Alt+ArrowLeft": { do: "back" },
  "Ctrl+P": { do: "print" },
};

/** By how much keys change the number of the claim whose row in the list has the focus. */
export const listKeys: Readonly<Record<string, number>> = { "Alt+ArrowUp": -1, "Alt+ArrowDown": 1 };

/** What the browser calls “paste” wherever in the editor the focus lies: what was copied is opened. */
export const PASTE = "Ctrl+V";

/** What a key does in the dialog of a claim's chart. */
export const chartKeys: Readonly<Record<string, "resize">> = { F: "resize" };

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/**
 * The name of a pressed key: `Ctrl+Shift+Z`, `C`, `Enter`. Letters are those of the Latin layout, whatever the input
 * method writes (with Hangul on, the C key says `ㅊ` or `Process`); ⌘ counts as Ctrl.
 */
export function keyName(event: KeyPress): string {
  const modifiers = [
    (event.ctrlKey || event.metaKey) && "Ctrl+",
    event.altKey && "Alt+",
    event.shiftKey && "Shift+",
  ].filter(Boolean);
  return modifiers.join("") + bareKey(event);
}

function bareKey({ key, code }: KeyPress): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && (key === digit || key === "Process")) return digit;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const isLatinOrNamed = /^[\x20-\x7e]+$/.test(key) && key !== "Process" && key !== "Unidentified";
  return letter && !isLatinOrNamed ? letter : key;
}
