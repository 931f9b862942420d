import { type ReactNode, useEffect, useRef, useState } from "react";
import { ko, ToulminChart } from "toulmin-editor/chart";
import {
  createDocument,
  type ElementKey,
  elementKeys,
  elements,
  isRefused,
  mark,
  type NodeId,
  nodeOf,
  placedNodes,
  placeOf,
  type Refused,
  remove,
  type ToulminDocument,
} from "toulmin-editor/core";
import { reAnchored } from "toulmin-editor/formats";
import "toulmin-editor/styles.css";
import { type PageMarks, watchPage } from "./page-marks";
import type { Phrase } from "./page-text";
import "./marked-page.css";

/** A page whose own words are marked. Beside it: the elements, every mark, and the chart of the open one's claim. */
export function MarkedPage({ children }: { children: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  const marks = useRef<PageMarks>(null);
  const [document, setDocument] = useState(() => createDocument({ blocks: [] }));
  const [phrase, setPhrase] = useState<Phrase | null>(null);
  const [open, setOpen] = useState<NodeId | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!page.current) return;
    marks.current = watchPage(page.current, {
      onText: (blocks) => setDocument((before) => reAnchored(before, blocks).document),
      onPhrase: setPhrase,
      onPress: setOpen,
    });
    return marks.current.stop;
  }, []);
  useEffect(() => marks.current?.paint(document, open), [document, open]);

  const become = (next: ToulminDocument | Refused) => {
    if (!isRefused(next)) {
      setDocument(next);
      return setSaid("");
    }
    const inTheWay = nodeOf(document, next.node ?? null);
    const code = inTheWay ? placeOf(document, inTheWay).toulmin_code : "";
    setSaid(ko.notice({ kind: "refused", reason: next.error }, code));
  };
  const claim = nodeOf(document, open)?.toulmin;
  return (
    <div className="marked-page">
      <article ref={page}>{children}</article>
      <aside aria-label="표시">
        {/* a press must not take the selection away */}
        <div role="toolbar" aria-label="요소" onPointerDown={(event) => event.preventDefault()}>
          {elementKeys.map((key: ElementKey) => (
            <button
              type="button"
              key={key}
              disabled={!phrase}
              onClick={() => phrase && become(mark(document, key, phrase))}
            >
              {elements[key].labels.ko}
            </button>
          ))}
          <button type="button" disabled={!open} onClick={() => open && become(remove(document, open))}>
            삭제
          </button>
        </div>
        <output>{said || (phrase ? "" : "글에서 구절을 선택하세요.")}</output>
        <ol>
          {placedNodes(document).map(({ id, toulmin_code, text }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === open}
                onClick={() => {
                  setOpen(id);
                  marks.current?.show(id);
                }}
              >
                <b>{toulmin_code}</b> {text}
              </button>
            </li>
          ))}
        </ol>
        {claim && (
          <div className="marked-page-chart">
            <ToulminChart document={document} claim={claim} onOpenNode={setOpen} />
          </div>
        )}
      </aside>
    </div>
  );
}
