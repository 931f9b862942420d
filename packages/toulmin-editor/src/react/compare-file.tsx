import { type ChangeEvent, useRef, useState } from "react";
import type { ToulminDocument } from "../core/document";
import { isUnreadable, type Unreadable } from "../core/problem";
import { ComparisonTable } from "./comparison-table";
import { useDocument, useEditor } from "./editor-context";
import { Modal } from "./modal";
import { useGoTo } from "./use-mending";
import { useTextView } from "./use-text-view";

/** Compares the open judgment with the file of somebody who marked the same one; the open document stays as it is. */
export function CompareFile() {
  const { dictionary } = useEditor();
  const document = useDocument();
  const input = useRef<HTMLInputElement>(null);
  const [other, setOther] = useState<ToulminDocument | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const words = dictionary.comparison;

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const outcome = await readMarks(file, document);
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
  const { dictionary } = useEditor();
  const document = useDocument();
  const view = useTextView();
  const goTo = useGoTo();
  return (
    <Modal label={dictionary.comparison.label} className="toulmin-overlay-large" onClose={onClose}>
      <ComparisonTable
        first={document}
        second={other}
        dictionary={dictionary}
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

/** The other annotation, in any format: of its own text, or of the open one when the file holds only marks. */
async function readMarks(file: File, open: ToulminDocument): Promise<ToulminDocument | Unreadable> {
  const { formats, placed, readFile } = await import("../formats");
  const outcome = await readFile(file, Object.values(formats));
  if (isUnreadable(outcome)) return outcome;
  const { reading } = outcome;
  const result = placed(reading, reading.text ? null : open);
  return isUnreadable(result) ? result : result.document;
}
