import { useMemo, useRef, useState } from "react";
import type { NodeId, ToulminDocument, ToulminNode } from "../../core/document";
import {
  extentOf,
  type PeriodUnit,
  periodsOf,
  roundTimes,
  type Stretch,
  unitFor,
  windowFor,
} from "../../core/layout/periods";
import { withPlace } from "../../core/places";
import { chronology, type Fact, factsOf } from "../../core/time/facts";
import { HOUR } from "../../core/time/time";
import { codeIn } from "../../locales/code-label";
import { type Dictionary, ko } from "../../locales/ko";
import { useIsLaidOut } from "../controls/use-is-laid-out";
import { useMeasured } from "../controls/use-size";
import { type Actor, actorsOf } from "../elements/actors";
import { useMeasure } from "../pictures/use-measure";
import { TimelineBar } from "./timeline-bar";
import { FactDetail } from "./timeline-detail";
import { NO_FACT_FILTER, passesFact, TimelineFilter } from "./timeline-filter";
import { TimelineOverview } from "./timeline-overview";
import { PeriodTable } from "./timeline-periods";
import { type DatedFact, LABEL_SIZE, TimelinePicture } from "./timeline-picture";
import { TimelineTable } from "./timeline-table";

/** What {@link Timeline} draws. */
export interface TimelineProps {
  readonly document: ToulminDocument;
  readonly dictionary?: Dictionary;
  /** The actors in the order of their lanes; the dictionary's by default. Others follow, facts without an actor last. */
  readonly actors?: readonly Actor[];
  /** A fact was pressed: it is to be shown in the text. */
  readonly onOpenNode?: (id: NodeId) => void;
}

/** What stands above and below the picture: filter, tools, the brush, the open fact, the periods (px). */
const AROUND_PICTURE = 240;
/** The shortest stretch that can be looked at. */
const SHORTEST = HOUR / 4;

/**
 * The facts of a document as a chronology: a lane for each actor, bars for ranges, a brush over the whole time, and the
 * same as a table. Facts without a date are listed. Drawn from a document alone.
 */
