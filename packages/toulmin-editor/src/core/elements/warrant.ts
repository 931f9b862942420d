import { defineElement } from "./define-element";

/** The rule or experience that lets a datum carry the claim. */
export const warrant = defineElement({
  key: "W",
  name: "warrant",
  codeLabel: "논거",
  labels: { ko: "논거", en: "Warrant" },
  keyCode: "KeyW",
  attachesTo: "C",
  colors: { hue: ["#0b6b63", "#6fd6cb"], tint: ["#d8f1ed", "#12403c"] },
});
