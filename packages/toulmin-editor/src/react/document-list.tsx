import { useEffect, useId, useRef, useState } from "react";
import { type Dictionary, ko } from "../locales/ko";
import type { DocumentEntry, DocumentLibrary } from "../store/store";
import { DocumentRow, nameOf } from "./document-row";
import { type Removed, useDocumentList } from "./use-document-list";

/** What can be told to a {@link DocumentList}. */
export interface DocumentListProps {
  /** Where the documents are kept; keep the object, each new one is read anew. */
  readonly library: DocumentLibrary;
  /** A document was pressed. */
  readonly onOpen: (documentId: string) => void;
  /** The document that is open; it is told apart and cannot be deleted. */
  readonly openId?: string;
  /** A document that can be opened although nothing of it is saved: the one that the host begins with. */
  readonly firstId?: string;
  /** The words of the screen; Korean by default. */
  readonly dictionary?: Dictionary;
}

/**
 * The documents that a library holds, the latest first: each with its name, court, case number, marks and last change,
 * to be searched, opened, renamed, copied, and deleted with a way back until the list is left.
 */
export function DocumentList({ library, onOpen, openId, firstId, dictionary = ko }: DocumentListProps) {
  const list = useDocumentList(library);
  const [words, setWords] = useState("");
  const searchId = useId();
  const said = dictionary.documents;
  const isFirstSaved = firstId === undefined || list.entries?.some((entry) => entry.id === firstId);
  const shown = (list.entries ?? []).filter((entry) => goesWith(entry, words, dictionary));
  return (
    <div className="toulmin-root toulmin-documents">
      <search className="toulmin-field">
        <label htmlFor={searchId}>{said.search}</label>
        <input id={searchId} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </search>
      {list.failure !== null && <p role="alert">{said.failed(textOfReason(list.failure))}</p>}
      {list.removed.map((removed) => (
        <RemovedNote key={removed.entry.id} removed={removed} dictionary={dictionary} onRestore={list.restore} />
      ))}
      {list.entries === null ? (
        <p role="status">{said.loading}</p>
      ) : (
        <>
          <p role="status" className="toulmin-documents-count">
            {list.entries.length === 0 ? said.empty : shown.length === 0 ? said.nothing : said.count(shown.length)}
          </p>
          <ul>
            {shown.map((entry) => (
              <DocumentRow
                key={entry.id}
                entry={entry}
                isOpen={entry.id === openId}
                dictionary={dictionary}
                list={list}
                onOpen={onOpen}
              />
            ))}
            {!isFirstSaved && firstId !== openId && words === "" && (
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
  const said = plain([nameOf(entry, dictionary), court, caseNo, charge].join(" "));
  return words.split(/\s+/).every((word) => said.includes(plain(word)));
}

function plain(words: string): string {
  return words.normalize("NFC").toLowerCase();
}

function textOfReason(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
