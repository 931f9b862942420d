import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { caretKeys } from "../packages/toulmin-editor/src/editor/caret";
import { chartKeys, editorKeys, listKeys, PASTE, textKeys } from "../packages/toulmin-editor/src/editor/keyboard/keys";
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

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0 has: they come first in their section. In its chapters 1 to
 * 17 there are 27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16 and 7 of them.
 */
const asked: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2 },
  ...{ "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2 },
  ...{ "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 },
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4 },
  ...{ "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5 },
  ...{ "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
  ...{ "17.1": 1, "17.2": 4, "17.3": 2 },
};
const requirementsIn = (section: string) =>
  Array.from({ length: asked[section] ?? 0 }, (_, at) => `${section}.${at + 1}`);

describe("the page of promises", () => {
  const page = readFileSync(join(root, "docs/security.md"), "utf8");
  const lines = page.split("\n");

  test("has each requirement of ASVS 5.0 up to level 2 once: in a line, or among what does not apply", () => {
    const rows = lines.flatMap((line) => /^\| ([\d., ]+) \|/.exec(line)?.[1]?.split(", ") ?? []);
    // of a section, or of one requirement of it
    const none = [...page.matchAll(/^None of: [\s\S]*?\.$/gm)]
      .flatMap(([words]) => words.match(/\d+(\.\d+)+/g) ?? [])
      .flatMap((number) => (number.split(".").length === 2 ? requirementsIn(number) : [number]));
    const all = Object.keys(asked).flatMap(requirementsIn);
    expect(all).toHaveLength(253);
    const inOrder = (numbers: readonly string[]) =>
      numbers.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    expect(inOrder([...rows, ...none])).toEqual(inOrder(all));
  });

  test.each(["bounded work", "fair queues", "masks", "ways up"])("has a line of %s, held by a test", (kind) => {
    expect(lines.filter((line) => line.startsWith(`| ${kind} |`))).toEqual([expect.stringMatching(/\| held \| .*”/)]);
  });

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
    const known = new Set([textKeys, editorKeys, listKeys, chartKeys, caretKeys].flatMap((keys) => Object.keys(keys)));
    known.add(PASTE);
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
