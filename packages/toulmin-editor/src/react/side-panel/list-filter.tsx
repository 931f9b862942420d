import { useMemo } from "react";
import { elementsIn } from "../../core/elements";
import { holdsBack, issuesOf, type ListFilter, NO_FILTER, passes } from "../../core/list-rows";
import { elementIn } from "../../locales/code-label";
import { Choice } from "../controls/fields";
import { useDocument, useEditor, useSessionState } from "../provider/editor-context";

/** Which nodes the list shows: by element, actor, issue and words. It follows in a moment: `shown` is what it goes by yet. */
export function ListFilterFields({ shown }: { shown: ListFilter }) {
  const { session, dictionary, actors, readOnly } = useEditor();
  const document = useDocument();
  const filter = useSessionState((state) => state.filter);
  const issues = useMemo(() => issuesOf(document), [document]);
  const words = dictionary.list;
  const found = useMemo(
    () => (holdsBack(shown) ? document.nodes.flatMap((node) => (passes(node, shown) ? node.id : [])) : []),
    [document, shown],
  );
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
        options={elementsIn(document).map((key) => ({ key, label: elementIn(dictionary, key) }))}
        onChange={(element) => session.filterBy({ element: element })}
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
      {found.length > 1 && !readOnly && (
        <button
          type="button"
          className="toulmin-button toulmin-button-small"
          onClick={() => session.ask({ kind: "edit-together", ids: found })}
        >
          {dictionary.together.open(found.length)}
        </button>
      )}
      {holdsBack(filter) && (
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
