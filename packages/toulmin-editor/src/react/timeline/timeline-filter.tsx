import { useMemo } from "react";
import { claimsOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { elementsIn } from "../../core/elements";
import { issuesOf, type ListFilter, NO_FILTER, passes } from "../../core/list-rows";
import { withPlace } from "../../core/places";
import { codeIn, elementIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { Choice } from "../controls/fields";
import type { Actor } from "../elements/actors";

/** Which facts a timeline shows; an empty part lets all through. */
interface FactFilter extends ListFilter {
  /** The id of the claim they belong to. */
  readonly claim: string;
}

export const NO_FACT_FILTER: FactFilter = { ...NO_FILTER, claim: "" };

export function passesFact(node: ToulminNode, filter: FactFilter): boolean {
  return (filter.claim === "" || node.toulmin === filter.claim) && passes(node, filter);
}

interface TimelineFilterProps {
  readonly document: ToulminDocument;
  readonly dictionary: Dictionary;
  readonly actors: readonly Actor[];
  readonly filter: FactFilter;
  readonly onFilter: (filter: FactFilter) => void;
}

/** Which facts the timeline shows: by claim, issue, actor, element and words. */
export function TimelineFilter({ document, dictionary, actors, filter, onFilter }: TimelineFilterProps) {
  const words = dictionary.list;
  const claims = useMemo(() => claimsOf(document), [document]);
  const issues = useMemo(() => issuesOf(document), [document]);
  const change = (part: keyof FactFilter) => (value: string) => onFilter({ ...filter, [part]: value });
  const isFiltered = Object.values(filter).some((part) => part !== "");
  return (
    <search className="toulmin-timeline-filter" aria-label={dictionary.timeline.filter}>
      <Choice
        label={dictionary.timeline.byClaim}
        value={filter.claim}
        options={claims.map((claim) => ({
          key: claim.id,
          label: `${codeIn(dictionary, withPlace(document, claim))} ${(claim.trans || claim.text).slice(0, 40)}`,
        }))}
        onChange={change("claim")}
      />
      <Choice
        label={words.byIssue}
        value={filter.issue}
        options={issues.map((issue) => ({ key: issue, label: words.issue(issue) }))}
        onChange={change("issue")}
      />
      <Choice label={words.byActor} value={filter.actor} options={actors} onChange={change("actor")} />
      <Choice
        label={words.byElement}
        value={filter.element}
        options={elementsIn(document).map((key) => ({ key, label: elementIn(dictionary, key) }))}
        onChange={change("element")}
      />
      <input
        type="text"
        aria-label={words.byWords}
        placeholder={words.byWords}
        value={filter.words}
        onChange={(event) => change("words")(event.target.value)}
      />
      {isFiltered && (
        <button type="button" className="toulmin-button toulmin-button-small" onClick={() => onFilter(NO_FACT_FILTER)}>
          {words.noFilter}
        </button>
      )}
    </search>
  );
}
