import { defineElement } from "./define-element";

/** What makes a warrant credible. */
export const backing = defineElement({
  key: "B",
  name: "backing",
  codeLabel: "보강",
  keyCode: "KeyB",
  attachesTo: "W",
});
