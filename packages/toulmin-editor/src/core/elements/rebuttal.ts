import { defineElement } from "./define-element";

/** The circumstances under which the claim would not hold. */
export const rebuttal = defineElement({
  key: "R",
  name: "rebuttal",
  codeLabel: "반박",
  keyCode: "KeyR",
  attachesTo: "C",
});
