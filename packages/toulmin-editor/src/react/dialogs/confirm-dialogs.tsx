import { useId, useState } from "react";
import { claimsOf, type NodeId, nodeOf, ownedBy } from "../../core/document";
import { Modal } from "../controls/modal";
import { useCodeOf, useDocument, useEditor } from "../provider/editor-context";

/** Asks before everything that was marked is taken away. */
export function ResetDialog() {
  const { session, persistence, dictionary } = useEditor();
  const words = dictionary.reset;
  return (
    <Modal label={words.title} onClose={() => session.ask(null)}>
      <p>{words.question}</p>
      <div className="toulmin-modal-actions">
        <button type="button" className="toulmin-button" onClick={() => session.ask(null)}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="toulmin-button toulmin-button-danger"
          onClick={() => {
            session.ask(null);
            persistence.reset().catch(() => session.tell({ kind: "not-loaded" }));
          }}
        >
          {words.confirm}
        </button>
      </div>
    </Modal>
  );
}

/** Asks before the claims get their numbers anew. */
export function SortDialog() {
  const { session, dictionary } = useEditor();
  const words = dictionary.sort;
  return (
    <Modal label={words.title} onClose={() => session.ask(null)}>
      <p>{words.question}</p>
      <div className="toulmin-modal-actions">
        <button type="button" className="toulmin-button" onClick={() => session.ask(null)}>
          {words.cancel}
        </button>
        <button type="button" className="toulmin-button" onClick={() => session.sort()}>
          {words.confirm}
        </button>
      </div>
    </Modal>
  );
}

/** Asks what becomes of a claim's nodes when it is removed. */
export function RemoveClaimDialog({ id }: { id: NodeId }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  const selectId = useId();
  const others = claimsOf(document).filter((claim) => claim.id !== id);
  const [target, setTarget] = useState(others[0]?.id);
  const claim = nodeOf(document, id);
  if (!claim) return null;
  const words = dictionary.remove;
  return (
    <Modal label={words.title(codeOf(claim))} onClose={() => session.ask(null)}>
      <p>{words.question(ownedBy(document, id).length)}</p>
      {target !== undefined && (
        <div className="toulmin-field">
          <label htmlFor={selectId}>{words.target}</label>
          <select id={selectId} value={target} onChange={(event) => setTarget(event.target.value as NodeId)}>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {codeOf(other)} {other.trans || other.text}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="toulmin-modal-actions">
        <button type="button" className="toulmin-button" onClick={() => session.ask(null)}>
          {words.cancel}
        </button>
        {target !== undefined && (
          <button type="button" className="toulmin-button" onClick={() => session.remove(id, { moveTo: target })}>
            {words.move}
          </button>
        )}
        <button
          type="button"
          className="toulmin-button toulmin-button-danger"
          onClick={() => session.remove(id, "remove")}
        >
          {words.all}
        </button>
      </div>
    </Modal>
  );
}
