import { defineElement } from "./define-element";

/** What the court concludes; every other element belongs to one claim. */
export const claim = defineElement({
  key: "C",
  name: "claim",
  codeLabel: "주장",
  labels: { ko: "주장", en: "Claim" },
  keyCode: "KeyC",
  attachesTo: null,
  colors: { hue: ["#2f4bb5", "#a9b9ff"], tint: ["#e4e9fb", "#262f55"] },
});
