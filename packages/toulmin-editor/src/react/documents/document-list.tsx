import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { byNumber } from "../../core/list-rows";
import { type Dictionary, ko } from "../../locales/ko";
import { type FoundInDocument, folded } from "../../store/library-search";
import type { DocumentEntry, DocumentLibrary } from "../../store/store";
import type { FoundPlace } from "../provider/use-open-document";
import { DocumentRow, nameOf } from "./document-row";
import { FoundPlaces, placeOf } from "./found-places";
import { type Removed, useDocumentList } from "./use-document-list";
import { useLibrarySearch } from "./use-library-search";

/** What can be told to a {@link DocumentList}. */
export interface DocumentListProps {
  /** Where the documents are kept; keep the object, each new one is read anew. */
  readonly library: DocumentLibrary;
  /** A document was pressed, or a place in it where what was searched for stands. */
  readonly onOpen: (documentId: string, place?: FoundPlace) => void;
  /** The document that is open; it is told apart and cannot be deleted. */
  readonly openId?: string;
  /** A document that can be opened although nothing of it is saved: the one that the host begins with. */
  readonly firstId?: string;
  /** The words of the screen; Korean by default. */
  readonly dictionary?: Dictionary;
}

/**
 * The documents that a library holds, the latest first: each with its name, court, case number, marks and last change,
 * to be opened, renamed, tagged, copied, and deleted with a way back until the list is left. Searched are the names and all
 * that is said in the documents: texts, marks, attributes, notes.
 */
export function DocumentList({ library, onOpen, openId, firstId, dictionary = ko }: DocumentListProps) {
  const list = useDocumentList(library);
  const [words, setWords] = useState("");
  const searchId = useId();
  const said = dictionary.documents;
  const isFirstSaved = firstId === undefined || list.entries?.some((entry) => entry.id === firstId);
  const tags = tagsOf(list.entries ?? []);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // a tag that nothing has any more filters nothing
  const wanted = chosen.filter((tag) => tags.includes(tag));
  const search = useLibrarySearch(library, list.entries, words, dictionary);
  const shown = (list.entries ?? []).filter(
    (entry) =>
      wanted.every((tag) => entry.tags?.includes(tag)) &&
      (search.found.has(entry.id) || goesWith(entry, words, dictionary)),
  );
  const places = shown.reduce((sum, { id }) => sum + (search.found.get(id)?.found.length ?? 0), 0);
  const rows = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const [first] = shown;
    if (event.nativeEvent.isComposing || !first) return;
    if (event.key === "ArrowDown") rows.current?.querySelector("button")?.focus();
    else if (event.key === "Enter" && words.trim() !== "") {
      const [place] = search.found.get(first.id)?.found ?? [];
      onOpen(first.id, place && placeOf(place));
    } else return;
    event.preventDefault();
  }
  return (
    <div className="toulmin-root toulmin-documents">
      <search className="toulmin-field">
        <label htmlFor={searchId}>{said.search}</label>
        <input
          id={searchId}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </search>
      {tags.length > 0 && (
        <fieldset className="toulmin-tags" aria-label={said.byTag}>
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className="toulmin-tag"
              aria-pressed={wanted.includes(tag)}
              onClick={() => setChosen(wanted.includes(tag) ? wanted.filter((each) => each !== tag) : [...wanted, tag])}
            >
              {tag}
            </button>
          ))}
        </fieldset>
      )}
      {list.failure !== null && <p role="alert">{said.failed(textOfReason(list.failure))}</p>}
      {list.removed.map((removed) => (
        <RemovedNote key={removed.entry.id} removed={removed} dictionary={dictionary} onRestore={list.restore} />
      ))}
      {list.entries === null ? (
        <p role="status">{said.loading}</p>
      ) : (
        <>
          <p role="status" className="toulmin-documents-count">
            {list.entries.length === 0
              ? said.empty
              : shown.length === 0
                ? search.left === 0 && said.nothing
                : places > 0
                  ? said.found(shown.length, places)
                  : said.count(shown.length)}{" "}
            {search.left > 0 && <span>{said.unread(search.left)}</span>}
          </p>
          <ul ref={rows}>
            {shown.map((entry) => (
              <DocumentRow
                key={entry.id}
                entry={entry}
                isOpen={entry.id === openId}
                dictionary={dictionary}
                list={list}
                tags={library.tag ? tags : null}
                onOpen={onOpen}
              >
                <Places places={search.found.get(entry.id)} dictionary={dictionary} onOpen={onOpen} id={entry.id} />
              </DocumentRow>
            ))}
            {!isFirstSaved && firstId !== openId && words === "" && wanted.length === 0 && (
              <li>
                <button type="button" className="toulmin-document-open" onClick={() => onOpen(firstId)}>
                  <strong>{said.first}</strong>
                </button>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}

interface PlacesProps extends Required<Pick<DocumentListProps, "onOpen" | "dictionary">> {
  readonly id: string;
  readonly places: FoundInDocument | undefined;
}

function Places({ id, places, dictionary, onOpen }: PlacesProps) {
  return places && <FoundPlaces {...places} dictionary={dictionary} onOpen={(place) => onOpen(id, place)} />;
}

/** All tags in use, as people sort words. */
function tagsOf(entries: readonly DocumentEntry[]): string[] {
  return [...new Set(entries.flatMap(({ tags = [] }) => tags))].sort(byNumber);
}

/** Tells of a deleted document and takes the focus, which was on the row that is gone. */
function RemovedNote(props: {
  removed: Removed;
  dictionary: Dictionary;
  onRestore: (removed: Removed) => Promise<void>;
}) {
  const { removed, dictionary, onRestore } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const words = dictionary.documents;
  const name = nameOf(removed.entry, dictionary);
  return (
    <p className="toulmin-documents-removed" role="status">
      <span>{words.removed(name)}</span>{" "}
      <button
        ref={button}
        type="button"
        className="toulmin-button toulmin-button-small"
        aria-label={words.of(words.restore, name)}
        onClick={() => void onRestore(removed)}
      >
        {words.restore}
      </button>
    </p>
  );
}

function goesWith(entry: DocumentEntry, words: string, dictionary: Dictionary): boolean {
  const { court, caseNo, charge } = entry.title;
  const said = folded([nameOf(entry, dictionary), court, caseNo, charge, ...(entry.tags ?? [])].join(" "));
  return words.split(/\s+/).every((word) => said.includes(folded(word)));
}

function textOfReason(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
