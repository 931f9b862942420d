import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "./settings";

function settingsFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "portal.env"), text);
  return join(folder, "portal.env");
}

test("a settings file that is named gives what the environment does not say", () => {
  const file = settingsFile(
    "DATABASE_URL=postgres://portal@db/portal\nMAIL_FROM='Portal <portal@example.com>'\nPORT=80\n",
  );
  const variables = {
    DATABASE_URL: "postgres://portal@db/portal",
    MAIL_FROM: "Portal <portal@example.com>",
    PORT: "81",
  };
  for (const named of [["--settings", file], [`--settings=${file}`]])
    expect(readSettings([...named, "backup", "one.gz"], { PORT: "81" })).toEqual({
      words: ["backup", "one.gz"],
      variables,
    });
});

test("the service's settings hold where the environment names no database", () => {
  const service = settingsFile("DATABASE_URL=postgres://portal@db/portal\n");
  const of = (environment: NodeJS.ProcessEnv) => readSettings(["check"], environment, service).variables;
  expect(of({})).toEqual({ DATABASE_URL: "postgres://portal@db/portal" });
  expect(of({ DATA_DIR: "/srv/data" })).toEqual({ DATA_DIR: "/srv/data" });
  expect(of({ DATABASE_URL: "postgres://other" })).toEqual({ DATABASE_URL: "postgres://other" });
  expect(readSettings(["check"], {}, `${service}.none`)).toEqual({ words: ["check"], variables: {} });
});

test("a settings file that cannot be read is one line", () => {
  expect(() => readSettings(["--settings", "/nowhere/portal.env", "check"], {})).toThrow(
    "cannot read the settings in /nowhere/portal.env (ENOENT)",
  );
  expect(() => readSettings(["--settings"], {})).toThrow("--settings needs a file");
});

test("Node, which takes some options of a script for its own, leaves that of the settings file alone", () => {
  const { stdout } = spawnSync(
    process.execPath,
    ["-e", "console.log(process.argv.slice(1).join())", "check", "--settings", "/nowhere"],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("check,--settings,/nowhere\n");
});