export function Timeline({ document, dictionary = ko, actors: given, onOpenNode }: TimelineProps) {
  const actors = useMemo(() => given ?? actorsOf(dictionary), [given, dictionary]);
  const [filter, setFilter] = useState(NO_FACT_FILTER);
  const [askedUnit, setUnit] = useState<PeriodUnit | null>(null);
  const [chosen, setChosen] = useState<Stretch | null>(null);
  const [active, setActive] = useState<NodeId | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const whole = useRef<HTMLElement>(null);
  const width = useMeasured(frame, "clientWidth", 900);
  const height = useMeasured(whole, "clientHeight", 0);
  const measure = useMeasure(whole, LABEL_SIZE);
  const isLaidOut = useIsLaidOut();
  const words = dictionary.timeline;

  const all = useMemo(() => (isLaidOut ? factsOf(document) : NOTHING), [document, isLaidOut]);
  const facts = useMemo(() => all.filter((fact) => passesFact(fact.node, filter)), [all, filter]);
  const dated = useMemo(() => chronology(facts), [facts]);
  const undated = useMemo(() => facts.filter((fact) => fact.time === null), [facts]);
  const times = useMemo(() => dated.map((fact) => fact.time), [dated]);
  const extent = useMemo(() => extentOf(times), [times]);
  const unit = askedUnit ?? (extent ? unitFor(extent) : "year");
  const periods = useMemo(() => periodsOf(times, unit), [times, unit]);
  const lanes = useMemo(() => lanesOf(dated, actors), [dated, actors]);
  const everything = useMemo(() => roundTimes(times), [times]);
  const window = chosen ?? everything;
  const shown = useMemo(
    () => (window ? dated.filter(({ time }) => time.to > window[0] && time.from < window[1]) : []),
    [dated, window],
  );

  function show(from: number, to: number) {
    const middle = (from + to) / 2;
    const half = Math.max(SHORTEST, to - from) / 2;
    setChosen([middle - half, middle + half]);
  }
  const zoom = (factor: number) => {
    if (!window) return;
    const at = dated.find((fact) => fact.node.id === active)?.time;
    const middle = at && at.from >= window[0] && at.from <= window[1] ? at.from : (window[0] + window[1]) / 2;
    show(middle - (middle - window[0]) * factor, middle + (window[1] - middle) * factor);
  };
  const pan = (share: number) => {
    if (window) show(window[0] + (window[1] - window[0]) * share, window[1] + (window[1] - window[0]) * share);
  };
  function lookBy(next: PeriodUnit) {
    setUnit(next);
    if (!everything || !window) return;
    const at = dated.find((fact) => fact.node.id === active) ?? shown[0] ?? dated[0];
    setChosen(next === "year" ? null : windowFor(next, everything, at?.time.from ?? window[0]));
  }
  function onKey(key: string): boolean {
    if (key === "+" || key === "=") zoom(0.5);
    else if (key === "-") zoom(2);
    else if (key === "0") setChosen(null);
    else if (key === "PageUp") pan(-0.5);
    else if (key === "PageDown") pan(0.5);
    else return false;
    return true;
  }
  function lookCloser(ids: readonly string[]) {
    const within = roundTimes(dated.filter((fact) => ids.includes(fact.node.id)).map((fact) => fact.time));
    if (within) show(...within);
  }
  const press = (id: NodeId) => {
    setActive(id);
    onOpenNode?.(id);
  };
  const codeOf = (node: ToulminNode) => codeIn(dictionary, withPlace(document, node));
  const shared = { active, codeOf, dictionary, actors };

  return (
    <section className="toulmin-root toulmin-timeline" aria-label={words.label} ref={whole}>
      {isLaidOut && all.length === 0 ? (
        <p className="toulmin-picture-empty">{words.empty}</p>
      ) : (
        <>
          <TimelineFilter {...{ document, dictionary, actors, filter }} onFilter={setFilter} />
          {window && (
            <TimelineBar
              {...{ dictionary, unit, window, picture }}
              counts={words.counts(shown.length, dated.length, undated.length)}
              onUnit={lookBy}
              onAll={() => setChosen(null)}
              onZoom={zoom}
              onPan={pan}
            />
          )}
          <div className="toulmin-timeline-body">
            <div className="toulmin-timeline-drawn" ref={frame}>
              {window && everything ? (
                <>
                  <TimelineOverview
                    {...{ periods, everything, window, width, dictionary }}
                    onWindow={([from, to]) => setChosen([from, to])}
                  />
                  <TimelinePicture
                    {...shared}
                    {...{ picture, lanes, window, width, measure, onKey }}
                    room={height - AROUND_PICTURE}
                    facts={dated}
                    onActive={setActive}
                    onOpen={onOpenNode}
                    onCloser={lookCloser}
                  />
                  <FactDetail
                    fact={shown.find((fact) => fact.node.id === active)}
                    {...{ document, dictionary }}
                    onOpen={press}
                  />
                  <PeriodTable periods={periods} unit={unit} dictionary={dictionary} />
                </>
              ) : (
                isLaidOut && <p className="toulmin-empty">{facts.length === 0 ? words.nothingPasses : words.noDates}</p>
              )}
            </div>
            <div className="toulmin-timeline-lists">
              {shown.length > 0 && (
                <TimelineTable {...shared} caption={words.facts(shown.length)} facts={shown} onPress={press} />
              )}
              {undated.length > 0 && (
                <TimelineTable {...shared} caption={words.undated(undated.length)} facts={undated} onPress={press} />
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** Before anything is laid out. */
const NOTHING: readonly Fact[] = [];

/** The lanes in use: the actors in their order, then others as they come, no actor last. */
function lanesOf(facts: readonly DatedFact[], actors: readonly Actor[]): string[] {
  const used = new Set<string>(facts.map((fact: Fact) => fact.node.target));
  const known = actors.map((actor) => actor.key).filter((key) => used.delete(key));
  const hasNone = used.delete("");
  return [...known, ...used, ...(hasNone ? [""] : [])];
}
