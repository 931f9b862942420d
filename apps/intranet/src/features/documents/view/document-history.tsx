import { seoulTime } from "../../../fields/dates/seoul-time";
import { type Document, roleTitles, statusTitles, stepTitles } from "../names";

/** What happened to a document and to each step of its line: who, when and why; folded up. */
export function DocumentHistory({ history }: { history: Document["history"] }) {
  return (
    <details>
      <summary>이력 {history.length}</summary>
      <ul>
        {history.map(({ at, who, step, from, to, memo }, index) => (
          // several things happen at the same moment, in their order
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
          <li key={index}>
            <span className="doc-small">{seoulTime(at)}</span> {who}
            <br />
            {step ? `${roleTitles[step.role]} ${step.name}` : "문서"}: {changeText(from, to, step !== null)}
            {memo && <p>{memo}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function changeText(from: string | null, to: string, isStep: boolean): string {
  const titles: Readonly<Record<string, string>> = isStep ? stepTitles : statusTitles;
  const after = titles[to] ?? to;
  return from ? `${titles[from] ?? from} → ${after}` : after;
}
