import { useMemo } from "react";
import type { ToulminNode } from "../../core/document";
import { elementsIn } from "../../core/elements";
import { marksByEntry, outlineOf } from "../../core/outline";
import { sourceOf } from "../../core/source";
import { elementIn } from "../../locales/code-label";
import { ofElement } from "../elements/element-type";
import { useDocument, useEditor } from "../provider/editor-context";
import { useTextView } from "../provider/use-text-view";

/** The headings and numbered parts of the judgment, with the marks in each; one that is pressed is gone to. */
export function OutlinePanel() {
  const { dictionary } = useEditor();
  const document = useDocument();
  const view = useTextView();
  const words = dictionary.outline;
  const entries = useMemo(() => outlineOf(document.blocks), [document.blocks]);
  const marks = useMemo(() => marksByEntry(document, entries), [document, entries]);
  const { starts } = sourceOf(document.blocks);
  if (entries.length === 0) return <p className="toulmin-outline toulmin-empty">{words.empty}</p>;
  return (
    <nav className="toulmin-outline" aria-label={words.tab}>
      <ul>
        {entries.map(({ block, paragraph, level, text }, index) => (
          <li key={`${block} ${level}`} data-level={level}>
            <button type="button" onClick={() => view.goTo(starts[block] ?? 0)}>
              <span className="toulmin-outline-text">{text}</span>
              <span className="toulmin-outline-paragraph">{words.paragraph(paragraph)}</span>
            </button>
            {marks[index]?.length ? <Marks nodes={marks[index]} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many marks of each element there are. */
function Marks({ nodes }: { nodes: readonly ToulminNode[] }) {
  const { dictionary } = useEditor();
  const counts = elementsIn({ nodes }).map((key) => [key, nodes.filter(({ ctype }) => ctype === key).length] as const);
  return (
    <span className="toulmin-outline-marks">
      {counts
        .filter(([, count]) => count > 0)
        .map(([key, count]) => (
          <span key={key} {...ofElement(key)}>
            {dictionary.chart.count(elementIn(dictionary, key), count)}
          </span>
        ))}
    </span>
  );
}
