import { defineElement } from "./define-element";

/** What speaks for a rebuttal. */
export const rebuttalSupport = defineElement({
  key: "RS",
  name: "rebuttal support",
  codeLabel: "반박 근거",
  keyCode: "KeyS",
  attachesTo: "R",
});
