import { defineElement } from "./define-element";

/** The fact or evidence a claim starts from. */
export const datum = defineElement({
  key: "D",
  name: "datum",
  codeLabel: "근거자료",
  labels: { ko: "근거자료", en: "Datum" },
  keyCode: "KeyD",
  attachesTo: "C",
  colors: { hue: ["#6b3fa0", "#cfaef5"], tint: ["#efe6fa", "#3b2858"] },
});
