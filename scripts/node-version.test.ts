import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const manifest = (path: string) => JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));

const scripts = ["scripts/run.mjs", "apps/server/bin/portal.mjs"];
const guard = "apps/server/bin/node-version.mjs";

test.each(scripts)("%s says to an old Node in one line which one it needs", (path) => {
  for (const version of ["18.20.8", "20.10.0"]) {
    const old = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
    const args = ["--import", `data:text/javascript,${encodeURIComponent(old)}`, join(root, path), "start"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`Node ${version} is too old: install Node ${wanted()} or newer\n`);
  }
});

test.each([...scripts, "apps/server/src/main.ts", guard])(
  "%s imports nothing first that an old Node cannot read",
  (path) => {
    const source = readFileSync(join(root, path), "utf8");
    const imported = [...source.matchAll(/^(?:import|export) .*from "(.+)"/gm)].map(([, from]) => from);
    expect(imported.filter((from) => from !== "node:fs" && !guard.endsWith(from?.replace(/^[./]+/, "") ?? ""))).toEqual(
      [],
    );
  },
);

test("the whole and the server, which may run without it, ask for the same Node", () => {
  expect(manifest("apps/server").engines).toEqual(manifest("").engines);
});

function wanted(): string {
  return manifest("").engines.node.replace(">=", "");
}
