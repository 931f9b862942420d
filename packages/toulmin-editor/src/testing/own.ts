import { ownElements } from "../editor/own-elements";

/** Own elements of a host: under the claim, under a warrant, under a datum, and under another own one. */
export const own = ownElements([
  {
    key: "P",
    name: "policy",
    codeLabel: "정책",
    labels: { ko: "정책", en: "Policy" },
    keyCode: "KeyG",
    attachesTo: "C",
    colors: { hue: ["#7a1f6b", "#f0a6e2"], tint: ["#f9e3f5", "#4a1f42"] },
  },
  {
    key: "L",
    name: "precedent",
    codeLabel: "선례",
    labels: { ko: "선례", en: "Precedent" },
    keyCode: "KeyL",
    attachesTo: "W",
    colors: { hue: ["#5b4a00", "#e6d36f"], tint: ["#f7f0cc", "#3d3508"] },
  },
  {
    key: "H",
    name: "hearsay",
    codeLabel: "전문",
    labels: { ko: "전문", en: "Hearsay" },
    attachesTo: "D",
    colors: { hue: ["#1d5a73", "#8fd0ea"], tint: ["#dcf0f7", "#173b49"] },
  },
  {
    key: "L2",
    name: "later decision",
    codeLabel: "후속 판례",
    labels: { ko: "후속 판례", en: "Later decision" },
    attachesTo: "L",
    colors: { hue: ["#4d4d4d", "#d0d0d0"], tint: ["#f0f0f0", "#333333"] },
  },
]);
