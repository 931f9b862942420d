import { useMemo } from "react";
import { completenessOf } from "../../core/checks";
import type { NodeId, ToulminDocument } from "../../core/document";
import { elementsIn, perElement } from "../../core/elements";
import type { ListFilter } from "../../core/list-rows";
import { statisticsOf } from "../../core/statistics";
import { elementIn } from "../../locales/code-label";
import { type Dictionary, ko } from "../../locales/ko";
import { type Actor, actorLabel, actorsOf } from "../elements/actors";
import { BarTable } from "./bar-table";
import { CompletenessTable } from "./completeness-table";
import { TextStrip } from "./text-strip";

/** What {@link StatisticsCharts} draws. */
export interface StatisticsChartsProps {
  readonly document: ToulminDocument;
  readonly dictionary?: Dictionary;
  /** The dictionary's by default. */
  readonly actors?: readonly Actor[];
  /** A claim was pressed: it is to be shown. */
  readonly onOpenNode?: (id: NodeId) => void;
  /** A count was pressed: what it counts is to be listed. */
  readonly onPick?: (filter: Partial<ListFilter>) => void;
}

/**
 * What is marked in a document, counted: how complete each claim is, how many nodes there are by element, issue and
 * actor, and how much of the text is marked, and where. Every picture stands in the table of its numbers.
 */
export function StatisticsCharts(props: StatisticsChartsProps) {
  const { document, dictionary = ko, onOpenNode, onPick } = props;
  const actors = useMemo(() => props.actors ?? actorsOf(dictionary), [props.actors, dictionary]);
  const statistics = useMemo(() => statisticsOf(document), [document]);
  const completeness = useMemo(() => completenessOf(document), [document]);
  const words = dictionary.statistics;
  const elements = useMemo(() => elementsIn(document), [document]);
  const only = (element: string) => ({
    ...perElement(() => 0),
    [element]: statistics.byElement[element] ?? 0,
  });
  return (
    <section className="toulmin-root toulmin-statistics" aria-label={words.tab}>
      {statistics.nodes === 0 ? (
        <p className="toulmin-empty">{words.empty}</p>
      ) : (
        <>
          <CompletenessTable {...{ completeness, dictionary, onOpenNode }} />
          <BarTable
            caption={words.byElement}
            head={words.element}
            {...{ elements, dictionary, onPick }}
            rows={elements.map((key) => ({
              key,
              label: elementIn(dictionary, key),
              byElement: only(key),
              filter: { element: key },
            }))}
          />
          <BarTable
            caption={words.byIssue}
            head={words.issue}
            {...{ elements, dictionary, onPick }}
            rows={statistics.byIssue.map(({ key, byElement }) => ({
              key,
              label: key === "" ? words.noIssue : dictionary.list.issue(key),
              byElement,
              filter: key === "" ? null : { issue: key },
            }))}
          />
          <BarTable
            caption={words.byActor}
            head={words.actor}
            {...{ elements, dictionary, onPick }}
            rows={statistics.byActor.map(({ key, byElement }) => ({
              key,
              label: key === "" ? words.noActor : actorLabel(actors, key),
              byElement,
              filter: key === "" ? null : { actor: key },
            }))}
          />
          <TextStrip {...{ elements, statistics, dictionary }} />
        </>
      )}
    </section>
  );
}
