import { useMemo } from "react";
import { type NodeId, nodeOf, type ToulminNode } from "../core/document";
import { type Fact, type FactProblem, factOf, factsOf } from "../core/time/facts";
import { readTime } from "../core/time/read-time";
import type { Time } from "../core/time/time";
import { timesIn } from "../core/time/times-in";
import { timeIn } from "../locales/time-label";
import { useCodeOf, useDocument, useEditor } from "./editor-context";
import type { FieldProps } from "./fields";
import { PickField } from "./pick-field";
import { TimeField } from "./time-field";

interface TimeFieldsProps {
  readonly node: ToulminNode;
  readonly start: FieldProps;
  readonly end: FieldProps;
}

/** Start and end of what a phrase tells, how they are understood, and what a relative time counts from. */
export function TimeFields({ node, start, end }: TimeFieldsProps) {
  const { dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  const fact = useMemo(() => factOf(document, node), [document, node]);
  const isRelative = (readTime(node.stime) ?? readTime(node.etime))?.isRelative === true;
  const base = nodeOf(document, fact?.countsFrom ?? null);
  const reading = (time: Time | null | undefined, isCounted: boolean) => {
    if (!time) return undefined;
    const words = timeIn(dictionary, time);
    return isCounted && base ? dictionary.time.from(codeOf(base), words) : words;
  };
  const problem = (...kinds: FactProblem[]) =>
    fact?.problem && kinds.includes(fact.problem) ? dictionary.time.problems[fact.problem] : undefined;
  const hasStart = node.stime.trim() !== "";
  const shared = (field: FieldProps, time: Time | null | undefined) => ({
    ...field,
    placeholder: dictionary.attributes.timeHint,
    pickLabel: dictionary.attributes.pickTime(field.label),
    picked: time ? new Date(time.from).toISOString().slice(0, 16) : undefined,
  });
  return (
    <>
      <TimeField
        {...shared(start, fact?.start)}
        reading={reading(fact?.start, true)}
        problem={hasStart ? problem("unread-start", "no-base") : undefined}
      />
      {!hasStart && !start.isReadOnly && <TimesInPhrase phrase={node.text} onChoose={start.onChange} />}
      <TimeField
        {...shared(end, fact?.end)}
        reading={reading(fact?.end, !hasStart)}
        problem={problem("unread-end", "end-before-start", ...(hasStart ? [] : (["no-base", "unread-start"] as const)))}
      />
      {isRelative && <BaseField node={node} fact={fact} isReadOnly={start.isReadOnly ?? false} />}
    </>
  );
}

/** The times that the phrase itself tells, to be taken over by a press. */
function TimesInPhrase({ phrase, onChoose }: { phrase: string; onChoose: FieldProps["onChange"] }) {
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

/** The fact whose time a relative time counts from. */
function BaseField({ node, fact, isReadOnly }: { node: ToulminNode; fact: Fact | null; isReadOnly: boolean }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
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
