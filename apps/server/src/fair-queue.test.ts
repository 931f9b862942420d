import { expect, test } from "vitest";
import { FairQueue, TooMany } from "./fair-queue";

/** Work of a share that ends when it is told to. */
function openWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endNext };
}

test("whoever sends much waits for themselves: others come next, and always find room", async () => {
  const { begun, work, endNext } = openWork();
  const queue = new FairQueue(3, { running: 2, waiting: 10 });
  for (let n = 1; n <= 6; n++) void queue.run("much", work(`much ${n}`));
  expect(begun).toEqual(["much 1", "much 2"]);
  void queue.run("other", work("other 1"));
  expect(begun.at(-1)).toBe("other 1");
  void queue.run("other", work("other 2"));
  void queue.run("third", work("third 1"));
  for (let n = 0; n < 3; n++) await endNext();
  expect(begun.slice(3)).toEqual(["third 1", "much 3", "other 2"]);
});

test("of one share no more wait than it may, and what failed leaves its place", async () => {
  const { work, endNext } = openWork();
  const queue = new FairQueue(1, { running: 1, waiting: 1 });
  void queue.run("much", work("1"));
  const second = queue.run("much", async () => Promise.reject(new Error("failed")));
  await expect(queue.run("much", work("3"))).rejects.toThrow(TooMany);
  void endNext();
  await expect(second).rejects.toThrow("failed");
  expect(await queue.run("much", async () => "done")).toBe("done");
});
