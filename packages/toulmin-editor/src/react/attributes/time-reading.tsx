import { useMemo } from "react";
import { type NodeId, nodeOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { type Fact, type FactProblem, factOf, factsOf } from "../../core/time/facts";
import { readTime, saysWhen } from "../../core/time/read-time";
import type { Time } from "../../core/time/time";
import { timesIn } from "../../core/time/times-in";
import type { Dictionary } from "../../locales/ko";
import { timeIn } from "../../locales/time-label";
import type { FieldProps } from "../controls/fields";
import { PickField } from "../controls/pick-field";
import { useCodeOf, useDocument, useEditor } from "../provider/editor-context";

/** How one time of a phrase is understood. */
export interface TimeReading {
  readonly reading: string | undefined;
  readonly problem: string | undefined;
  /** The moment at which the calendar opens, `2018-06-04T16:00`. */
  readonly picked: string | undefined;
}

/** How the start and the end of what a phrase tells are understood, and the fact of it. */
export function readTimes(
  document: ToulminDocument,
  node: ToulminNode,
  { dictionary, codeOf }: { dictionary: Dictionary; codeOf: (node: ToulminNode) => string },
): { fact: Fact | null; start: TimeReading; end: TimeReading } {
  const fact = factOf(document, node);
  const base = nodeOf(document, fact?.countsFrom ?? null);
  const hasStart = node.stime.trim() !== "";
  const read = (
    written: string,
    time: Time | null | undefined,
    isCounted: boolean,
    kinds: readonly FactProblem[],
  ): TimeReading => {
    const unknown = written.trim() === "" || saysWhen(written) ? undefined : dictionary.time.unknown;
    const words = time ? timeIn(dictionary, time) : unknown;
    return {
      reading: words && isCounted && base ? dictionary.time.from(codeOf(base), words) : words,
      problem: fact?.problem && kinds.includes(fact.problem) ? dictionary.time.problems[fact.problem] : undefined,
      picked: time ? new Date(time.from).toISOString().slice(0, 16) : undefined,
    };
  };
  return {
    fact,
    start: read(node.stime, fact?.start, true, hasStart ? ["unread-start", "no-base"] : []),
    end: read(node.etime, fact?.end, !hasStart, [
      "unread-end",
      "end-before-start",
      ...(hasStart ? [] : (["no-base", "unread-start"] as const)),
    ]),
  };
}

/** The times that the phrase itself tells, to be taken over by a press. */
export function TimesInPhrase({ phrase, onChoose }: { phrase: string; onChoose: FieldProps["onChange"] }) {
  const { dictionary } = useEditor();
  const times = useMemo(() => [...new Set(timesIn(phrase))].slice(0, 3), [phrase]);
  if (times.length === 0) return null;
  return (
    <div className="toulmin-actions">
      {times.map((time) => (
        <button
          key={time}
          type="button"
          className="toulmin-button toulmin-button-small"
          onClick={() => onChoose?.(time)}
        >
          {dictionary.time.take(time)}
        </button>
      ))}
    </div>
  );
}

/** The fact whose time a relative time counts from; nothing beside any other time. */
export function BaseField({ node, fact, isReadOnly }: { node: ToulminNode; fact: Fact | null; isReadOnly: boolean }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  if ((readTime(node.stime) ?? readTime(node.etime))?.isRelative !== true) return null;
  const words = dictionary.time;
  const nearest = node.countsFrom === null ? nodeOf(document, fact?.countsFrom ?? null) : undefined;
  const counted = nodeOf(document, node.countsFrom);
  const blank = nearest ? words.nearest(codeOf(nearest)) : words.nearestNone;
  const labelOf = (other: ToulminNode) => `${codeOf(other)} ${other.stime}`;
  return (
    <PickField
      label={words.countsFrom}
      shown={counted ? labelOf(counted) : blank}
      value={node.countsFrom ?? ""}
      isReadOnly={isReadOnly}
      options={() => [
        { key: "", label: () => blank },
        ...factsOf(document)
          .filter((other) => other.start !== null && other.node.id !== node.id)
          .map((other) => ({ key: other.node.id, label: () => labelOf(other.node) })),
      ]}
      onPick={(id) => session.setCountsFrom(node.id, id === "" ? null : (id as NodeId))}
    />
  );
}
