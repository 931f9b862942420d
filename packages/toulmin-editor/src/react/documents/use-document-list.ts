import { useCallback, useEffect, useState } from "react";
import type { ToulminDocument } from "../../core/document";
import { addDocument, type DocumentEntry, type DocumentLibrary, type Revision } from "../../store/store";

/** A document that was taken out of the list and can be put back. */
export interface Removed {
  readonly entry: DocumentEntry;
  readonly document: ToulminDocument;
  /** That of its deletion. */
  readonly revision: Revision;
}

/** What a library holds, the latest first, and what a person does with it. */
export interface DocumentListState {
  /** `null` until the library has answered. */
  readonly entries: readonly DocumentEntry[] | null;
  /** Why the last thing that was asked for could not be done. */
  readonly failure: unknown;
  /** The latest last. */
  readonly removed: readonly Removed[];
  rename(entry: DocumentEntry, name: string): Promise<void>;
  tag(entry: DocumentEntry, tags: readonly string[]): Promise<void>;
  copy(entry: DocumentEntry, name: string): Promise<void>;
  remove(entry: DocumentEntry): Promise<void>;
  restore(removed: Removed): Promise<void>;
}

/** Reads a library's list, again after each change and when the page is looked at again. */
export function useDocumentList(library: DocumentLibrary): DocumentListState {
  const [entries, setEntries] = useState<readonly DocumentEntry[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      let problem: unknown = null;
      await work().catch((reason: unknown) => {
        problem = reason;
      });
      const listed = await library.list().catch((reason: unknown) => {
        problem ??= reason;
        return [];
      });
      setFailure(problem);
      setEntries(listed.toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0)));
    },
    [library],
  );
  useEffect(() => {
    const read = () => void attempt(async () => {});
    read();
    window.addEventListener("focus", read);
    return () => window.removeEventListener("focus", read);
  }, [attempt]);
  return {
    entries,
    failure,
    removed,
    rename: (entry, name) => attempt(() => library.rename(entry.id, name)),
    tag: (entry, tags) => attempt(async () => library.tag?.(entry.id, tags)),
    copy: (entry, name) =>
      attempt(async () => {
        await addDocument(library, (await savedIn(library, entry)).document, name, entry.tags);
      }),
    remove: (entry) =>
      attempt(async () => {
        const gone = await takenOut(library, entry);
        setRemoved((before) => [...before, gone]);
      }),
    restore: (gone) =>
      attempt(async () => {
        const { id, name, tags = [] } = gone.entry;
        const outcome = await library.save(id, gone.document, gone.revision);
        // another window has put its own there: ours comes beside it
        if (!outcome.saved) await addDocument(library, gone.document, name, tags);
        else {
          await library.rename(id, name);
          if (tags.length > 0) await library.tag?.(id, tags);
        }
        setRemoved((before) => before.filter((each) => each !== gone));
      }),
  };
}

/** Removes a document as it is now; once more when somebody saved it meanwhile. */
async function takenOut(library: DocumentLibrary, entry: DocumentEntry): Promise<Removed> {
  const { document, revision: base } = await savedIn(library, entry);
  const outcome = await library.clear(entry.id, base);
  return outcome.saved ? { entry, document, revision: outcome.revision } : takenOut(library, entry);
}

async function savedIn(library: DocumentLibrary, { id }: DocumentEntry) {
  const loaded = await library.load(id);
  if (loaded.found !== "document") throw new Error(loaded.found === "damaged" ? loaded.reason : loaded.found);
  return loaded;
}
