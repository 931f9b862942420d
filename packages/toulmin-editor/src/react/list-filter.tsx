import { useMemo } from "react";
import { elementKeys } from "../core/elements";
import type { ElementKey } from "../core/elements/define-element";
import { issuesOf, NO_FILTER } from "../core/list-rows";
import { useDocument, useEditor, useSessionState } from "./editor-context";

/** Which nodes the list shows: by element, actor, issue and words. */
export function ListFilterFields() {
  const { session, dictionary, actors } = useEditor();
  const document = useDocument();
  const filter = useSessionState((state) => state.filter);
  const issues = useMemo(() => issuesOf(document), [document]);
  const words = dictionary.list;
  const isFiltered = Object.values(filter).some((part) => part !== "");
  return (
    <search className="toulmin-filter" aria-label={words.filter}>
      <input
        type="text"
        aria-label={words.byWords}
        placeholder={words.byWords}
        value={filter.words}
        onChange={(event) => session.filterBy({ words: event.target.value })}
      />
      <Choice
        label={words.byElement}
        value={filter.element}
        options={elementKeys.map((key) => ({ key, label: dictionary.elements[key] }))}
        onChange={(element) => session.filterBy({ element: element as ElementKey | "" })}
      />
      <Choice
        label={words.byActor}
        value={filter.actor}
        options={actors}
        onChange={(actor) => session.filterBy({ actor })}
      />
      <Choice
        label={words.byIssue}
        value={filter.issue}
        options={issues.map((issue) => ({ key: issue, label: words.issue(issue) }))}
        onChange={(issue) => session.filterBy({ issue })}
      />
      {isFiltered && (
        <button
          type="button"
          className="toulmin-button toulmin-button-small"
          onClick={() => session.filterBy(NO_FILTER)}
        >
          {words.noFilter}
        </button>
      )}
    </search>
  );
}

interface ChoiceProps {
  /** Names the field, and stands for "any". */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
