import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { nodeOf } from "../../core/document";
import { observeSize } from "../../editor/observe-size";
import { AttributePanel } from "../attributes/attribute-panel";
import { later } from "../controls/later";
import { useEditor, useSessionState } from "../provider/editor-context";
import { Part } from "../provider/part";
import { ListPanel } from "./list-panel";
import { PanelTabs, panelNames } from "./panel-tabs";

/** Needed, and computed, when somebody looks at them. */
const OutlinePanel = later(async () => (await import("./outline-panel")).OutlinePanel);
const ProblemsPanel = later(async () => (await import("./problems-panel")).ProblemsPanel);
const ComparisonPanel = later(async () => (await import("../comparison/comparison-panel")).ComparisonPanel);
const StatisticsPanel = later(async () => (await import("../statistics/statistics-panel")).StatisticsPanel);

/** From this width of the editor on (px), list and attributes stand side by side; the style sheet has the same. */
const WIDE = 1280;

/**
 * One of the tabs: the claims, the outline, the problems, the statistics, the comparison; in its place, in a wide editor beside it, the attributes of
 * the open mark. On a narrow screen a
 * sheet over the lower part of the text, which can be raised.
 */
export function SidePanel() {
  const { session, dictionary } = useEditor();
  const names = panelNames(dictionary);
  const open = useSessionState(({ history, openNode }) => nodeOf(history.present, openNode));
  const panel = useSessionState((state) => state.panel);
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame);
  const [isRaised, setIsRaised] = useState(false);
  return (
    <div
      className="toulmin-panel"
      ref={frame}
      data-raised={isRaised || undefined}
      data-beside={(isWide && open !== undefined) || undefined}
    >
      <button
        type="button"
        className="toulmin-panel-handle"
        aria-expanded={isRaised}
        aria-label={isRaised ? dictionary.panel.lower : dictionary.panel.raise}
        onClick={() => setIsRaised(!isRaised)}
      />
      {(isWide || !open) && (
        <PanelTabs>
          <Part key={panel} name={names[panel]}>
            {panel === "list" ? (
              <ListPanel />
            ) : panel === "outline" ? (
              <OutlinePanel />
            ) : panel === "problems" ? (
              <ProblemsPanel />
            ) : panel === "statistics" ? (
              <StatisticsPanel />
            ) : (
              <ComparisonPanel />
            )}
          </Part>
        </PanelTabs>
      )}
      {open && (
        <Part key={open.id} name={dictionary.panel.attributes} onClose={() => session.open(null)}>
          <AttributePanel node={open} />
        </Part>
      )}
    </div>
  );
}

function useIsWide(panel: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const editor = panel.current?.closest<HTMLElement>(".toulmin-editor");
    if (!editor) return;
    const read = () => setIsWide(editor.clientWidth >= WIDE);
    read();
    return observeSize(editor, read);
  }, [panel]);
  return isWide;
}
