import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const manifest = (path: string) => JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));

const scripts = ["scripts/run.mjs", "apps/server/bin/portal.mjs"];
const guard = "apps/server/bin/node-version.mjs";

/** What an entry answers that a machine of this kind begins. */
function begun(
  path: string,
  command: string,
  { version, platform = "linux", glibc }: { version: string; platform?: string; glibc?: string },
) {
  const machine = `
    Object.defineProperty(process.versions, "node", { value: "${version}" });
    Object.defineProperty(process, "platform", { value: "${platform}" });
    process.report.getReport = () => (${JSON.stringify({ header: { glibcVersionRuntime: glibc } })});
  `;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(machine)}`, join(root, path), command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, stdout, stderr };
}

const refusal = (version: string, wanted: string) => ({
  status: 1,
  stdout: "",
  stderr: `Node ${version} is too old: install Node ${wanted} or newer\n`,
});

test.each(scripts)("%s says to an old Node in one line which one it needs", (path) => {
  for (const version of ["18.20.8", "22.21.1"]) {
    expect(begun(path, "start", { version })).toEqual(refusal(version, wanted("apps/server")));
  }
});

test("an older Node is enough where it brings the one that goes on, and only there", () => {
  const run = (machine: Parameters<typeof begun>[2]) => begun("scripts/run.mjs", "install", machine);
  expect(run({ version: "20.10.0", glibc: "2.36" })).toEqual(refusal("20.10.0", wanted("")));
  expect(run({ version: "20.20.2" })).toEqual(refusal("20.20.2", wanted("apps/server")));
  expect(run({ version: "20.20.2", platform: "darwin" })).toEqual(refusal("20.20.2", wanted("apps/server")));
});

test.each(["README.md", "README.ko.md", "docs/operate-the-portal.md"])("%s says what is asked for", (page) => {
  const said = readFileSync(join(root, page), "utf8").matchAll(/Node ≥ (\d+\.\d+)|(\d+\.\d+) 이상/g);
  const runs = [wanted("apps/server")];
  expect(Array.from(said, ([, english, korean]) => english ?? korean)).toEqual(
    page.startsWith("README") ? [wanted(""), ...runs] : runs,
  );
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

describe.runIf(process.platform === "linux")("the Node that is installed with the rest", () => {
  const { scripts: commands, optionalDependencies } = manifest("");

  test("is one version on each kind of processor, and what every script finds first", () => {
    const versions = new Set(Object.values(optionalDependencies));
    expect([...versions]).toEqual([expect.stringMatching(/^24\.\d+\.\d+$/)]);
    const PATH = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
    const { stdout } = spawnSync("node", ["--version"], { env: { PATH }, encoding: "utf8" });
    expect(stdout).toBe(`v${[...versions][0]}\n`);
  });

  test.each(["start", "test", "test:deep", "check", "dev"])("is there before npm run %s goes on", (name) => {
    const folder = mkdtempSync(join(tmpdir(), "node-"));
    // the first command brings another node, which has to be the one that goes on
    writeFileSync(join(folder, "node.old"), '#!/bin/sh\nmkdir -p bin; mv node.new bin/node; echo "old $*"\n', {
      mode: 0o755,
    });
    writeFileSync(join(folder, "node.new"), '#!/bin/sh\necho "new $*"\n', { mode: 0o755 });
    mkdirSync(join(folder, "machine"));
    renameSync(join(folder, "node.old"), join(folder, "machine", "node"));
    const env = { PATH: `${join(folder, "bin")}:${join(folder, "machine")}:/usr/bin:/bin` };
    const { stdout } = spawnSync("/bin/sh", ["-c", commands[name]], { cwd: folder, env, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    const command = name.replace("test:", "");
    expect(stdout).toBe(`old scripts/run.mjs install\nnew scripts/run.mjs ${command}\n`);
  });
});

function wanted(path: string): string {
  return manifest(path).engines.node.replace(">=", "");
}
