import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryStore } from "../store/memory";
import type { AnnotationStore } from "../store/store";
import { judgmentOf } from "../testing/judgment-of";
import { createPersistence } from "./persistence";
import { createSession } from "./session";

const judgment = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(storage: AnnotationStore = createMemoryStore(), initial = () => judgment) {
  const session = createSession();
  const persistence = createPersistence(session, { storage, documentId: "a", initial });
  const stop = persistence.start();
  await vi.advanceTimersByTimeAsync(0);
  return { session, persistence, storage, stop, state: () => persistence.store.getState().save.state };
}

describe("at the start", () => {
  test("the saved document goes before the initial one, which is not even asked for", async () => {
    const storage = createMemoryStore();
    const first = await open(storage);
    first.session.mark("C", { start: 0, end: 4 });
    await first.persistence.flush();
    const initial = vi.fn(() => judgment);
    const second = await open(storage, initial);
    expect(second.session.document().nodes).toHaveLength(1);
    expect(initial).not.toHaveBeenCalled();
  });

  test("an initial document that cannot be had is told, and asked for again", async () => {
    const initial = vi.fn(() => judgment);
    initial.mockImplementationOnce(() => {
      throw new Error("offline");
    });
    const { persistence, session, state } = await open(createMemoryStore(), initial);
    expect(state()).toBe("failed");
    persistence.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe("saved");
    expect(session.document()).toBe(judgment);
  });

  test("a store that cannot be reached leaves a warning, not an empty screen", async () => {
    const storage = { ...createMemoryStore(), load: () => Promise.reject(new Error("private mode")) };
    const { session, state } = await open(storage);
    expect(session.document()).toBe(judgment);
    expect(state()).toBe("unsaved");
  });
});

