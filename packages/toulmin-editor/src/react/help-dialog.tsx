import { Fragment } from "react";
import { useEditor, useSessionState } from "./editor-context";
import { Modal } from "./modal";

/** The keys that work in the text. */
export function HelpDialog() {
  const { session, dictionary } = useEditor();
  const isOpen = useSessionState((state) => state.isHelpOpen);
  if (!isOpen) return null;
  const { title, keys, close } = dictionary.help;
  return (
    <Modal label={title} onClose={() => session.showHelp(false)}>
      <dl className="toulmin-keys">
        {keys.map(([names, what]) => (
          <Fragment key={what}>
            <dt>
              {names.split(" · ").map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <button type="button" className="toulmin-button toulmin-modal-close" onClick={() => session.showHelp(false)}>
        {close}
      </button>
    </Modal>
  );
}
