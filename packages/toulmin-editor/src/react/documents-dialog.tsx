import { useEffect, useState } from "react";
import { DocumentList } from "./document-list";
import { useEditor, useSaveState } from "./editor-context";
import { Modal } from "./modal";

/** The saved documents, over the editor: one that is pressed takes the open one's place. */
export function DocumentsDialog() {
  const { session, persistence, documents, dictionary } = useEditor();
  const [isWritten, setWritten] = useState(false);
  // what is done to a document in the list is done to all that was written on it
  useEffect(() => void persistence.flush().then(() => setWritten(true)), [persistence]);
  const [isAtRisk, setAtRisk] = useState(false);
  const { save } = useSaveState();
  const close = () => session.ask(null);
  if (!documents) return null;
  return (
    <Modal label={dictionary.documents.label} className="toulmin-documents-dialog" onClose={close}>
      {isAtRisk && <p role="alert">{dictionary.documents.atRisk(dictionary.save[save.state])}</p>}
      {isWritten && (
        <DocumentList
          library={documents.library}
          openId={documents.id}
          firstId={documents.hostId}
          dictionary={dictionary}
          onOpen={(id) => {
            if (persistence.isAtRisk()) return setAtRisk(true);
            close();
            documents.open(id);
          }}
        />
      )}
      <div className="toulmin-modal-actions">
        <button type="button" className="toulmin-button" onClick={close}>
          {dictionary.documents.close}
        </button>
      </div>
    </Modal>
  );
}
