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
  for (const named of [["--env-file", file], [`--env-file=${file}`]])
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
  expect(() => readSettings(["--env-file", "/nowhere/portal.env", "check"], {})).toThrow(
    "cannot read the settings in /nowhere/portal.env (ENOENT)",
  );
  expect(() => readSettings(["--env-file"], {})).toThrow("--env-file needs a file");
});
