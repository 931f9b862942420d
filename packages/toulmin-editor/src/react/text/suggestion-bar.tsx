import { useSyncExternalStore } from "react";
import { sourceOf } from "../../core/source";
import { later } from "../controls/later";
import { useDocument, useEditor } from "../provider/editor-context";
import { Part } from "../provider/part";

const SuggestionDecision = later(async () => (await import("./suggestion-decision")).SuggestionDecision);

/** Shows one suggestion after the other, to accept or to refuse. Not there when there are none. */
export function SuggestionBar() {
  const { suggestions, dictionary } = useEditor();
  // what is pending depends on the marks
  const document = useDocument();
  const { isAsking } = useSuggestionState();
  const current = suggestions.current();
  const words = dictionary.suggestions;
  if (current) {
    const phrase = sourceOf(document.blocks).text.slice(current.start, current.end);
    return (
      <Part name={words.label}>
        <SuggestionDecision current={current} phrase={phrase} />
      </Part>
    );
  }
  return isAsking ? (
    <div className="toulmin-suggestions">
      <span role="status">{words.asking}</span>
    </div>
  ) : null;
}

function useSuggestionState() {
  const { store } = useEditor().suggestions;
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}
