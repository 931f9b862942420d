import { expect, test } from "vitest";
import { type Draft, written } from "./draft";

const draft: Draft = {
  kind: "EXP",
  title: "",
  body: "",
  data: {},
  secret: "normal",
  keep_years: "5",
  parent: null,
  files: [],
  line: [],
};
const lines = (items: readonly object[]) => written({ ...draft, data: { items } }).data.items;

test("lines at the end that nobody wrote in are not sent; those between others are", () => {
  const taxi = { summary: "택시", supply: 12_000 };
  expect(lines([taxi, {}, taxi, {}, { summary: "" }])).toEqual([taxi, {}, taxi]);
});

test("of lines that are needed the first is sent, so that it can be told what is missing", () => {
  expect(lines([{}, {}])).toEqual([{}]);
});
