import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Dictionary } from "../../locales/ko";
import type { DocumentEntry } from "../../store/store";
import type { DocumentListState } from "./use-document-list";

interface DocumentRowProps {
  readonly entry: DocumentEntry;
  readonly isOpen: boolean;
  readonly dictionary: Dictionary;
  readonly list: DocumentListState;
  /** The tags in use, to choose from; `null` where the library keeps none. */
  readonly tags: readonly string[] | null;
  readonly onOpen: (documentId: string) => void;
  /** What was found in it. */
  readonly children: ReactNode;
}

/** What a document goes by: the name that a person gave it, else its case number and charge. */
export function nameOf({ name, title }: DocumentEntry, { title: words }: Dictionary): string {
  return name || [title.caseNo, title.charge].filter(Boolean).join(" ") || words.empty;
}

/** One saved document with what can be done with it. */
export function DocumentRow({ entry, isOpen, dictionary, list, tags, onOpen, children }: DocumentRowProps) {
  /** What is written in a field of the row's own. */
  const [writing, setWriting] = useState<"name" | "tag" | null>(null);
  const buttons = { name: useRef<HTMLButtonElement>(null), tag: useRef<HTMLButtonElement>(null) };
  const wasWriting = useRef<typeof writing>(null);
  useEffect(() => {
    if (wasWriting.current && !writing) buttons[wasWriting.current].current?.focus();
    wasWriting.current = writing;
  });
  const own = entry.tags ?? [];
  const done = () => setWriting(null);
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
      {writing === "name" ? (
        <LineForm
          label={words.name}
          value={name}
          dictionary={dictionary}
          onSend={(given) => list.rename(entry, given).then(done)}
          onCancel={done}
        />
      ) : writing === "tag" ? (
        <LineForm
          label={words.tagName}
          value=""
          choices={(tags ?? []).filter((tag) => !own.includes(tag))}
          dictionary={dictionary}
          onSend={(tag) => list.tag(entry, [...new Set([...own, tag])].filter(Boolean)).then(done)}
          onCancel={done}
        />
      ) : (
        <>
          <button type="button" className="toulmin-document-open" onClick={() => onOpen(entry.id)}>
            <strong>{name}</strong>
            {isOpen && <span className="toulmin-document-badge">{words.current}</span>}
            <span className="toulmin-document-facts">{factsOf(entry, dictionary).join(" · ")}</span>
          </button>
          <span className="toulmin-document-actions">
            <button ref={buttons.name} {...action(words.rename, () => setWriting("name"))}>
              {words.rename}
            </button>
            {tags && (
              <button ref={buttons.tag} {...action(words.tag, () => setWriting("tag"))}>
                {words.tag}
              </button>
            )}
            <button {...action(words.copy, () => void list.copy(entry, words.copyOf(name)))}>{words.copy}</button>
            <button
              {...action(words.remove, () => void list.remove(entry))}
              disabled={isOpen}
              title={isOpen ? words.openIsKept : undefined}
            >
              {words.remove}
            </button>
          </span>
          {own.length > 0 && (
            <span className="toulmin-tags">
              {own.map((tag) => (
                <span key={tag} className="toulmin-tag">
                  {tag}
                  <button
                    type="button"
                    aria-label={words.of(words.untag(tag), name)}
                    onClick={() => {
                      buttons.tag.current?.focus();
                      void list.tag(
                        entry,
                        own.filter((each) => each !== tag),
                      );
                    }}
                  >
                    ×
                  </button>
                </span>
              ))}
            </span>
          )}
          {children}
        </>
      )}
    </li>
  );
}

/** A line that is written in the row and sent by Enter; Esc leaves it. */
function LineForm(props: {
  label: string;
  value: string;
  choices?: readonly string[];
  dictionary: Dictionary;
  onSend: (value: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { label, choices = [] } = props;
  const [value, setValue] = useState(props.value);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const words = props.dictionary.documents;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void props.onSend(value.normalize("NFC").trim());
  };
  return (
    <form className="toulmin-field toulmin-document-name" onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={input}
        value={value}
        maxLength={200}
        list={choices.length > 0 ? `${id}-choices` : undefined}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          // the dialog around it stays open
          event.preventDefault();
          event.stopPropagation();
          props.onCancel();
        }}
      />
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
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
