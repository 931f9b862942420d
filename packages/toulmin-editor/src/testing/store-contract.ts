import { describe, expect, test, vi } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { type AnnotationStore, addDocument, type DocumentLibrary } from "../store/store";
import { judgmentOf } from "./judgment-of";

/** What every store promises. `open` gives two views of one fresh store, as two tabs have them. */
export function testStore(name: string, open: () => [AnnotationStore, AnnotationStore]): void {
  const empty = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");
  const marked = mark(empty, "C", { start: 0, end: 4 }) as ToulminDocument;

  async function saved(store: AnnotationStore, document: ToulminDocument, base: string | null, id = "a") {
    const outcome = await store.save(id, document, base);
    if (!outcome.saved) throw new Error("not saved");
    return outcome.revision;
  }

  describe(name, () => {
    test("finds nothing where nothing was saved", async () => {
      const [store] = open();
      expect(await store.load("a")).toEqual({ found: "nothing", revision: null });
    });

    test("loads what was saved, with its revision", async () => {
      const [store, other] = open();
      const revision = await saved(store, marked, null);
      expect(await other.load("a")).toEqual({ found: "document", document: marked, revision });
    });

    test("keeps documents apart", async () => {
      const [store] = open();
      const revision = await saved(store, marked, null, "a");
      await saved(store, empty, null, "default");
      expect(await store.load("a")).toMatchObject({ document: marked });
      expect(await store.load("default")).toMatchObject({ document: empty });
      await store.clear("a", revision);
      expect(await store.load("a")).toMatchObject({ found: "nothing" });
      expect(await store.load("default")).toMatchObject({ document: empty });
    });

    test("refuses a save over what somebody else saved, and hands theirs out", async () => {
      const [store, other] = open();
      const base = await saved(store, empty, null);
      const theirs = await saved(other, marked, base);
      expect(await store.save("a", empty, base)).toEqual({ saved: false, theirs: marked, revision: theirs });
      expect(await store.load("a")).toMatchObject({ document: marked });
      expect((await store.save("a", empty, theirs)).saved).toBe(true);
      expect(await store.load("a")).toMatchObject({ document: empty });
    });

    test("clears as it saves: what was made from an older state is refused, and says that nothing is there", async () => {
      const [store, other] = open();
      const base = await saved(store, marked, null);
      const cleared = await other.clear("a", base);
      if (!cleared.saved) throw new Error("not cleared");
      const { revision } = cleared;
      expect(await store.load("a")).toEqual({ found: "nothing", revision });
      for (const old of [base, null]) {
        expect(await store.save("a", marked, old)).toEqual({ saved: false, theirs: null, revision });
        expect(await store.clear("a", old)).toEqual({ saved: false, theirs: null, revision });
      }
      expect(await other.load("a")).toEqual({ found: "nothing", revision });
      await saved(store, marked, revision);
      expect(await other.load("a")).toMatchObject({ document: marked });
    });

    test("does not clear what somebody else saved, and hands theirs out", async () => {
      const [store, other] = open();
      const base = await saved(store, empty, null);
      const revision = await saved(other, marked, base);
      expect(await store.clear("a", base)).toEqual({ saved: false, theirs: marked, revision });
      expect(await store.load("a")).toMatchObject({ document: marked });
    });

    test("takes the last save before a page goes, and refuses it over what somebody else saved or cleared", async () => {
      const [store, other] = open();
      const base = await saved(store, empty, null);
      const theirs = await saved(other, marked, base);
      const last = { isLast: true } as const;
      expect(await store.save("a", empty, base, last)).toEqual({ saved: false, theirs: marked, revision: theirs });
      expect(await other.load("a")).toEqual({ found: "document", document: marked, revision: theirs });
      expect((await store.save("a", empty, theirs, last)).saved).toBe(true);
      const loaded = await other.load("a");
      expect(loaded).toMatchObject({ document: empty });
      const cleared = await other.clear("a", "revision" in loaded ? loaded.revision : null);
      expect((await store.save("a", marked, theirs, last)).saved).toBe(false);
      expect(await other.load("a")).toEqual({ found: "nothing", revision: cleared.revision });
    });

    test("tells the others of a save and of a clearing, until they stop listening", async () => {
      const [store, other] = open();
      const told = vi.fn();
      const stop = other.subscribe("a", told);
      const revision = await saved(store, marked, null);
      await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
      const cleared = await store.clear("a", revision);
      await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
      stop();
      await saved(store, marked, cleared.revision);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(told).toHaveBeenCalledTimes(2);
    });
  });
}

/** What every store promises that can also say what it holds. */
export function testLibrary(name: string, open: () => [DocumentLibrary, DocumentLibrary]): void {
  const empty = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");
  const marked = mark(empty, "C", { start: 0, end: 4 }) as ToulminDocument;

  describe(`${name}, as a library`, () => {
    test("lists what is saved, with the marks as they are now", async () => {
      const [library, other] = open();
      expect(await library.list()).toEqual([]);
      const before = Date.now();
      const outcome = await library.save("a", empty, null);
      await library.save("default", marked, null);
      await library.save("a", marked, outcome.revision);
      const entries = (await other.list()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(entries).toMatchObject([
        { id: "a", name: "", title: empty.title, marks: 1 },
        { id: "default", name: "", title: empty.title, marks: 1 },
      ]);
      for (const { changedAt } of entries) expect(changedAt).toBeGreaterThanOrEqual(before);
    });

    test("keeps a name over later saves, and takes it away with the document", async () => {
      const [library, other] = open();
      const outcome = await library.save("a", empty, null);
      await library.rename("a", "1심");
      const { revision } = await library.save("a", marked, outcome.revision);
      expect(await other.list()).toMatchObject([{ id: "a", name: "1심", marks: 1 }]);
      expect(await other.load("a")).toMatchObject({ document: marked });
      await library.rename("a", "");
      expect(await other.list()).toMatchObject([{ name: "" }]);
      await library.rename("a", "1심");
      const cleared = await library.clear("a", revision);
      expect(await other.list()).toEqual([]);
      await library.save("a", empty, cleared.revision);
      expect(await other.list()).toMatchObject([{ name: "" }]);
    });

    test("keeps tags over later saves, and takes them away with the document", async () => {
      const [library, other] = open();
      const outcome = await library.save("a", empty, null);
      await library.tag?.("a", ["항소심", "살인"]);
      const { revision } = await library.save("a", marked, outcome.revision);
      expect(await other.list()).toMatchObject([{ id: "a", tags: ["항소심", "살인"] }]);
      await library.tag?.("a", []);
      expect(await other.list()).toMatchObject([{ tags: [] }]);
      await library.tag?.("a", ["살인"]);
      const cleared = await library.clear("a", revision);
      await library.save("a", empty, cleared.revision);
      expect(await other.list()).toMatchObject([{ tags: [] }]);
    });

    test("adds a document beside those that are there", async () => {
      const [library] = open();
      await library.save("default", marked, null);
      const id = await addDocument(library, empty, "항소심");
      expect(await library.load("default")).toMatchObject({ document: marked });
      expect(await library.load(id)).toMatchObject({ document: empty });
      expect((await library.list()).find((entry) => entry.id === id)).toMatchObject({ name: "항소심", marks: 0 });
    });
  });
}
