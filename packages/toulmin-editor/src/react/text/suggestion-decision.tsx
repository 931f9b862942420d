import type { Suggestion } from "../../core/suggestions";
import { elementIn } from "../../locales/code-label";
import { ofElement } from "../elements/element-type";
import { useEditor } from "../provider/editor-context";

/** One suggestion with its phrase, to accept or to refuse, and the way to those beside it. */
export function SuggestionDecision({ current, phrase }: { current: Suggestion; phrase: string }) {
  const { suggestions, dictionary, readOnly } = useEditor();
  const pending = suggestions.pending();
  const words = dictionary.suggestions;
  return (
    <section className="toulmin-suggestions" aria-label={words.label}>
      <p>
        <span className="toulmin-suggestion-count">{words.count(pending.indexOf(current) + 1, pending.length)}</span>
        <span className="toulmin-swatch" {...ofElement(current.element)}>
          {elementIn(dictionary, current.element)}
        </span>
        <q>{phrase}</q>
        {current.reason && <span className="toulmin-suggestion-reason">{current.reason}</span>}
      </p>
      <div className="toulmin-suggestion-actions">
        {!readOnly && (
          <BarButton shortcut="Y" onPress={() => suggestions.accept()}>
            {words.accept}
          </BarButton>
        )}
        {!readOnly && (
          <BarButton shortcut="X" onPress={() => suggestions.refuse()}>
            {words.refuse}
          </BarButton>
        )}
        <BarButton shortcut="," onPress={() => suggestions.beside(-1)}>
          {words.previous}
        </BarButton>
        <BarButton shortcut="." onPress={() => suggestions.beside(1)}>
          {words.next}
        </BarButton>
        {!readOnly && <BarButton onPress={() => suggestions.accept(pending)}>{words.acceptAll}</BarButton>}
        {!readOnly && <BarButton onPress={() => suggestions.refuse(pending)}>{words.refuseAll}</BarButton>}
      </div>
    </section>
  );
}

function BarButton({ shortcut, onPress, children }: { shortcut?: string; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      className="toulmin-button toulmin-button-small"
      aria-keyshortcuts={shortcut}
      // a press of the mouse would take the selection away
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span>{children}</span>
      {shortcut && (
        <span className="toulmin-key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}
