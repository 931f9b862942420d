import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.mjs";

function lock() {
  const folder = mkdtempSync(join(tmpdir(), "one-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "lock");
}

test("of two that start at once in one folder, the second says so and waits until the first is done", async () => {
  const [file, said, order] = [lock(), [] as string[], [] as string[]];
  let finish = () => {};
  const first = oneAtATime(file, async () => {
    order.push("first begins");
    await new Promise<void>((done) => {
      finish = done;
    });
    order.push("first ends");
  });
  const second = oneAtATime(
    file,
    () => order.push("second"),
    (line: string) => void said.push(line),
  );
  await expect.poll(() => said).toEqual([expect.stringContaining("waiting for it")]);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(["first begins", "first ends", "second"]);
  expect(existsSync(file)).toBe(false);
});

test("one that was killed holds up nobody, and one that failed neither", async () => {
  const file = lock();
  writeFileSync(file, String(spawnSync(process.execPath, ["-e", "0"]).pid));
  const fails = oneAtATime(
    file,
    () => Promise.reject(new Error("no")),
    () => {},
  );
  await expect(fails).rejects.toThrow("no");
  expect(
    await oneAtATime(
      file,
      () => "done",
      () => {},
    ),
  ).toBe("done");
});