describe("while a person works", () => {
  test("a mark is saved as soon as it is drawn", async () => {
    const { session, storage, state } = await open();
    session.mark("C", { start: 0, end: 4 });
    expect(state()).toBe("saving");
    await vi.advanceTimersByTimeAsync(50);
    expect(state()).toBe("saved");
    expect(await storage.load("a")).toMatchObject({ document: session.document() });
  });

  test("typing is gathered and saved in one go", async () => {
    const memory = createMemoryStore();
    const save = vi.fn(memory.save);
    const { session, state } = await open({ ...memory, save });
    session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(50);
    for (const trans of ["ㄱ", "고", "고의"]) session.edit("node1", { trans }, "node1.trans");
    expect(state()).toBe("saving");
    await vi.advanceTimersByTimeAsync(250);
    expect(state()).toBe("saved");
    expect(save).toHaveBeenCalledTimes(2);
    expect(await memory.load("a")).toMatchObject({ document: { nodes: [{ trans: "고의" }] } });
  });

  test("a change during a save is saved after it", async () => {
    const memory = createMemoryStore();
    const slow = {
      ...memory,
      save: async (...args: Parameters<AnnotationStore["save"]>) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return memory.save(...args);
      },
    };
    const { session, state } = await open(slow);
    session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(500);
    session.mark("D", { start: 5, end: 9 });
    await vi.advanceTimersByTimeAsync(800);
    expect(state()).toBe("saving");
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toBe("saved");
    expect(await memory.load("a")).toMatchObject({ document: { nodes: [{}, {}] } });
  });

  test("a failed save is told, and the next change is saved again", async () => {
    const memory = createMemoryStore();
    const save = vi.fn(memory.save).mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
    const { session, state } = await open({ ...memory, save });
    session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(250);
    expect(state()).toBe("unsaved");
    session.mark("D", { start: 5, end: 9 });
    await vi.advanceTimersByTimeAsync(250);
    expect(state()).toBe("saved");
    expect(await memory.load("a")).toMatchObject({ document: { nodes: [{}, {}] } });
  });

  test("the last save before the page goes is made at once, beside one that is under way", async () => {
    const memory = createMemoryStore();
    const save = vi.fn(memory.save);
    const { session, persistence, state } = await open({ ...memory, save });
    session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(50);
    session.edit("node1", { keyword: "고의" }, "node1.keyword");
    persistence.flushLast();
    expect(save).toHaveBeenLastCalledWith("a", session.document(), "1", { isLast: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe("saved");
    expect(persistence.isAtRisk()).toBe(false);
  });

  test("work that cannot be saved is at risk when the page goes", async () => {
    const storage = { ...createMemoryStore(), save: () => Promise.reject(new Error("full")) };
    const { session, persistence } = await open(storage);
    session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(50);
    expect(persistence.isAtRisk()).toBe(true);
  });

  test("stopping saves what is not saved yet", async () => {
    const { session, storage, stop } = await open();
    session.mark("C", { start: 0, end: 4 });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(await storage.load("a")).toMatchObject({ document: { nodes: [{}] } });
  });
});

describe("two editors on one document", () => {
  test("the idle one shows what the other saved", async () => {
    const storage = createMemoryStore();
    const [mine, theirs] = [await open(storage), await open(storage)];
    theirs.session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(250);
    expect(mine.session.document()).toEqual(theirs.session.document());
    expect(mine.state()).toBe("saved");
  });

  test("the busy one is asked; either side can be kept, and nothing is lost without a word", async () => {
    for (const keep of ["mine", "theirs"] as const) {
      const storage = createMemoryStore();
      const [mine, theirs] = [await open(storage), await open(storage)];
      mine.session.mark("C", { start: 0, end: 4 });
      theirs.session.mark("C", { start: 5, end: 9 });
      await theirs.persistence.flush();
      await vi.advanceTimersByTimeAsync(250);
      expect(mine.state()).toBe("conflict");
      const [ours, other] = [mine.session.document(), theirs.session.document()];
      await mine.persistence.settle(keep);
      await vi.advanceTimersByTimeAsync(250);
      expect(mine.state()).toBe("saved");
      expect(await storage.load("a")).toMatchObject({ document: keep === "mine" ? ours : other });
      if (keep === "theirs") {
        mine.session.undo();
        expect(mine.session.document()).toEqual(ours);
      }
    }
  });
});

describe("reset", () => {
  test("is a revision: another window shows it, and does not bring back what was reset", async () => {
    const storage = createMemoryStore();
    const [mine, theirs] = [await open(storage), await open(storage)];
    mine.session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(250);
    await mine.persistence.reset();
    await vi.advanceTimersByTimeAsync(0);
    expect(theirs.session.document().nodes).toEqual([]);
    theirs.session.mark("C", { start: 5, end: 9 });
    await vi.advanceTimersByTimeAsync(250);
    expect(theirs.state()).toBe("saved");
    expect(mine.session.document().nodes.map(({ id }) => id)).toEqual(["node2"]);
  });

  test.each(["mine", "theirs"] as const)(
    "in a window that was not told: its next mark asks, and %s is kept",
    async (keep) => {
      const storage = createMemoryStore();
      const deaf = { ...storage, subscribe: () => () => {} };
      const [mine, theirs] = [await open(storage), await open(storage)];
      theirs.session.mark("C", { start: 0, end: 4 });
      await vi.advanceTimersByTimeAsync(250);
      const late = await open(deaf);
      await mine.persistence.reset();
      late.session.mark("C", { start: 5, end: 9 });
      await vi.advanceTimersByTimeAsync(250);
      expect(late.persistence.store.getState().save).toMatchObject({ state: "conflict", theirs: null });
      expect(await storage.load("a")).toMatchObject({ found: "nothing" });
      await late.persistence.settle(keep);
      await vi.advanceTimersByTimeAsync(250);
      expect(late.state()).toBe("saved");
      expect(late.session.document().nodes).toHaveLength(keep === "mine" ? 2 : 0);
      expect((await storage.load("a")).found).toBe(keep === "mine" ? "document" : "nothing");
    },
  );

  test("is a conflict where another window saved meanwhile: nothing of theirs is removed", async () => {
    const storage = createMemoryStore();
    const late = await open({ ...storage, subscribe: () => () => {} });
    const theirs = await open(storage);
    theirs.session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(250);
    await late.persistence.reset();
    expect(late.state()).toBe("conflict");
    expect(await storage.load("a")).toMatchObject({ document: { nodes: [{ id: "node1" }] } });
  });

  test("of what is deleted in another window and can't be begun anew asks, also when nothing is unsaved", async () => {
    const storage = createMemoryStore();
    const { revision } = await storage.save("a", judgment, null);
    const session = createSession();
    const persistence = createPersistence(session, { storage, documentId: "a", initial: null });
    persistence.start();
    await vi.advanceTimersByTimeAsync(0);
    await storage.clear("a", revision);
    await vi.advanceTimersByTimeAsync(0);
    expect(persistence.store.getState().save).toMatchObject({ state: "conflict", theirs: null });
    expect(session.document()).toBe(judgment);
    await persistence.settle("mine");
    expect(await storage.load("a")).toMatchObject({ document: judgment });
  });

  test("where the store can't be reached is shown, told, and written with the next save", async () => {
    const memory = createMemoryStore();
    const clear = vi.fn(memory.clear).mockRejectedValueOnce(new Error("full"));
    const { session, persistence, state } = await open({ ...memory, clear });
    session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(250);
    await persistence.reset();
    expect(session.document().nodes).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    expect(state()).toBe("saved");
    expect(await memory.load("a")).toMatchObject({ document: { nodes: [] } });
  });

  test("removes what is saved and can be undone", async () => {
    const { session, storage, persistence } = await open();
    session.mark("C", { start: 0, end: 4 });
    await vi.advanceTimersByTimeAsync(250);
    await persistence.reset();
    expect(session.document().nodes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await storage.load("a")).toMatchObject({ found: "nothing" });
    session.undo();
    await vi.advanceTimersByTimeAsync(250);
    expect(await storage.load("a")).toMatchObject({ document: { nodes: [{ id: "node1" }] } });
  });
});
