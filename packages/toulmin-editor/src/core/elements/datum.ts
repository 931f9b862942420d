import { defineElement } from "./define-element";

/** The fact or evidence a claim starts from. */
export const datum = defineElement({
  key: "D",
  name: "datum",
  codeLabel: "근거자료",
  keyCode: "KeyD",
  attachesTo: "C",
});
