import { describe, expect, test, vi } from "vitest";
import type { ToulminDocument } from "../core/document";
import { createMemoryStore } from "../store/memory";
import { judgmentOf } from "../testing/judgment-of";
import { createPersistence } from "./persistence";
import { createSession, type Guard } from "./session";

const judgment = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");
const kindOf = (session: ReturnType<typeof createSession>) => session.store.getState().notice?.notice.kind;

describe("a guard", () => {
  test("is asked before each change a person makes, with what would be and what is", () => {
    const guard = vi.fn<Guard>(() => true);
    const session = createSession(judgment, guard);
    session.mark("C", { start: 0, end: 4 });
    expect(guard).toHaveBeenCalledExactlyOnceWith(session.document(), judgment);
    session.edit("node1", { keyword: "고의" }, "a");
    session.undo();
    session.redo();
    session.replace(judgment);
    expect(guard).toHaveBeenCalledTimes(5);
  });

  test("leaves the document and the steps to undo as they are when it refuses, and the person is told", () => {
    let allows = true;
    const session = createSession(judgment, () => allows);
    session.mark("C", { start: 0, end: 4 });
    allows = false;
    const { history } = session.store.getState();
    for (const attempt of [
      () => session.mark("D", { start: 5, end: 9 }),
      () => session.remove("node1"),
      () => session.edit("node1", { keyword: "고의" }, "a"),
      () => session.undo(),
      () => session.replace(judgment),
    ]) {
      attempt();
      expect(session.store.getState().history).toBe(history);
      expect(kindOf(session)).toBe("vetoed");
    }
  });

  test("is not asked about what others decided: what another window saved", () => {
    const session = createSession(judgment, () => false);
    const theirs: ToulminDocument = { ...judgment, lastId: 7 };
    session.takeOver(theirs, { kind: "reloaded" });
    expect(session.document()).toBe(theirs);
  });

  test("keeps a reset from removing what is saved", async () => {
    const storage = createMemoryStore();
    const session = createSession(judgment, () => false);
    const persistence = createPersistence(session, { storage, documentId: "a", initial: () => judgment });
    const saved = { ...judgment, lastId: 3 };
    await storage.save("a", saved, null);
    persistence.start();
    await vi.waitFor(() => expect(session.document()).toBe(saved));
    await persistence.reset();
    expect(session.document()).toBe(saved);
    expect(await storage.load("a")).toMatchObject({ found: "document" });
  });
});
