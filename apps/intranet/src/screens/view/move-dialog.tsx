import "../form/small-form.css";
import { Button } from "@mantine/core";
import type { Move } from "@portal/definition";
import { type FormEvent, useState } from "react";
import { CallError } from "../../api/client";
import { tell } from "../../api/tell";
import { useSending } from "../../api/use-sending";
import { beginAtFirst } from "../../controls/dialogs/begin-at-first";
import { Popup } from "../../controls/dialogs/popup";
import type { Known } from "../../controls/field-kind";
import { ReasonText } from "../../controls/inputs/reason-text";
import { useOnceDrawn } from "../../controls/use-once-drawn";
import { fieldAt } from "../../fields/definitions";
import { askedText } from "../../fields/moves";
import { isEmpty } from "../../fields/shown";
import { FieldRow } from "../form/fields/field-row";
import { initialOf } from "../form/first-values";
import { goToProblem } from "../form/go-to-problem";
import type { Row } from "../records";

interface MoveDialogProps {
  entity: string;
  move: Move;
  title?: string;
  record?: Row;
  known?: Known;
  onClose: () => void;
  /** Rejects with what the server refused; the dialog stays then. */
  onSend: (given: { reason?: string; values?: Row }) => Promise<void>;
}

/** Letters of a reason that is kept in the history alone. */
const LONGEST_REASON = 1000;

function longestReason(entity: string, { reasonIn }: Move): number {
  const field = reasonIn === undefined ? undefined : fieldAt(entity, reasonIn).field;
  return (field?.kind === "text" && field.max) || LONGEST_REASON;
}

/** Asks for what a move needs: a reason, and fields that are filled in with it. */
export function MoveDialog({ entity, move, title = move.title, ...props }: MoveDialogProps) {
  const { record = {}, known = { names: {}, files: {} }, onClose, onSend } = props;
  const fields = (move.fields ?? []).map((key) => {
    const placed = fieldAt(entity, key);
    return move.requires?.includes(key) ? { ...placed, field: { ...placed.field, required: true } } : placed;
  });
  const [reason, setReason] = useState("");
  const [values, setValues] = useState<Row>(() =>
    Object.fromEntries(fields.map(({ column, field }) => [column, record[column] ?? initialOf(field) ?? null])),
  );
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { isSending, send } = useSending();
  const onceDrawn = useOnceDrawn();

  /** What was wrong with something is not said of what is written there now. */
  const forget = (column: string) => setProblems(({ [column]: _, ...others }) => others);

  function submit(event: FormEvent) {
    event.preventDefault();
    const form = event.currentTarget;
    const tellOf = (wrong: Readonly<Record<string, string>>) => {
      setProblems(wrong);
      onceDrawn(() => goToProblem(form));
    };
    const found = Object.fromEntries(
      fields
        .filter(({ field, column }) => field.required && isEmpty(values[column]))
        .map(({ column }) => [column, "필수 항목입니다."]),
    );
    if (move.reason === "required" && reason.trim() === "") found.reason = "사유를 입력하세요.";
    tellOf(found);
    if (Object.keys(found).length > 0) return;
    void send(
      () => onSend({ ...(reason.trim() && { reason: reason.trim() }), ...(fields.length > 0 && { values }) }),
      (error) => {
        if (error instanceof CallError) tellOf(error.fields);
        tell(error);
      },
    );
  }

  return (
    <Popup title={title} size="md" closeOnClickOutside={false} onClose={onClose}>
      <form ref={beginAtFirst} noValidate className="small-form" onSubmit={submit}>
        {fields.map((placed) => (
          <FieldRow
            key={placed.key}
            placed={placed}
            value={values[placed.column]}
            onChange={(value) => {
              setValues((before) => ({ ...before, [placed.column]: value }));
              forget(placed.column);
            }}
            known={known}
            problem={problems[placed.column]}
            values={{ ...record, ...values }}
          />
        ))}
        {move.reason ? (
          <ReasonText
            isOptional={move.reason === "optional"}
            max={longestReason(entity, move)}
            value={reason}
            onChange={(words) => {
              setReason(words);
              forget("reason");
            }}
            problem={problems.reason}
          />
        ) : (
          fields.length === 0 && <p>{askedText(entity, move, record)}</p>
        )}
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" type="submit" color={move.isDangerous ? "red" : "leaf"} loading={isSending}>
            {move.title}
          </Button>
        </div>
      </form>
    </Popup>
  );
}
