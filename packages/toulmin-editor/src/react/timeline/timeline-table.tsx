import { useId, useRef } from "react";
import type { NodeId, ToulminNode } from "../../core/document";
import type { Fact } from "../../core/time/facts";
import type { Dictionary } from "../../locales/ko";
import { timeIn } from "../../locales/time-label";
import { RowSpacer } from "../controls/row-spacer";
import { useWindow } from "../controls/use-window";
import { type Actor, actorLabel } from "../elements/actors";
import { ofElement } from "../elements/element-type";

/** Every row is this high (px), so that thousands of them need not be measured. */
const ROW_HEIGHT = 46;

interface TimelineTableProps {
  readonly caption: string;
  /** In the order of the rows. */
  readonly facts: readonly Fact[];
  readonly active: NodeId | null;
  readonly codeOf: (node: ToulminNode) => string;
  readonly dictionary: Dictionary;
  readonly actors: readonly Actor[];
  readonly onPress: (id: NodeId) => void;
}

/** Facts as rows: when, who, what; only the rows in sight are drawn. */
export function TimelineTable({ caption, facts, active, codeOf, dictionary, actors, onPress }: TimelineTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const captionId = useId();
  const { first, last } = useWindow(scroller, table, facts.length, ROW_HEIGHT);
  const words = dictionary.timeline;
  return (
    <div className="toulmin-timeline-table" ref={scroller} role="region" aria-labelledby={captionId}>
      <table ref={table} aria-rowcount={facts.length + 1}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.actor}</th>
            <th scope="col">{words.fact}</th>
          </tr>
        </thead>
        <tbody>
          <RowSpacer rows={first} height={ROW_HEIGHT} />
          {facts.slice(first, last).map((fact, index) => (
            <Row
              key={fact.node.id}
              fact={fact}
              place={first + index}
              isActive={fact.node.id === active}
              {...{ codeOf, dictionary, actors, onPress }}
            />
          ))}
          <RowSpacer rows={facts.length - last} height={ROW_HEIGHT} />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<TimelineTableProps, "codeOf" | "dictionary" | "actors" | "onPress"> {
  readonly fact: Fact;
  readonly place: number;
  readonly isActive: boolean;
}

function Row({ fact, place, isActive, codeOf, dictionary, actors, onPress }: RowProps) {
  const { node, time, problem } = fact;
  const written = [node.stime, node.etime].filter((each) => each.trim() !== "").join(" ~ ");
  const phrase = node.trans || node.text;
  return (
    <tr aria-rowindex={place + 2} aria-current={isActive || undefined} {...ofElement(node.ctype)}>
      <td title={time ? timeIn(dictionary, time) : undefined}>
        <span className="toulmin-timeline-written">{written || "–"}</span>
        {problem ? (
          <span className="toulmin-timeline-read toulmin-time-problem">{dictionary.time.problems[problem]}</span>
        ) : (
          time && <span className="toulmin-timeline-read">{timeIn(dictionary, time)}</span>
        )}
      </td>
      <td>{node.target === "" ? "–" : actorLabel(actors, node.target)}</td>
      <td>
        <span className="toulmin-row-code notranslate" translate="no">
          {codeOf(node)}
        </span>
        <button type="button" className="toulmin-claim" title={node.text} onClick={() => onPress(node.id)}>
          {phrase}
        </button>
      </td>
    </tr>
  );
}
