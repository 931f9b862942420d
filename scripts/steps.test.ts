import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { slowest } from "./slowest.mjs";
import { runAll } from "./steps.mjs";

const node = (name: string, script: string, needs: string[] = []) => ({
  name,
  command: [process.execPath, "-e", script],
  needs,
});

/** The lines that were printed of steps. */
function printed(): () => string[] {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([line]) => String(line).replace(/ \(.*\n/, ""));
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

test("after a step that fails no further one begins, and what it said is told", async () => {
  const lines = printed();
  const steps = [node("breaks", "console.log('three wrong types'); process.exit(1)"), node("next", "")];
  await expect(runAll(steps, 1)).rejects.toThrow(/three wrong types\s+✗ breaks failed/);
  expect(lines()).toEqual([]);
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
