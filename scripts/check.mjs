import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pnpm } from "../packages/test-environment/src/pnpm.mjs";
import { journeysOf } from "./journeys-of.mjs";
import { Failure, root } from "./steps.mjs";

/** The steps that check what differs from a commit: by default from where the branch left main, else from the last one. */
export function checkSteps(from = "main") {
  const base = baseOf(from);
  const changed = changedSince(base);
  if (changed.length === 0) throw new Failure(`nothing differs from ${base.slice(0, 8)}`);
  const checked = changed.filter((path) => existsSync(join(root, path)));
  const sources = checked.filter((path) => /\.([cm]?[jt]sx?|jsonc?|css)$/.test(path));
  const journeys = journeysOf(checked);
  process.stdout.write(`${changed.length} files differ from ${base.slice(0, 8)}\n`);
  return [
    step("types", ["run", "types"]),
    ...(sources.length > 0 ? [step("lint", ["exec", "biome", "check", "--error-on-warnings", ...sources])] : []),
    step("generated", ["run", "generated"]),
    step("imports", ["run", "imports"]),
    ...(journeys.length > 0 ? [step("build", ["--filter", "./apps/*", "run", "build"])] : []),
    step("tests", ["exec", "vitest", "run", "--changed", base, "--passWithNoTests", ...projects]),
    ...stories(checked),
    ...(journeys.length > 0
      ? [
          {
            ...step(`journeys: ${journeys.join(", ")}`, [
              "run",
              "e2e",
              "--pass-with-no-tests",
              ...journeys.map(fileOf),
            ]),
            needs: ["build"],
          },
        ]
      : []),
  ];
}

const projects = ["--project", "unit", "--project", "server on the embedded PostgreSQL"];

/** The stories in the folders of components that changed: what stands further up has a journey. */
function stories(changed) {
  const folders = changed.filter((path) => /\.(tsx|css)$/.test(path) && /^(apps\/intranet|packages)\//.test(path));
  const found = [...new Set(folders.map((path) => path.replace(/\/[^/]+$/, "")))].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".stories.tsx"))
      .map((name) => `${folder}/${name}`),
  );
  return found.length > 0 ? [step("stories", ["run", "components", ...found])] : [];
}

function step(name, args) {
  return { name, command: pnpm(args) };
}

/** By its whole name: "leave" is a part of other names, too. */
function fileOf(journey) {
  return `/${journey}.spec.ts`;
}

function baseOf(from) {
  try {
    const base = git("merge-base", "HEAD", from);
    return base === git("rev-parse", "HEAD") && changedSince(base).length === 0 ? git("rev-parse", "HEAD~1") : base;
  } catch {
    throw new Failure(`no such commit: ${from}`);
  }
}

/** The files that differ from a commit, also those that git does not know yet. */
function changedSince(base) {
  const known = git("diff", "--name-only", base).split("\n");
  const unknown = git("ls-files", "--others", "--exclude-standard").split("\n");
  return [...known, ...unknown].filter(Boolean);
}

function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
