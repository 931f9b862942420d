import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./steps.mjs";

/**
 * The slowest parts of what ran, in seconds: test files and journeys where a step tells of them in a report, else the
 * step itself.
 */
export function slowest(taken, reports, count = 10) {
  const parts = taken.flatMap(({ name, seconds }) => {
    const parts = reports[name] ? reportedParts(reports[name]) : [];
    return parts.length > 0 ? parts.map((part) => ({ ...part, name: `${name} · ${part.name}` })) : [{ name, seconds }];
  });
  return parts.sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** The files of a report of Vitest, or the journeys of one of Playwright. */
function reportedParts(path) {
  if (!existsSync(path)) return [];
  const { testResults, suites } = JSON.parse(readFileSync(path, "utf8"));
  return testResults ? testResults.map(fileOf) : suites.flatMap(journeysOf);
}

function fileOf({ name, startTime, endTime }) {
  return { name: relative(root, name), seconds: (endTime - startTime) / 1000 };
}

function journeysOf({ suites = [], specs = [] }) {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap(({ results }) => results);
    return { name: `${file}: ${title}`, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(journeysOf)];
}
