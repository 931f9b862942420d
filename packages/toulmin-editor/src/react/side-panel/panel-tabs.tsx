import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import type { Dictionary } from "../../locales/ko";
import type { PanelKey } from "../../session/state";
import { useEditor, useSessionState } from "../provider/editor-context";

const panels: readonly PanelKey[] = ["list", "outline", "problems", "statistics", "comparison"];

/** What the tabs are called. */
export function panelNames(dictionary: Dictionary): Record<PanelKey, string> {
  return {
    list: dictionary.panel.list,
    outline: dictionary.outline.tab,
    problems: dictionary.problems.tab,
    statistics: dictionary.statistics.tab,
    comparison: dictionary.comparison.tab,
  };
}

/** The tabs of the side panel (WAI-ARIA Authoring Practices, tabs with automatic activation), and the timeline's button. */
export function PanelTabs({ children }: { children: ReactNode }) {
  const { session, dictionary } = useEditor();
  const current = useSessionState((state) => state.panel);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const words = panelNames(dictionary);

  function onKeyDown(event: KeyboardEvent) {
    const place = panels.indexOf(current);
    const last = panels.length - 1;
    const next = { ArrowRight: place + 1, ArrowLeft: place + last, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const panel = panels[next % panels.length] as PanelKey;
    session.showPanel(panel);
    list.current?.querySelector<HTMLElement>(`[data-panel="${panel}"]`)?.focus();
  }

  return (
    <div className="toulmin-panel-tabs">
      <div className="toulmin-tabs">
        <div role="tablist" aria-label={dictionary.panel.tabs} ref={list} onKeyDown={onKeyDown}>
          {panels.map((panel) => (
            <button
              key={panel}
              type="button"
              role="tab"
              id={`${id}-${panel}`}
              data-panel={panel}
              aria-selected={panel === current}
              aria-controls={`${id}-panel`}
              tabIndex={panel === current ? 0 : -1}
              onClick={() => session.showPanel(panel)}
            >
              {words[panel]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="toulmin-button toulmin-button-small"
          aria-haspopup="dialog"
          onClick={() => session.showTimeline(true)}
        >
          {dictionary.timeline.open}
        </button>
      </div>
      <div className="toulmin-tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}
