import { type ChangeEvent, useRef, useState } from "react";
import { isRefused, type Refused } from "../core/commands/refusal";
import type { Difference } from "../core/compare/differences";
import { takeTheirs } from "../core/compare/take-theirs";
import type { ToulminDocument } from "../core/document";
import { isUnreadable, type Unreadable, unreadable } from "../core/problem";
import { readWords } from "../formats/define-format";
import type { FileToOpen } from "../formats/open-file";
import { ComparisonTable } from "./comparison-table";
import { useDocument, useEditor } from "./editor-context";
import { laterCode } from "./later";
import { Modal } from "./modal";
import { useGoTo } from "./use-mending";
import { useTextView } from "./use-text-view";

/** Compares the open judgment with the file of somebody who marked the same one; the open document stays as it is. */
export function CompareFile() {
  const { dictionary, actors } = useEditor();
  const document = useDocument();
  const input = useRef<HTMLInputElement>(null);
  const [other, setOther] = useState<ToulminDocument | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const words = dictionary.comparison;

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const outcome = await readMarks({ file, document, words: readWords({ dictionary, actors }) });
    setFailure(isUnreadable(outcome) ? dictionary.formats.problem(outcome.error) : null);
    setOther(isUnreadable(outcome) ? null : outcome);
  }

  return (
    <div className="toulmin-compare">
      <input ref={input} type="file" hidden aria-label={words.open} onChange={open} />
      <button type="button" className="toulmin-button" onClick={() => input.current?.click()}>
        {words.open}
      </button>
      <p>{words.hint}</p>
      {failure && <p role="alert">{failure}</p>}
      {other && <ComparisonOverlay other={other} onClose={() => setOther(null)} />}
    </div>
  );
}

function ComparisonOverlay({ other, onClose }: { other: ToulminDocument; onClose: () => void }) {
  const { session, dictionary, actors, readOnly } = useEditor();
  const document = useDocument();
  const view = useTextView();
  const goTo = useGoTo();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  function take(difference: Difference) {
    const outcome = takeTheirs(session.document(), difference, other);
    setRefusal(isRefused(outcome) ? outcome : null);
    if (!isRefused(outcome)) session.replace(outcome);
  }
  return (
    <Modal label={dictionary.comparison.label} className="toulmin-overlay-large" onClose={onClose}>
      {refusal && <p role="alert">{dictionary.notice({ kind: "refused", reason: refusal.error }, "")}</p>}
      <ComparisonTable
        {...(!readOnly && { onTake: take })}
        first={document}
        second={other}
        {...{ dictionary, actors }}
        onOpen={({ node, start, end }) => {
          onClose();
          if (node) goTo(node);
          else {
            view.scrollToRange({ start, end });
            view.select({ start, end });
          }
        }}
      />
      <button type="button" className="toulmin-button toulmin-modal-close" onClick={onClose}>
        {dictionary.comparison.close}
      </button>
    </Modal>
  );
}

const loadOpening = laterCode(() => import("../formats/open-aside"));

/** The other annotation, in any format: of its own text, or of the open one when the file holds only marks. */
async function readMarks(order: FileToOpen): Promise<ToulminDocument | Unreadable> {
  const { openAside } = await loadOpening();
  const outcome = await openAside(order, new AbortController().signal);
  if (isUnreadable(outcome)) return outcome;
  const choice = outcome.choices.find(({ key }) => key !== "revise");
  return choice?.result.document ?? { error: outcome.problem ?? unreadable("empty", "").error };
}
