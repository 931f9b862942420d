import { select, zoom } from "d3";
import { useEffect, useRef } from "react";
import { nodeOf, type ToulminNode } from "../core/document";
import { useCodeOf, useDocument, useEditor, useSessionState } from "./editor-context";
import { Modal } from "./modal";
import { ToulminChart } from "./toulmin-chart";
import { useTextView } from "./use-text-view";

/** The open claim's chart over the editor; a press beside the boxes, or Esc, closes it. */
export function ChartOverlay() {
  const claim = useSessionState(({ history, openChart }) => nodeOf(history.present, openChart));
  return claim ? <OpenChart claim={claim} /> : null;
}

function OpenChart({ claim }: { claim: ToulminNode }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  const view = useTextView();
  const stage = useZoom(claim.id);
  const close = () => session.openChart(null);
  return (
    <Modal label={dictionary.chart.label(codeOf(claim))} className="toulmin-chart-overlay" onClose={close}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes, see Modal */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the press only closes */}
      <div className="toulmin-chart-stage" ref={stage} onClick={close}>
        <div>
          <ToulminChart
            document={document}
            claim={claim.id}
            dictionary={dictionary}
            onOpenNode={(id) => {
              close();
              view.scrollTo(id);
              session.open(id);
            }}
          />
        </div>
      </div>
      <button type="button" className="toulmin-button toulmin-modal-close" onClick={close}>
        {dictionary.chart.close}
      </button>
    </Modal>
  );
}

/** Zoom by wheel or pinch and pan by drag of the stage's first child. */
function useZoom(key: string | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    const content = element?.firstElementChild as HTMLElement | null;
    if (!key || !element || !content) return;
    const behaviour = zoom<HTMLDivElement, unknown>()
      .scaleExtent([0.2, 4])
      .on("zoom", ({ transform }) => {
        content.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
      });
    const selection = select(element).call(behaviour).on("dblclick.zoom", null);
    return () => {
      selection.on(".zoom", null);
    };
  }, [key]);
  return stage;
}
