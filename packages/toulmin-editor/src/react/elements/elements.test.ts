import { expect, test } from "vitest";
import { elementKeys, elements } from "../../core/elements";
import { contrast } from "../../editor/own-elements";
import { elementStyles } from "../../testing/element-styles";

test("the style sheet has the colours that the elements name", async () => {
  await expect(elementStyles()).toMatchFileSnapshot("elements.css");
});

test("elements differ in their letters, their words and their keys", () => {
  const all = elementKeys.map((key) => elements[key]);
  for (const each of [
    all.map(({ key }) => key),
    all.map(({ name }) => name),
    all.map(({ codeLabel }) => codeLabel),
    all.map(({ keyCode }) => keyCode),
  ]) {
    expect(new Set(each).size).toBe(all.length);
  }
});

test("an element's words can be read on its ground, light and dark", () => {
  for (const { name, colors } of elementKeys.map((key) => elements[key])) {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colors.hue[scheme], colors.tint[scheme]), name).toBeGreaterThanOrEqual(4.5);
    }
  }
});
