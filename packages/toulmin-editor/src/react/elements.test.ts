import { expect, test } from "vitest";
import { elementKeys, elements } from "../core/elements";
import { elementStyles } from "../testing/element-styles";

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

/** WCAG's contrast of two colours. */
function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
