import { useRef } from "react";
import type { NodeId } from "../../core/document";
import type { NoRange, TextSelection } from "../../editor/selection";
import { ofElement } from "../elements/element-type";
import { useCodeOf, useDocument, useEditor } from "../provider/editor-context";
import { useTextView } from "../provider/use-text-view";

/** The marks that have no place in the text, to be placed on a selected phrase. */
export function UnplacedList() {
  const { session, dictionary, readOnly } = useEditor();
  const unplaced = useDocument().nodes.filter((node) => node.anchor === null);
  const codeOf = useCodeOf();
  const view = useTextView();
  const atPress = useRef<TextSelection | NoRange | undefined>(undefined);
  const words = dictionary.formats.unplaced;

  function place(id: NodeId) {
    const selection = atPress.current ?? view.selection();
    atPress.current = undefined;
    if (session.move(id, "error" in selection ? null : selection)) view.scrollTo(id);
  }

  return (
    <details className="toulmin-unplaced" open>
      <summary>{words.title(unplaced.length)}</summary>
      {!readOnly && <p>{words.hint}</p>}
      <ul>
        {unplaced.map((node) => (
          <li key={node.id} {...ofElement(node.ctype)}>
            <button type="button" className="toulmin-claim" title={node.text} onClick={() => session.open(node.id)}>
              <span className="toulmin-unplaced-code notranslate" translate="no">
                {codeOf(node)}
              </span>{" "}
              <span>{node.trans || node.text || words.noWords}</span>
            </button>
            {!readOnly && (
              <button
                type="button"
                className="toulmin-button toulmin-button-small"
                aria-label={words.placeThis(codeOf(node))}
                onPointerDown={() => {
                  atPress.current = view.selection();
                }}
                // a press of the mouse would take the selection away before the click is handled
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => place(node.id)}
              >
                {words.place}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
