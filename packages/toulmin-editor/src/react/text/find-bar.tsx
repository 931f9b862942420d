import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { findInText } from "../../core/find";
import { useDocument, useEditor, useSessionState } from "../provider/editor-context";
import { useTextView } from "../provider/use-text-view";

/** Looks for words in the text. Enter shows the next match, Shift+Enter the one before, Esc goes back to the match. */
export function FindBar() {
  const search = useSessionState((state) => state.search);
  return search ? <OpenFindBar query={search.query} current={search.current} /> : null;
}

function OpenFindBar({ query, current }: { query: string; current: number }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const view = useTextView();
  const input = useRef<HTMLInputElement>(null);
  const matches = useMemo(() => findInText(document, query), [document, query]);
  useEffect(() => input.current?.select(), []);
  const words = dictionary.find;

  function close() {
    const match = matches[current];
    session.search(null);
    view.focus();
    if (match) view.select(match);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === "F3") {
      event.preventDefault();
      session.findBeside(event.shiftKey ? -1 : 1);
    }
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
  }

  return (
    <search className="toulmin-find" aria-label={words.label}>
      <input
        ref={input}
        type="text"
        aria-label={words.words}
        value={query}
        onChange={(event) => session.search({ query: event.target.value, current: 0 })}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="toulmin-find-count">
        {query.trim() === "" ? "" : words.count(matches.length === 0 ? 0 : current + 1, matches.length)}
      </span>
      <FindButton label={words.previous} onPress={() => session.findBeside(-1)} isDisabled={matches.length === 0} />
      <FindButton label={words.next} onPress={() => session.findBeside(1)} isDisabled={matches.length === 0} />
      <FindButton label={words.close} onPress={close} />
    </search>
  );
}

function FindButton({
  label,
  onPress,
  isDisabled = false,
}: {
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
}) {
  return (
    <button type="button" className="toulmin-button toulmin-button-small" disabled={isDisabled} onClick={onPress}>
      {label}
    </button>
  );
}
