import { defineElement } from "./define-element";

/** What makes a warrant credible. */
export const backing = defineElement({
  key: "B",
  name: "backing",
  codeLabel: "보강",
  labels: { ko: "보강", en: "Backing" },
  keyCode: "KeyB",
  attachesTo: "W",
  colors: { hue: ["#3d6b12", "#a9d877"], tint: ["#e5f2d5", "#2b4214"] },
});
