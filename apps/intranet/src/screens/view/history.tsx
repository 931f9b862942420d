import type { Field } from "@portal/definition";
import { StateChip } from "../../fields/choices/choice";
import { stateOf } from "../../fields/choices/tone";
import { seoulTime } from "../../fields/dates/seoul-time";
import { entityOf } from "../../fields/modules";
import type { ReadAnswer } from "../records";

type ChoiceField = Extract<Field, { kind: "choice" }>;

interface HistoryProps {
  entity: string;
  history: ReadAnswer["history"];
}

const done: Readonly<Record<string, string>> = {
  added: "등록",
  changed: "수정",
  removed: "삭제",
  merged: "합침",
  revealed: "가린 값 보기",
};

/** Who did what with a record, and when; the newest first. */
export function History({ entity, history }: HistoryProps) {
  if (history.length === 0) return null;
  const { flow, fields } = entityOf(entity);
  const state = fields[flow?.field ?? ""];
  const field: Pick<ChoiceField, "options" | "tones"> = state?.kind === "choice" ? state : { options: {} };
  return (
    <details className="view-history">
      <summary>이력 {history.length}건</summary>
      <ol>
        {history.toReversed().map(({ at, who, from, to, memo, changes = [] }, index) => {
          const isState = to in field.options;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays in its order
            <li key={index}>
              <span className="field-fixed">{seoulTime(at)}</span> <span>{who}</span>{" "}
              {isState ? (
                <span>
                  {from !== null && from in field.options && (
                    <>
                      <StateChip {...stateOf(field, from)} /> →{" "}
                    </>
                  )}
                  <StateChip {...stateOf(field, to)} />
                </span>
              ) : (
                <span>{done[to] ?? to}</span>
              )}
              {changes.length > 0 && <Changes changes={changes} />}
              {memo && (isState || changes.length === 0) && (
                <span className="history-memo">{isState || to === "merged" ? memo : labelsIn(entity, memo)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** What was there before, and what is there since. */
function Changes({ changes }: Pick<ReadAnswer["history"][number], "changes">) {
  return (
    <dl className="history-changes">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="history-change">
          <dt>{label}</dt>
          <dd>
            <del>{before || "–"}</del> <span aria-hidden>→</span> <ins>{after || "–"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was changed, by labels where the server names columns. */
function labelsIn(entity: string, memo: string): string {
  const { fields } = entityOf(entity);
  return memo
    .split(/,\s*/)
    .map((name) => fields[name.replace(/^idx_/, "")]?.label ?? fields[name]?.label ?? name)
    .join(", ");
}
