import { expect, test } from "vitest";
import type { OwnElement } from "../core/elements/define-element";
import { own } from "../testing/own";
import { digitOf, textCommand } from "./keyboard/keys";
import { ownElements } from "./own-elements";

const precedent: OwnElement = {
  key: "L",
  name: "precedent",
  codeLabel: "선례",
  labels: { ko: "선례", en: "Precedent" },
  keyCode: "KeyL",
  attachesTo: "W",
  colors: { hue: ["#5b4a00", "#e6d36f"], tint: ["#f7f0cc", "#3d3508"] },
};

test.each<[what: string, wrong: Partial<OwnElement>, told: string]>([
  ["letters that no code can have", { key: "선례" }, "its key is not a capital letter"],
  ["letters of one of the six", { key: "RS" }, "its key is taken"],
  ["the name of one of the six", { name: "rebuttal support" }, "its name “rebuttal support” is that of RS"],
  ["a name that is no word", { name: "<b>" }, "its name is no English word"],
  ["the code of one of the six", { codeLabel: "논거" }, "its codeLabel “논거” is that of W"],
  ["a code with a hyphen", { codeLabel: "선-례" }, "its codeLabel is empty or has a hyphen"],
  ["the label of one of the six", { labels: { ko: "반박근거" } }, "its label “반박근거” is that of RS"],
  ["no label", { labels: {} }, "a label is empty"],
  ["a key that is taken", { keyCode: "KeyN" }, "the key N does something else"],
  ["a key that is none", { keyCode: "Key1" }, "its keyCode “Key1” is not one like “KeyL”"],
  ["an unknown target", { attachesTo: "Z" }, "it attaches to “Z”, which leads to no claim"],
  ["a circle", { attachesTo: "L" }, "it attaches to “L”, which leads to no claim"],
  ["a colour that is none", { colors: { ...precedent.colors, hue: ["red", "#e6d36f"] } }, "its colour “red”"],
  [
    "words that can't be read",
    { colors: { ...precedent.colors, tint: ["#8a7000", "#3d3508"] } },
    "its light words cannot be read on their ground: 1.8 : 1 of 4.5 : 1",
  ],
])("own elements are refused for %s", (_what, wrong, told) => {
  expect(() => ownElements([{ ...precedent, ...wrong }])).toThrow(told);
});

test("own elements differ from each other, and all that is wrong is told at once", () => {
  const twice = () => ownElements([precedent, { ...precedent, attachesTo: "Z" }]);
  for (const told of ["key is taken", "name “precedent” is that of L", "key L does", "attaches to “Z”"]) {
    expect(twice).toThrow(told);
  }
});

test("own elements are marked by the digits behind the six and by letters that are free", () => {
  expect(own.map((_, place) => digitOf(place))).toEqual([7, 8, 9, null]);
  expect(textCommand("8", own)).toEqual({ do: "mark", element: "L" });
  expect(textCommand("L", own)).toEqual({ do: "mark", element: "L" });
  expect(textCommand("W", own)).toEqual({ do: "mark", element: "W" });
  expect(textCommand("L")).toBeUndefined();
  expect(textCommand("null", own)).toBeUndefined();
});
