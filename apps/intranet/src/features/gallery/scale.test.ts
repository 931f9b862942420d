import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { corners, letterSizes } from "./scale";

const src = join(import.meta.dirname, "../..");
const sheets = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** What the style sheets say of a property in pixels, with the sheet, where it is none of the scale. */
function strangers(property: string, scale: readonly number[]): string[] {
  return sheets.flatMap((sheet) =>
    [...readFileSync(join(src, sheet), "utf8").matchAll(new RegExp(`${property}: ([^;]*);`, "g"))]
      .flatMap(([, value = ""]) => [...value.matchAll(/([\d.]+)(px|rem|em)/g)])
      .filter(([, size, unit]) => Number(size) !== 0 && (unit !== "px" || !scale.includes(Number(size))))
      .map(([size]) => `${sheet}: ${property} ${size}`),
  );
}

test("letters and corners have the sizes of the scale", () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect([...strangers("font-size", letterSizes), ...strangers("border-radius", corners)]).toEqual([]);
});
