import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { brand } from "../.storybook/brand";
import { asPage, PAGES } from "../.storybook/guide/as-page";
import { root, variables } from "./written-parts";

const folder = join(root, ".storybook/guide");

describe.each(Object.entries(PAGES))("the guide's page of %s", (document, name) => {
  const page = readFileSync(join(folder, `${name}.mdx`), "utf8");
  const file = join(folder, /from "(\S+)\?raw"/.exec(page)?.[1] ?? "");

  test("shows that document, under the address that other pages lead to", () => {
    expect(file.endsWith(`/${document}`)).toBe(true);
    const title = /title="Guide\/([^"]+)"/.exec(page)?.[1] ?? "";
    expect(title.toLowerCase().replaceAll(" ", "-")).toBe(name);
  });

  test("has no link or picture that lies beside the document", () => {
    const shown = asPage(readFileSync(file, "utf8"), "/editor.png");
    const aside = [...shown.matchAll(/\]\(((?!https?:|#|\?path=|\/editor\.png)[^)]*)\)/g)].map(([, to]) => to);
    expect([dirname(file), ...aside]).toEqual([dirname(file)]);
  });
});

test("the page around Storybook has colours of the editor, and one between them", () => {
  const editors = variables().flatMap(({ value }) => value.match(/#\w+/g) ?? []);
  const brands = Object.values(brand).flatMap((theme) => Object.values(theme).filter((value) => value.startsWith("#")));
  expect(brands.filter((colour) => !editors.includes(colour))).toEqual([brand.dark.colorSecondary]);
  expect(brands.length).toBeGreaterThan(20);
});
