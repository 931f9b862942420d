import { useEditor, useSessionState } from "./editor-context";

/** The head of the judgment: court, case number and charge, as far as they are known. */
export function TitleBlock() {
  const { dictionary } = useEditor();
  const { court, caseNo, charge } = useSessionState((state) => state.history.present.title);
  const parts = [
    { name: dictionary.title.court, value: court },
    { name: dictionary.title.caseNo, value: caseNo },
    { name: dictionary.title.charge, value: charge },
  ].filter((part) => part.value !== "");
  return (
    <header className="toulmin-title">
      <h2>{dictionary.title.judgment}</h2>
      {parts.length > 0 && (
        <dl>
          {parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>{part.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
