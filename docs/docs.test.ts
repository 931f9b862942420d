import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { caretKeys } from "../packages/toulmin-editor/src/editor/caret";
import { editorKeys, listKeys, textKeys } from "../packages/toulmin-editor/src/editor/keys";
import { en } from "../packages/toulmin-editor/src/locales/en";
import { ko } from "../packages/toulmin-editor/src/locales/ko";
import { root, titlesIn, withWrittenParts } from "./written-parts";

const SKIPPED = new Set(["node_modules", "dist", "test-results"]);
const pages = markdownIn(root);

describe.each(pages.map((path) => relative(root, path)))("%s", (name) => {
  const path = join(root, name);
  const page = readFileSync(path, "utf8");

  test("has examples and tables as the code has them", async () => {
    await expect(withWrittenParts(page)).toMatchFileSnapshot(path);
  });

  test("has no dead link", () => {
    const dead = linksOf(page).filter((link) => !leadsSomewhere(link, path, page));
    expect(dead).toEqual([]);
  });

  test("has letters of Korean, of English and of mathematics alone", () => {
    const strange = page.match(
      /[^\p{Script=Latin}\p{Script=Hangul}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/gu,
    );
    expect(strange ?? []).toEqual([]);
  });

  test("has none of the invisible letters that look like nothing", () => {
    expect(page.match(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFFD]/g) ?? []).toEqual([]);
  });
});

describe("the page of promises", () => {
  const lines = readFileSync(join(root, "docs/security.md"), "utf8").split("\n");

  test("names tests by titles that they have", () => {
    const named = lines.flatMap((line) => [...line.matchAll(/`([\w/.-]+\.ts)` “([^”]+)”/g)]);
    const missing = named.filter(([, file = "", title = ""]) => !titlesIn(file).includes(title));
    expect(missing.map(([reference]) => reference)).toEqual([]);
    expect(named.length).toBeGreaterThan(100);
  });

  test("names what holds a promise, or says where", () => {
    const held = lines.filter((line) => /^\| .+ \| held \|/.test(line));
    expect(held.filter((line) => !/\| held \| .*(” \||`pnpm|\]\()/.test(line))).toEqual([]);
  });
});

describe.each([
  ["Korean", ko],
  ["English", en],
])("the list of keys in %s", (_language, words) => {
  const listed = new Set(words.help.keys.flatMap(([keys]) => keys.split(" · ").flatMap(namesOf)));

  test("has every key that does something, up to other ways of the same", () => {
    const missing = [...Object.keys(textKeys), ...Object.keys(editorKeys), ...Object.keys(caretKeys)]
      .filter((key) => !OTHER_WAYS.has(key))
      .filter((key) => !listed.has(key));
    expect(missing).toEqual([]);
  });

  test("has no key that does nothing", () => {
    const known = new Set([textKeys, editorKeys, listKeys, caretKeys].flatMap((keys) => Object.keys(keys)));
    const dead = [...listed].filter((key) => !known.has(key) && !known.has(key.replace("Shift+", "")));
    expect(dead).toEqual([]);
  });
});

/** Keys that everybody tries, and that do the same as a listed one. */
const OTHER_WAYS = new Set([
  "Delete",
  "Ctrl+A",
  "Ctrl+Y",
  "Shift+?",
  "PageUp",
  "PageDown",
  "Alt+ArrowLeft",
  "Alt+ArrowRight",
  "Ctrl+ArrowUp",
  "Ctrl+ArrowDown",
]);

/** The keys that a line of the list means, as the keymap writes them. */
function namesOf(written: string): string[] {
  const range = /^(\d)–(\d)$/.exec(written);
  if (range) return Array.from({ length: Number(range[2]) }, (_, index) => String(index + 1));
  if (!/[←→↑↓]/.test(written)) return [written === "Space" ? " " : written === "Esc" ? "Escape" : written];
  const modifier = written.includes("+") ? `${written.split("+")[0]}+` : "";
  return [...written].flatMap((sign) => (ARROWS[sign] ? [`${modifier}${ARROWS[sign]}`] : []));
}

const ARROWS: Record<string, string> = { "←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown" };

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith(".") ? [] : markdownIn(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

/** Where the links and the pictures of a page lead, but for those in code. */
function linksOf(page: string): string[] {
  const prose = page.replace(/```[\s\S]*?```/g, "").replace(/`[^`\n]*`/g, "");
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link ?? "");
}

function leadsSomewhere(link: string, path: string, page: string): boolean {
  if (/^https:\/\/[\w.-]+\.\w+/.test(link)) return true;
  const [file = "", heading] = link.split("#");
  try {
    const target = file === "" ? page : readFileSync(join(dirname(path), decodeURIComponent(file)), "utf8");
    return heading === undefined || headingsOf(target).includes(heading);
  } catch (error) {
    // a folder can be opened too
    return error instanceof Error && "code" in error && error.code === "EISDIR";
  }
}

/** The anchors of a page's headings, as code hosts give them. */
function headingsOf(page: string): string[] {
  return Array.from(page.matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
