import { Fragment } from "react";
import { HARMLESS } from "../../editor/keyboard/keyboard";
import { digitOf, editorKeys, listKeys, PASTE, textKeys } from "../../editor/keyboard/keys";
import { elementIn } from "../../locales/code-label";
import { Modal } from "../controls/modal";
import { useEditor } from "../provider/editor-context";

/** The keys that work here: what changes nothing in a read-only editor, suggestions only where there are some. */
export function HelpDialog() {
  const { session, suggestions, dictionary, readOnly } = useEditor();
  const { title, keys, close } = dictionary.help;
  const own = readOnly ? [] : (session.document().elements ?? []);
  const hasSuggestions = suggestions.pending().length > 0;
  return (
    <Modal label={title} onClose={() => session.showHelp(false)}>
      {/* the list may be longer than the screen: the arrow keys scroll it */}
      <dl className="toulmin-keys" tabIndex={0} aria-label={title}>
        {keys
          .filter(([names]) => works(names, readOnly, hasSuggestions))
          .map(([names, what]) => (
            <Fragment key={what}>
              <dt>
                {names.split(" · ").map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </Fragment>
          ))}
        {own.map(({ key, keyCode }, place) => {
          const names = [digitOf(place), keyCode?.slice("Key".length)].filter((name) => name != null);
          return (
            names.length > 0 && (
              <Fragment key={key}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{elementIn(dictionary, key)}</dd>
              </Fragment>
            )
          );
        })}
      </dl>
      <button type="button" className="toulmin-button toulmin-modal-close" onClick={() => session.showHelp(false)}>
        {close}
      </button>
    </Modal>
  );
}

/** By the first of some keys, as the list of keys names it. */
function works(names: string, isReadOnly: boolean, hasSuggestions: boolean): boolean {
  const [name = ""] = names.replace("↑", "ArrowUp").split(/ · |–/);
  const command = (textKeys[name] ?? editorKeys[name])?.do;
  if (isReadOnly && (name === PASTE || name in listKeys || (command && !HARMLESS.has(command)))) return false;
  return hasSuggestions || !(command && OF_SUGGESTIONS.has(command));
}

const OF_SUGGESTIONS: ReadonlySet<string> = new Set(["accept", "next-suggestion"]);
