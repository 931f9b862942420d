import { defineElement } from "./define-element";

/** What the court concludes; every other element belongs to one claim. */
export const claim = defineElement({
  key: "C",
  name: "claim",
  codeLabel: "주장",
  keyCode: "KeyC",
  attachesTo: null,
});
