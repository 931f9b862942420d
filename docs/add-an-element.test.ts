import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./written-parts";

const home = join(root, "packages", "toulmin-editor");
const page = readFileSync(join(root, "docs", "add-an-element.md"), "utf8");
const copy = mkdtempSync(join(tmpdir(), "toulmin-element-"));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("an element that is added as the page says has its code, its label and its types, and nothing else is touched", async () => {
  for (const part of ["src", "samples"]) cpSync(join(home, part), join(copy, part), { recursive: true });
  symlinkSync(join(home, "node_modules"), join(copy, "node_modules"));
  const [file = ""] = fencesOf("ts");
  const name = /export const (\w+)/.exec(file)?.[1];
  writeFileSync(join(copy, "src", "core", "elements", `${name}.ts`), file);
  for (const diff of fencesOf("diff")) applied(diff);
  const compiler = join(root, "node_modules", "typescript-native", "bin", "tsc");
  const config = JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8"));
  const exclude = ["**/*.test.*", "**/*.stories.*", "src/testing"];
  const options = { lib: ["ES2023", "DOM", "DOM.Iterable"], types: [] };
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { ...config.compilerOptions, ...options },
      include: ["src"],
      exclude,
    }),
  );
  const compiled = spawnSync(process.execPath, [compiler, "-p", copy], { encoding: "utf8" });
  expect(compiled.stdout).toBe("");

  const core = await import(join(copy, "src", "core", "index.ts"));
  const { ko } = await import(join(copy, "src", "locales", "ko.ts"));
  const judgment = core.createDocument({ blocks: [{ kind: "paragraph", text: "고의가 인정된다. 선례와 같다." }] });
  const claimed = core.mark(judgment, "C", { start: 0, end: 8 });
  const precedent = core.mark(claimed, "L", { start: 10, end: 12 });
  expect(core.placeOf(precedent, precedent.nodes.at(-1)).toulmin_code).toBe("1-선례-1");
  expect(ko.elements.L).toBe("선례");
  expect(core.elementKeys.at(-1)).toBe("L");
});

function fencesOf(language: string): string[] {
  return Array.from(page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g")), ([, code = ""]) => code);
}

/** Applies a difference to the one file on the list that has the lines it is about. */
function applied(diff: string): void {
  const lines = diff.trimEnd().split("\n");
  const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  for (const file of ["define-element.ts", "index.ts"]) {
    const path = join(copy, "src", "core", "elements", file);
    const text = readFileSync(path, "utf8");
    const before = without("+").join("\n");
    if (before === "" ? file !== "index.ts" : !text.includes(`${before}\n`)) continue;
    const after = without("-").join("\n");
    writeFileSync(path, before === "" ? `${after}\n${text}` : text.replace(before, after));
    return;
  }
  throw new Error(`nowhere to be applied:\n${diff}`);
}
