import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

/** Where the figures of the last measured commit stand, in a table with a row for each. */
const PAGE = join(root, "docs", "tests.md");

/** A figure that is larger than before by more than this part has grown. */
const GROWTH = 1 / 5;

/**
 * What a test run took, in seconds by kind: each step, and in the mean a screen of the modules' tests, a fresh copy of
 * the database, a journey and a story. `reports` are the paths of the JSON reports and of the list of copies.
 */
export function figuresOf(taken, reports) {
  const figures = Object.fromEntries(taken.map(({ name, seconds }) => [name, seconds]));
  const server = testsOf(reports.server);
  const ofModules = server.filter(({ file }) => file.includes("/crud/modules/"));
  const screens = read(join(root, "packages/portal/src/screens.ts")).match(/^ {2}\{/gm)?.length ?? 0;
  if (ofModules.length > 0 && screens > 0) figures["a screen of modules"] = sum(ofModules) / screens;
  const copies = read(reports.copies).split("\n").filter(Boolean).map(Number);
  if (copies.length > 0) figures["a database copy"] = copies.reduce((all, one) => all + one, 0) / 1000 / copies.length;
  for (const [name, tests] of [
    ["a journey", journeysOf(reports.e2e)],
    ["a story", testsOf(reports.components)],
  ]) {
    if (tests.length > 0) figures[name] = sum(tests) / tests.length;
  }
  return { figures, counts: { copies: copies.length, screens } };
}

/** The figures of the page, in seconds: rows of `| name | seconds |`. */
export function figuresBefore(text = read(PAGE)) {
  return Object.fromEntries(
    [...text.matchAll(/^\| ([^|]+?) +\| +([\d.]+) +\|$/gm)].map(([, name, seconds]) => [name, Number(seconds)]),
  );
}

/** The names of what takes longer than before by more than a fifth. */
export function grown(figures, before) {
  return Object.keys(figures).filter(
    (name) => before[name] !== undefined && figures[name] > before[name] * (1 + GROWTH),
  );
}

/** The lines in which a run tells its figures beside those of the page. */
export function linesOf({ figures, counts }, before = figuresBefore()) {
  const rows = Object.entries(figures).map(([name, seconds]) => {
    const was = before[name] === undefined ? "" : `  (docs/tests.md: ${before[name]} s)`;
    return `${seconds.toFixed(seconds < 10 ? 2 : 1).padStart(8)} s  ${name}${was}`;
  });
  const more = grown(figures, before);
  return [
    `${counts.screens} screens, ${counts.copies} copies of the database; seconds by kind:`,
    ...rows,
    more.length > 0 ? `grew by more than a fifth: ${more.join(", ")}` : "nothing grew by more than a fifth",
  ];
}

function testsOf(path) {
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, "utf8")).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration }) => ({ file: name, seconds: (duration ?? 0) / 1000 })),
  );
}

function journeysOf(path) {
  const inSuite = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
    ...suites.flatMap(inSuite),
  ];
  if (!existsSync(path)) return [];
  return inSuite(JSON.parse(readFileSync(path, "utf8"))).map(({ duration }) => ({ seconds: duration / 1000 }));
}

const sum = (tests) => tests.reduce((all, { seconds }) => all + seconds, 0);

const read = (path) => (path && existsSync(path) ? readFileSync(path, "utf8") : "");
