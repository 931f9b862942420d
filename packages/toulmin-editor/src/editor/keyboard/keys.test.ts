import { describe, expect, test } from "vitest";
import { keyName, textKeys } from "./keys";

const press = (key: string, code: string, modifiers: Partial<KeyboardEvent> = {}) =>
  keyName({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers });

describe("a key's name", () => {
  test("is its letter in any case and on any Latin layout", () => {
    expect(press("c", "KeyC")).toBe("C");
    expect(press("C", "KeyC", { shiftKey: true })).toBe("Shift+C");
    expect(press("w", "Comma")).toBe("W");
  });

  test("is the Latin letter while an input method writes Hangul", () => {
    expect(press("ㅊ", "KeyC")).toBe("C");
    expect(press("Process", "KeyD")).toBe("D");
    expect(press("Process", "Digit6")).toBe("6");
  });

  test("has its modifiers, and takes ⌘ for Ctrl", () => {
    expect(press("z", "KeyZ", { metaKey: true, shiftKey: true })).toBe("Ctrl+Shift+Z");
    expect(press("ArrowLeft", "ArrowLeft", { altKey: true })).toBe("Alt+ArrowLeft");
    expect(press("?", "Slash", { shiftKey: true })).toBe("Shift+?");
    expect(press("!", "Digit1", { shiftKey: true })).toBe("Shift+!");
  });
});

test("each element has a digit and a letter", () => {
  const marking = Object.entries(textKeys).filter(([, command]) => command.do === "mark");
  expect(marking.map(([key, command]) => `${key} ${"element" in command ? command.element : ""}`)).toEqual([
    "1 C",
    "2 W",
    "3 B",
    "4 R",
    "5 RS",
    "6 D",
    "C C",
    "W W",
    "B B",
    "R R",
    "S RS",
    "D D",
  ]);
});
