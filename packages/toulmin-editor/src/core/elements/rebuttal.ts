import { defineElement } from "./define-element";

/** The circumstances under which the claim would not hold. */
export const rebuttal = defineElement({
  key: "R",
  name: "rebuttal",
  codeLabel: "반박",
  labels: { ko: "반박", en: "Rebuttal" },
  keyCode: "KeyR",
  attachesTo: "C",
  colors: { hue: ["#b02a3c", "#ff9fab"], tint: ["#fbe3e5", "#54222a"] },
});
