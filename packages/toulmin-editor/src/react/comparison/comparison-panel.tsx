import { type ChangeEvent, useRef, useState } from "react";
import { isRefused, type Refused } from "../../core/commands/refusal";
import type { Difference } from "../../core/compare/differences";
import { takeTheirs } from "../../core/compare/take-theirs";
import type { ToulminDocument } from "../../core/document";
import { isUnreadable, type Unreadable, unreadable } from "../../core/problem";
import { readWords } from "../../formats/base/define-format";
import type { FileToOpen } from "../../formats/open-file";
import { laterCode } from "../controls/later";
import { Modal } from "../controls/modal";
import { useDocument, useEditor, useSessionState } from "../provider/editor-context";
import { useGoToPlace } from "../provider/use-go-to-place";
import { ComparisonTable } from "./comparison-table";

/** How far the open marks and those of somebody else's file agree; the open document stays as it is. */
export function ComparisonPanel() {
  const { session, dictionary, actors } = useEditor();
  const compared = useSessionState((state) => state.compared);
  const input = useRef<HTMLInputElement>(null);
  const [isLarge, setLarge] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const words = dictionary.comparison;

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const outcome = await readMarks({ file, document: session.document(), words: readWords({ dictionary, actors }) });
    setFailure(isUnreadable(outcome) ? dictionary.formats.problem(outcome.error) : null);
    if (!isUnreadable(outcome)) session.compare({ name: file.name, document: outcome });
  }

  const action = (label: string, onClick: () => void) => (
    <button type="button" className="toulmin-button toulmin-button-small" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className="toulmin-comparison-panel">
      <input ref={input} type="file" hidden aria-label={words.open} onChange={open} />
      <p>{compared ? words.with(compared.name) : words.hint}</p>
      <div className="toulmin-actions">
        {action(words.open, () => input.current?.click())}
        {compared && action(words.enlarge, () => setLarge(true))}
        {compared && action(words.end, () => session.compare(null))}
      </div>
      {failure && <p role="alert">{failure}</p>}
      {compared && <ComparedDocuments other={compared.document} onLeave={() => {}} />}
      {compared && isLarge && (
        <Modal label={words.label} className="toulmin-modal-large" onClose={() => setLarge(false)}>
          <ComparedDocuments other={compared.document} onLeave={() => setLarge(false)} />
          <button type="button" className="toulmin-button toulmin-modal-close" onClick={() => setLarge(false)}>
            {words.close}
          </button>
        </Modal>
      )}
    </div>
  );
}

/** The open document beside another one; a difference leads into the text, and can be taken over. */
function ComparedDocuments({ other, onLeave }: { other: ToulminDocument; onLeave: () => void }) {
  const { session, dictionary, actors, readOnly } = useEditor();
  const document = useDocument();
  const goTo = useGoToPlace();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  function take(difference: Difference) {
    const outcome = takeTheirs(session.document(), difference, other);
    setRefusal(isRefused(outcome) ? outcome : null);
    if (!isRefused(outcome)) session.replace(outcome);
  }
  return (
    <>
      {refusal && <p role="alert">{dictionary.notice({ kind: "refused", reason: refusal.error }, "")}</p>}
      <ComparisonTable
        {...(!readOnly && { onTake: take })}
        first={document}
        second={other}
        {...{ dictionary, actors }}
        onOpen={({ node, ...range }) => {
          onLeave();
          goTo({ node, range });
        }}
      />
    </>
  );
}

const loadOpening = laterCode(() => import("../../formats/open-aside"));

/** The other annotation, in any format: of its own text, or of the open one when the file holds only marks. */
async function readMarks(order: FileToOpen): Promise<ToulminDocument | Unreadable> {
  const { openAside } = await loadOpening();
  const outcome = await openAside(order, new AbortController().signal);
  if (isUnreadable(outcome)) return outcome;
  const choice =
    outcome.choices.find(({ key }) => key === "compare") ?? outcome.choices.find(({ key }) => key !== "revise");
  return choice?.result.document ?? { error: outcome.problem ?? unreadable("empty", "").error };
}
