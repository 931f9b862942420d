import { defineElement } from "./define-element";

/** The rule or experience that lets a datum carry the claim. */
export const warrant = defineElement({
  key: "W",
  name: "warrant",
  codeLabel: "논거",
  keyCode: "KeyW",
  attachesTo: "C",
});
