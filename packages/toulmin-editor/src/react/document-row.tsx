import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Dictionary } from "../locales/ko";
import type { DocumentEntry } from "../store/store";
import type { DocumentListState } from "./use-document-list";

interface DocumentRowProps {
  readonly entry: DocumentEntry;
  readonly isOpen: boolean;
  readonly dictionary: Dictionary;
  readonly list: DocumentListState;
  readonly onOpen: (documentId: string) => void;
}

/** What a document goes by: the name that a person gave it, else its case number and charge. */
export function nameOf({ name, title }: DocumentEntry, { title: words }: Dictionary): string {
  return name || [title.caseNo, title.charge].filter(Boolean).join(" ") || words.empty;
}

/** One saved document with what can be done with it. */
export function DocumentRow({ entry, isOpen, dictionary, list, onOpen }: DocumentRowProps) {
  const [isNaming, setNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !isNaming) renameButton.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const words = dictionary.documents;
  const name = nameOf(entry, dictionary);
  const action = (label: string, onPress: () => void) => ({
    type: "button" as const,
    className: "toulmin-button toulmin-button-small",
    "aria-label": words.of(label, name),
    onClick: onPress,
  });
  return (
    <li aria-current={isOpen || undefined}>
      {isNaming ? (
        <NameForm
          name={name}
          dictionary={dictionary}
          onName={(given) => list.rename(entry, given).then(() => setNaming(false))}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <>
          <button type="button" className="toulmin-document-open" onClick={() => onOpen(entry.id)}>
            <strong>{name}</strong>
            {isOpen && <span className="toulmin-document-badge">{words.current}</span>}
            <span className="toulmin-document-facts">{factsOf(entry, dictionary).join(" · ")}</span>
          </button>
          <span className="toulmin-document-actions">
            <button ref={renameButton} {...action(words.rename, () => setNaming(true))}>
              {words.rename}
            </button>
            <button {...action(words.copy, () => void list.copy(entry, words.copyOf(name)))}>{words.copy}</button>
            <button
              {...action(words.remove, () => void list.remove(entry))}
              disabled={isOpen}
              title={isOpen ? words.openIsKept : undefined}
            >
              {words.remove}
            </button>
          </span>
        </>
      )}
    </li>
  );
}

function NameForm(props: {
  name: string;
  dictionary: Dictionary;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [name, setName] = useState(props.name);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const words = props.dictionary.documents;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void props.onName(name.trim());
  };
  return (
    <form className="toulmin-field toulmin-document-name" onSubmit={send}>
      <label htmlFor={id}>{words.name}</label>
      <input
        id={id}
        ref={input}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          // the dialog around it stays open
          event.preventDefault();
          event.stopPropagation();
          props.onCancel();
        }}
      />
      <span className="toulmin-document-actions">
        <button type="submit" className="toulmin-button toulmin-button-small">
          {words.save}
        </button>
        <button type="button" className="toulmin-button toulmin-button-small" onClick={props.onCancel}>
          {words.cancel}
        </button>
      </span>
    </form>
  );
}

function factsOf({ name, title, marks, changedAt }: DocumentEntry, dictionary: Dictionary): string[] {
  const words = dictionary.documents;
  const when = new Intl.DateTimeFormat(dictionary.formats.report.lang, { dateStyle: "medium", timeStyle: "short" });
  return [
    title.court,
    ...(name === "" ? [] : [title.caseNo, title.charge]),
    words.marks(marks),
    ...(changedAt === null ? [] : [words.changed(when.format(changedAt))]),
  ].filter(Boolean);
}
