import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { pnpm } from "../packages/test-environment/src/pnpm.mjs";
import { slowest } from "./slowest.mjs";
import { runAll } from "./steps.mjs";

const node = (name: string, script: string, needs: string[] = []) => ({
  name,
  command: [process.execPath, "-e", script],
  needs,
});

/** The lines that were printed of steps, without their seconds. */
function printed(): () => string[] {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () =>
    write.mock.calls.map(([line]) =>
      String(line)
        .replace(/ \(.*\n/, "")
        .trim(),
    );
}

test("a step begins when what it needs is done, and others meanwhile", async () => {
  const lines = printed();
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = JSON.stringify(join(folder, "made"));
  await runAll(
    [
      node("reads", `require("node:fs").readFileSync(${made})`, ["makes"]),
      node("makes", `require("node:fs").writeFileSync(${made}, "")`),
      node("other", ""),
    ],
    2,
  );
  expect(new Set(lines())).toEqual(new Set(["✓ makes", "✓ other", "✓ reads"]));
});

test("a step that is alone waits for the others, and they for it", async () => {
  const lines = printed();
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = JSON.stringify(join(folder, "runs"));
  const expects = (runs: boolean) => `if (require("node:fs").existsSync(${path}) !== ${runs}) process.exit(1);`;
  const runs = `const fs = require("node:fs"); fs.writeFileSync(${path}, ""); setTimeout(() => fs.rmSync(${path}), 300);`;
  const waits = "setTimeout(() => {}, 150);";
  await runAll(
    [
      node("first", runs),
      node("beside", waits),
      { ...node("alone", expects(false) + runs), isAlone: true },
      node("last", expects(false)),
    ],
    2,
  );
  expect(new Set(lines().slice(0, 2))).toEqual(new Set(["✓ first", "✓ beside"]));
  expect(lines().slice(2)).toEqual(["✓ alone", "✓ last"]);
});

test("after a step that fails no further one begins, and what it said last is told again", async () => {
  const lines = printed();
  const steps = [node("breaks", "console.log('three wrong types'); process.exit(1)"), node("next", "")];
  await expect(runAll(steps, 1)).rejects.toThrow(/three wrong types\s+✗ breaks failed/);
  expect(lines()).toEqual(["breaks │ three wrong types"]);
});

test("what a step says is printed as it is said, with the step's name", async () => {
  const lines = printed();
  const script = "process.stdout.write('one\\ntw'); setTimeout(() => process.stdout.write('o\\nthree'), 300)";
  const step = runAll([node("speaks", script)], 1);
  await vi.waitFor(() => expect(lines()).toEqual(["speaks │ one"]));
  await step;
  expect(lines()).toEqual(["speaks │ one", "speaks │ two", "speaks │ three", "✓ speaks"]);
});

test("a step that passes its limit is ended with all that it started, which is told", async () => {
  printed();
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const beat = `const { writeFileSync } = require("node:fs"); setInterval(() => writeFileSync("beat", String(Date.now())), 50)`;
  const script = `console.log("begun"); require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(beat)}], { stdio: "inherit" }); setInterval(() => {}, 1000)`;
  const step = { ...node("hangs", script), limit: 2, options: { cwd: folder } };
  const reason = await runAll([step], 1).catch(({ message }) => message);
  expect(reason).toMatch(/^begun$/m);
  expect(reason).toMatch(/still ran after its limit of 2 s[\s\S]*\d+ s, .* CPU: .*node[\s\S]*✗ hangs took too long/);
  const last = readFileSync(join(folder, "beat"), "utf8");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(readFileSync(join(folder, "beat"), "utf8")).toBe(last);
});

test("who ends the run ends its steps with it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const beat = `const { writeFileSync } = require("node:fs"); setInterval(() => writeFileSync("beat", String(Date.now())), 50)`;
  const steps = JSON.stringify([{ ...node("hangs", beat), options: { cwd: folder } }]);
  const script = `import { runAll } from ${JSON.stringify(join(import.meta.dirname, "steps.mjs"))}; await runAll(${steps}, 1);`;
  const run = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await vi.waitFor(() => expect(existsSync(join(folder, "beat"))).toBe(true));
  run.kill("SIGTERM");
  await new Promise((resolve) => run.once("exit", resolve));
  const last = readFileSync(join(folder, "beat"), "utf8");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(readFileSync(join(folder, "beat"), "utf8")).toBe(last);
});

test("no step runs longer than what is left of the whole", async () => {
  printed();
  const began = Date.now();
  const steps = [node("first", "setTimeout(() => {}, 500)"), node("second", "setInterval(() => {}, 1000)")];
  await expect(runAll(steps, 1, 2)).rejects.toThrow("✗ second took too long");
  expect(Date.now() - began).toBeLessThan(20_000);
});

test("of two that fail beside each other both are told", async () => {
  const steps = [node("one", "process.exit(1)"), node("two", "setTimeout(() => process.exit(1), 300)")];
  await expect(runAll(steps, 2)).rejects.toThrow(/✗ one failed[\s\S]*✗ two failed/);
});

test("a step that waits for one that is never run is a failure", async () => {
  await expect(runAll([node("waits", "", ["nobody"])], 2)).rejects.toThrow("for want of what they need: waits");
});

test("the slowest parts are the files and journeys of those steps that report them", () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reports = { unit: join(folder, "unit.json"), e2e: join(folder, "e2e.json"), size: join(folder, "none.json") };
  const file = { name: join(import.meta.dirname, "a.test.ts"), startTime: 1_000, endTime: 9_000 };
  writeFileSync(reports.unit, JSON.stringify({ testResults: [file] }));
  const journey = {
    file: "leave.spec.ts",
    title: "a leave",
    tests: [{ results: [{ duration: 2_000 }, { duration: 500 }] }],
  };
  writeFileSync(reports.e2e, JSON.stringify({ suites: [{ specs: [], suites: [{ specs: [journey] }] }] }));
  const taken = ["lint", "unit", "e2e", "size"].map((name) => ({ name, seconds: 4 }));
  expect(slowest(taken, reports, 3)).toEqual([
    { name: "unit · scripts/a.test.ts", seconds: 8 },
    { name: "lint", seconds: 4 },
    { name: "size", seconds: 4 },
  ]);
  expect(slowest(taken, reports)).toContainEqual({ name: "e2e · leave.spec.ts: a leave", seconds: 2.5 });
});

test("steps run the pnpm that is installed, which asks nobody, in the version that brings it", async () => {
  const { packageManager, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(/^pnpm@([\d.]+)/.exec(packageManager)?.[1]).toBe(devDependencies.pnpm);
  const [command, ...args] = pnpm(["--version"]);
  expect(command).toBe(process.execPath);
  expect(args.join(" ")).not.toContain("npx");
  printed();
  await expect(runAll([{ name: "pnpm", command: pnpm(["run", "no-such-script"]), needs: [] }], 1)).rejects.toThrow(
    /no-such-script/,
  );
});
