import { useEffect, useState } from "react";
import { Modal } from "../controls/modal";
import { useEditor, useSaveState } from "../provider/editor-context";
import { useGoToPlace } from "../provider/use-go-to-place";
import { DocumentList } from "./document-list";

/** The saved documents, over the editor: one that is pressed takes the open one's place. */
export function DocumentsDialog() {
  const { session, persistence, documents, dictionary } = useEditor();
  const [isWritten, setWritten] = useState(false);
  // what is done to a document in the list is done to all that was written on it
  useEffect(() => void persistence.flush().then(() => setWritten(true)), [persistence]);
  const [isAtRisk, setAtRisk] = useState(false);
  const save = useSaveState((state) => state.save);
  const goTo = useGoToPlace();
  const close = () => session.ask(null);
  if (!documents) return null;
  return (
    <Modal label={dictionary.documents.label} className="toulmin-documents-dialog" onClose={close}>
      {isAtRisk && <p role="alert">{dictionary.documents.atRisk(dictionary.save[save.state])}</p>}
      {isWritten && (
        <div ref={focusSearch}>
          <DocumentList
            library={documents.library}
            openId={documents.id}
            firstId={documents.hostId}
            dictionary={dictionary}
            onOpen={(id, place) => {
              if (persistence.isAtRisk()) return setAtRisk(true);
              close();
              if (id !== documents.id) documents.open(id, { place });
              // after the dialog has given the focus back
              else if (place) setTimeout(() => goTo(place));
            }}
          />
        </div>
      )}
      <div className="toulmin-modal-actions">
        <button type="button" className="toulmin-button" onClick={close}>
          {dictionary.documents.close}
        </button>
      </div>
    </Modal>
  );
}

/** The list comes after the dialog, which has given the focus to its only button. */
function focusSearch(list: HTMLElement | null) {
  list?.querySelector("input")?.focus();
}
