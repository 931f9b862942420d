import "../../screens/form/form.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { CallError } from "../../api/client";
import { tell } from "../../api/tell";
import { useSending } from "../../api/use-sending";
import { Popup } from "../../controls/dialogs/popup";
import type { Known } from "../../controls/field-kind";
import { numberText } from "../../controls/inputs/number-input";
import { fieldAt } from "../../fields/definitions";
import { FieldRow } from "../../screens/form/fields/field-row";
import type { Row } from "../../screens/records";

interface DriveFormProps {
  title: string;
  /** What the button says that sends it. */
  action: string;
  /** What the form begins with, by columns. */
  start: Row;
  known: Known;
  /** Where the counter stood after the drive before; nothing where that is not known. */
  odometer?: number;
  onClose: () => void;
  /** Rejects with what the server refused; the dialog and all that was typed stay. */
  onSend: (log: Row) => Promise<void>;
}

const fields = [
  "driver",
  "use_date",
  "purpose",
  "dest",
  "odo_before",
  "odo_after",
  "commute_km",
  "companions",
  "fuel_cost",
  "toll",
  "park_cost",
  "receipt",
  "note",
];

/** A drive as the log book has it, over the page. */
export function DriveForm({ title, action, start, known, odometer, onClose, onSend }: DriveFormProps) {
  const [log, setLog] = useState(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { isSending, send } = useSending();
  const km = Number(log.odo_after) - Number(log.odo_before);
  const gap = odometer === undefined ? 0 : Number(log.odo_before) - odometer;

  function write(column: string, value: unknown) {
    setLog((before) => ({ ...before, [column]: value }));
    setProblems(({ [column]: _, ...others }) => others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(() => onSend({ ...log, commute_km: log.commute_km ?? km }), refused);
  }

  function refused(error: unknown) {
    if (error instanceof CallError) {
      // a return calls the log by its part's name
      const named = Object.entries(error.fields).map(([at, why]) => [at.replace(/^vehicle_log\./, ""), why]);
      setProblems(Object.fromEntries(named));
    }
    tell(error);
  }

  return (
    <Popup title={title} size="lg" closeOnClickOutside={false} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="form-section">
          {fields.map((key) => {
            const { part: _, ...placed } = fieldAt("vehicle_log", key);
            return (
              <FieldRow
                key={key}
                placed={placed}
                value={log[placed.column] ?? null}
                onChange={(value) => write(placed.column, value)}
                known={known}
                problem={problems[placed.column]}
              />
            );
          })}
        </div>
        <p role="status">
          {km > 0 && `주행거리 ${numberText(km)}km · 업무 ${numberText(km - Number(log.commute_km ?? 0))}km`}
          {gap > 0 &&
            ` · 마지막 기록(${numberText(odometer ?? 0)}km)보다 ${numberText(gap)}km 많습니다. 빈 구간으로 표시됩니다.`}
        </p>
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" type="submit" loading={isSending}>
            {action}
          </Button>
        </div>
      </form>
    </Popup>
  );
}
