import { useEffect, useRef, useState } from "react";
import type { Dictionary } from "../../locales/ko";
import { type FoundInDocument, findIn, folded, type SearchedDocument, searched } from "../../store/library-search";
import type { DocumentEntry, DocumentLibrary } from "../../store/store";

/** What stands in the documents of a library. */
interface LibrarySearch {
  /** By document; those in which nothing stands are left out. */
  readonly found: ReadonlyMap<string, FoundInDocument>;
  /** How many documents have not been looked through yet. */
  readonly left: number;
}

/** As many places are found in one document. */
export const MOST_PLACES = 30;

/** For so long (ms) documents are looked through before the page has its turn. */
const SLICE = 12;

const NOTHING: LibrarySearch = { found: new Map(), left: 0 };

/**
 * Looks for words in all documents of a library, in slices: what was found so far is there at once. A document is read
 * when words are first looked for, and again when it was saved since.
 */
export function useLibrarySearch(
  library: DocumentLibrary,
  entries: readonly DocumentEntry[] | null,
  words: string,
  { actors }: Dictionary,
): LibrarySearch {
  const [outcome, setOutcome] = useState(NOTHING);
  const read = useRef(new Map<string, { changedAt: number | null; document: SearchedDocument | null }>());
  const query = folded(words).trim();
  useEffect(() => {
    let isStopped = false;
    if (query === "" || entries === null) return setOutcome(NOTHING);

    async function documentOf({ id, changedAt }: DocumentEntry): Promise<SearchedDocument | null> {
      const known = read.current.get(id);
      if (known && known.changedAt === changedAt) return known.document;
      const loaded = await library.load(id).catch(() => null);
      const document = loaded?.found === "document" ? searched(loaded.document, (key) => actors[key] ?? key) : null;
      read.current.set(id, { changedAt, document });
      return document;
    }

    async function lookThrough(all: readonly DocumentEntry[]): Promise<void> {
      const found = new Map<string, FoundInDocument>();
      let since = performance.now();
      for (const [index, entry] of all.entries()) {
        const document = await documentOf(entry);
        if (isStopped) return;
        const places = document && findIn(document, query, MOST_PLACES);
        if (places && places.found.length > 0) found.set(entry.id, places);
        if (performance.now() - since < SLICE) continue;
        setOutcome({ found: new Map(found), left: all.length - index - 1 });
        await new Promise((resolve) => setTimeout(resolve));
        if (isStopped) return;
        since = performance.now();
      }
      setOutcome({ found, left: 0 });
    }

    void lookThrough(entries);
    return () => {
      isStopped = true;
    };
  }, [library, entries, query, actors]);
  return outcome;
}
