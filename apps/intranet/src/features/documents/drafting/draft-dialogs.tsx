import { Button } from "@mantine/core";
import type { FormValues, Problem } from "@portal/definition";
import { formByKind } from "@portal/definition";
import { Popup } from "../../../controls/dialogs/popup";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { lineText } from "../line/line-editor";
import { keepTitles, kindTitles, personText, type Step, secretTitles } from "../names";
import { DocumentSheet } from "../view/document-sheet";
import { wonText } from "../won";
import { type Begun, type Draft, titleOf } from "./draft";

interface PreviewProps {
  draft: Draft;
  begun: Begun;
  /** The form's values with what is computed of them. */
  data: FormValues;
  onClose: () => void;
}

/** The document as its readers will see it. */
export function PreviewDialog({ draft, begun, data, onClose }: PreviewProps) {
  const { drafter, office_name, known } = begun;
  return (
    <Popup title="미리보기" size="xl" onClose={onClose}>
      <DocumentSheet
        kind={draft.kind}
        title={titleOf(draft)}
        drafter={drafter}
        submitted={null}
        line={draft.line.map(plannedStep)}
        facts={[
          ["기안자", personText(drafter)],
          ["부서", [office_name, drafter.team_name].filter(Boolean).join(" ")],
          ["기안일", seoulTime(new Date()).slice(0, 10)],
          ["보존연한", `${keepTitles[draft.keep_years]} · ${secretTitles[draft.secret]}`],
        ]}
        data={data}
        body={draft.body}
        known={known}
        document={null}
      >
        {draft.files.length > 0 && <p>첨부 {draft.files.length}개</p>}
        {draft.parent && (
          <p>
            관련문서 {draft.parent.doc_no} {draft.parent.title}
          </p>
        )}
      </DocumentSheet>
    </Popup>
  );
}

function plannedStep(step: Draft["line"][number], at: number): Step {
  return {
    ...step,
    idx: at + 1,
    seq: at + 1,
    status: "wait",
    acted_by: null,
    acted_at: null,
    is_final: false,
    opinion: null,
    note: null,
  };
}

interface SubmitProps {
  draft: Draft;
  warnings: readonly Problem[];
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Asks once more before a document goes on its way. */
export function SubmitDialog({ draft, warnings, isSending, onSend, onClose }: SubmitProps) {
  const amount = formByKind(draft.kind).amount?.(draft.data);
  const told = draft.line.filter(({ role }) => role === "refer" || role === "receive");
  return (
    <Popup title="상신" size="md" onClose={onClose}>
      <p>
        <b>{titleOf(draft)}</b> ({kindTitles[draft.kind]}
        {amount ? `, ${wonText(amount)}원` : ""})
      </p>
      <p>결재: {lineText(draft.line)}</p>
      {told.length > 0 && (
        <p className="doc-small">참조·수신: {told.map(({ staff, team }) => staff?.kname ?? team?.kname).join(", ")}</p>
      )}
      {warnings.length > 0 && (
        <ul className="draft-note">
          {warnings.map(({ path, message }) => (
            <li key={path + message}>{message}</li>
          ))}
        </ul>
      )}
      <div className="popup-actions">
        <Button variant="default" onClick={onClose}>
          취소
        </Button>
        <Button data-autofocus loading={isSending} onClick={onSend}>
          상신
        </Button>
      </div>
    </Popup>
  );
}
