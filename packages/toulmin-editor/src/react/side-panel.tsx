import { lazy, Suspense, useState } from "react";
import { nodeOf } from "../core/document";
import { AttributePanel } from "./attribute-panel";
import { useEditor, useSessionState } from "./editor-context";
import { ListPanel } from "./list-panel";
import { PanelTabs } from "./panel-tabs";

/** Needed, and computed, when somebody looks at them. */
const ProblemsPanel = lazy(async () => ({ default: (await import("./problems-panel")).ProblemsPanel }));
const StatisticsPanel = lazy(async () => ({ default: (await import("./statistics-panel")).StatisticsPanel }));

/**
 * The attributes of the open mark, else one of the tabs: the claims, the problems, the statistics. On a narrow screen a
 * sheet over the lower part of the text, which can be raised.
 */
export function SidePanel() {
  const { dictionary } = useEditor();
  const open = useSessionState(({ history, openNode }) => nodeOf(history.present, openNode));
  const panel = useSessionState((state) => state.panel);
  const [isRaised, setIsRaised] = useState(false);
  return (
    <div className="toulmin-panel" data-raised={isRaised || undefined}>
      <button
        type="button"
        className="toulmin-panel-handle"
        aria-expanded={isRaised}
        aria-label={isRaised ? dictionary.panel.lower : dictionary.panel.raise}
        onClick={() => setIsRaised(!isRaised)}
      />
      {open ? (
        <AttributePanel key={open.id} node={open} />
      ) : (
        <PanelTabs>
          {panel === "list" ? (
            <ListPanel />
          ) : (
            <Suspense>{panel === "problems" ? <ProblemsPanel /> : <StatisticsPanel />}</Suspense>
          )}
        </PanelTabs>
      )}
    </div>
  );
}
