import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./written-parts";

const page = readFileSync(join(root, "docs", "add-a-module.md"), "utf8");
/** Parts of definitions: all examples but those that are a whole file, which `pnpm newcomer` runs. */
const parts = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code = ""]) =>
  code.startsWith("import") ? [] : [code.trim()],
);

test("What the page writes into a definition is what a definition has", () => {
  expect(parts.length).toBeGreaterThan(8);
  // beside the definitions, so that what they import is found
  const folder = mkdtempSync(join(root, "packages", "portal", "node_modules", ".guide-"));
  try {
    const settings = { extends: "../../tsconfig.json", include: [`../${basename(folder)}/guide.ts`] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    writeFileSync(join(folder, "guide.ts"), [HEAD, ...parts.map(asTyped)].join("\n"));
    expect(wrongTypesIn(folder)).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const HEAD = `
  import type { ListScreen } from "../../src/define/list-screen";
  import type { EntityScreen, ViewScreen } from "../../src/define/screens";
  import { computedFrom, count, daysUntil, decimal, difference, share, sum, vatOf, wholeWon } from "../../src/define";
  import { choice, date, flag, integer, link, money, number, said, staff, ownFields, answers, staffList, text, words } from "../../src/define";
  import { letterFlow, lettered, templated } from "../../src/define";
  import type { EntityDefinition, Field } from "../../src/define";
  type Said = Partial<Omit<EntityDefinition, "title"> & Pick<ListScreen, "drawer" | "lists" | "ways"> & Pick<ViewScreen, "related">>;`;

/** A part as what it is: screens, a field, an entity, or what one of them says. */
function asTyped(code: string, at: number): string {
  if (code.startsWith("const")) return code;
  if (code.startsWith("{")) return `const part${at}: readonly EntityScreen[] = [${code}];`;
  if (/^\w+: \{\s+title: /.test(code)) return `const part${at}: Record<string, EntityDefinition> = {${code}};`;
  const type = /^\w+: \w+\(/.test(code) ? "Record<string, Field>" : "Said";
  return `const part${at}: ${type} = {${code}};`;
}

function wrongTypesIn(folder: string): string {
  try {
    execFileSync(process.execPath, [join(root, "node_modules", "typescript-native", "bin", "tsc"), "-p", folder]);
    return "";
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}
