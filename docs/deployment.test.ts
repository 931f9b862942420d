import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { demoAccounts } from "../apps/server/src/demo/accounts";
import { readEnv } from "../apps/server/src/env";
import { root } from "./written-parts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const [dockerfile, compose, unit] = ["Dockerfile", "compose.yaml", "deploy/portal.service"].map(read) as [
  string,
  string,
  string,
];
const manifest = JSON.parse(read("package.json"));
const server = JSON.parse(read("apps/server/package.json"));
/** Where the built server begins, and what it is built of. */
const MAIN = { built: "apps/server/dist/main.js", source: "apps/server/src/main.ts" };

const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = ""]) => found);
const known = new Set(all(read("apps/server/src/env.ts"), /^ {2}([A-Z_]+): /gm));
/** How long the server goes on with what it has begun, in seconds. */
const stops = Number(all(read("apps/server/src/service.ts"), /STOPS_WITHIN = ([\d_]+)/g)[0]?.replace("_", "")) / 1000;

describe("the Dockerfile", () => {
  test("is what Docker understands", () => {
    expect(validate(dockerfile).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  test("has a Node that package.json asks for, the same in each stage", () => {
    const [least = 0] = server.engines.node.replace(">=", "").split(".").map(Number);
    const versions = all(dockerfile, /^FROM node:(\d+)-slim/gm).map(Number);
    expect(versions).toHaveLength(2);
    expect(new Set(versions).size).toBe(1);
    // a whole line of releases: the least one of them has to be new enough
    expect(versions[0]).toBeGreaterThan(least);
  });

  test("copies, builds and starts what there is", () => {
    const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(" "));
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(all(dockerfile, /--filter (@\S+)/g)).toEqual([server.name]);
    expect(server.files).toEqual(expect.arrayContaining(["bin", "dist", "migrations"]));
    expect(JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? "[]")).toEqual(["node", MAIN.built]);
    expect(existsSync(join(root, MAIN.source))).toBe(true);
    const command = /ln -s \/srv\/portal\/(\S+)/.exec(dockerfile)?.[1] ?? "";
    expect(command).toBe(join("apps/server", server.bin.portal));
    accessSync(join(root, command), constants.X_OK);
  });

  test("asks whether it is well where the server answers, and listens where it says", () => {
    const { port } = readEnv({});
    expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([String(port)]);
    expect(all(dockerfile, /PORT=(\d+)/g)).toEqual([String(port)]);
    const path = /\$\{process\.env\.PORT\}(\/[\w/]+)/.exec(dockerfile)?.[1];
    expect(read("apps/server/src/routes/health.ts")).toContain(`"${path}"`);
  });

  test("runs without rights, and gets no secrets or built files of this machine", () => {
    expect(dockerfile.slice(dockerfile.lastIndexOf("FROM"))).toMatch(/^USER node$/m);
    expect(read(".dockerignore").split("\n")).toEqual(
      expect.arrayContaining([".env", ".git", "**/node_modules", "**/dist"]),
    );
  });
});

test.each([
  ...["Dockerfile", "CONTRIBUTING.md", "docs/operate-the-portal.md", "docs/architecture.md"],
  "apps/server/bin/portal.mjs",
])("%s has pnpm in the version of package.json: another one would be fetched, or asked about", (path) => {
  const pnpm = /^pnpm@[\d.]+/.exec(manifest.packageManager)?.[0];
  expect(new Set(all(read(path), /npx(?: --yes)? (pnpm\S*)/g))).toEqual(new Set([pnpm]));
});

describe("compose.yaml", () => {
  test("sets what the server knows, and publishes its port to this machine alone", () => {
    const [portal = ""] = compose.split(/^ {2}database:$/m);
    const set = all(portal, /^ {6}([A-Z_]+): /gm);
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
    const { port } = readEnv({});
    expect(all(compose, /^ {6}- (\S+:\d+)$/gm)).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(compose).toContain(`DATABASE_URL: postgres://portal:`);
  });

  test("gives the server the time that it takes to stop", () => {
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(stops);
  });
});

test("the service's unit starts the server and gives it the time that it takes to stop", () => {
  expect(/^ExecStart=\S+ (.+)$/m.exec(unit)?.[1]).toBe(MAIN.built);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(stops);
  expect(read("apps/server/src/cli/settings.ts")).toContain(`"${/^EnvironmentFile=(.+)$/m.exec(unit)?.[1]}"`);
});

describe("the operator's guide", () => {
  const guide = read("docs/operate-the-portal.md");
  const [settings = ""] = all(guide, /^`\/etc\/portal\.env`[^\n]*\n\n```sh\n([\s\S]*?)```/gm);

  test("has settings that are right, and that a shell reads as the portal does", () => {
    const own = parseEnv(settings);
    expect(readEnv(own)).toMatchObject({ demo: false, databaseUrl: own.DATABASE_URL, dataKey: own.DATA_KEY });
    // as where an address has parameters, or a key has signs
    const hard = settings.replace("/portal'", "/portal?a=b&c=d#e'");
    expect(hard).not.toBe(settings);
    const { stdout } = spawnSync("sh", ["-ac", `${hard}\nexec env`], { encoding: "utf8", env: {} });
    const read = Object.fromEntries(stdout.split("\n").map((line) => line.split(/=(.*)/, 2)));
    expect(read).toMatchObject(parseEnv(hard));
  });

  test("tells every setting, here or in the README", () => {
    const told = [guide, read("README.md")].flatMap((page) =>
      all(page, /^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm).flatMap((cell) => cell.match(/[A-Z_]+/g) ?? []),
    );
    expect([...known].filter((name) => !told.includes(name))).toEqual([]);
  });

  test("has lines of cron as cron reads them: commands by their whole path, and no bare percent sign", () => {
    const [lines = ""] = all(guide, /```cron\n([\s\S]*?)```/g);
    const commands = all(lines, /^(?:\S+ ){5}portal (.+)$/gm);
    expect(commands.map((line) => line.split(" ")[0])).toEqual([
      "/usr/local/bin/portal",
      "/usr/local/bin/portal",
      "find",
    ]);
    expect(commands.filter((line) => /(?<!\\)%/.test(line))).toEqual([]);
    // where the guide has laid the command line
    expect(guide).toContain("apps/server/bin/portal.mjs /usr/local/bin/portal\n");
  });
});

test("each version in the changelog begins with what whoever upgrades has to know", () => {
  const versions = read("CHANGELOG.md").split(/^## /m).slice(1);
  expect(versions[0]).toMatch(/^\[Unreleased\]\n/);
  const form = /^\[(Unreleased|\d+\.\d+\.\d+)\]( - \d{4}-\d\d-\d\d)?\n\n### To upgrade\n/;
  expect(versions.filter((each) => !form.test(each))).toEqual([]);
});

test("the Korean page names every demo account, and no other", () => {
  const [, accounts = ""] = read("README.ko.md").split("## 데모 계정");
  const rows = [...(accounts.split("\n## ")[0] ?? "").matchAll(/^\|[^|]+\|[^|]+\| ((?:`\w+`(?:, )?)+) \|$/gm)];
  const named = rows.flatMap(([, cell = ""]) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => `${name}@demo.test`));
  expect(named.toSorted()).toEqual(demoAccounts.map(({ email }) => email).toSorted());
});

test("the Korean page has the settings of the English one", () => {
  const [english, korean] = ["README.md", "README.ko.md"].map((page) => all(read(page), /^\| (`[A-Z_]+`) \|/gm));
  expect(english).toHaveLength(8);
  expect(korean).toEqual(english);
});
