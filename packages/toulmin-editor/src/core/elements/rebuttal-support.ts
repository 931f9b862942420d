import { defineElement } from "./define-element";

/** What speaks for a rebuttal. */
export const rebuttalSupport = defineElement({
  key: "RS",
  name: "rebuttal support",
  codeLabel: "반박 근거",
  labels: { ko: "반박 근거", en: "Rebuttal support" },
  keyCode: "KeyS",
  attachesTo: "R",
  colors: { hue: ["#8f4600", "#f5b878"], tint: ["#fdead2", "#4d3110"] },
});
