import "../../screens/form/form.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { CallError } from "../../api/client";
import { tell } from "../../api/tell";
import { numberText } from "../../controls/number-input";
import { dayOf } from "../../screens/calendar/days";
import { fieldAt } from "../../screens/definitions";
import { FieldRow } from "../../screens/form/field-row";
import type { ReadAnswer, Row } from "../../screens/records";
import { Popup } from "../../shell/popup";

interface ReturnDialogProps {
  read: ReadAnswer;
  onClose: () => void;
  /** Rejects with what the server refused; the dialog and all that was typed stay. */
  onSend: (values: Row) => Promise<void>;
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

const purposes: Readonly<Record<string, string>> = {
  거래처방문: "client",
  판촉: "promo",
  회의: "meet",
  교육: "edu",
  배송: "deliver",
  출장: "trip",
  출퇴근: "commute",
};

/** The log of a drive, without which a car is not given back; its counter goes on from the last drive's. */
export function ReturnDialog({ read, onClose, onSend }: ReturnDialogProps) {
  const { record, extra } = read;
  const odometer = Number(extra.odometer) || 0;
  const [log, setLog] = useState<Row>(() => ({
    idx_vehicle: record.idx_resource,
    idx_driver: record.idx_driver ?? record.idx_booker,
    use_date: dayOf(Date.parse((record.during as { from: string }).from)),
    purpose: purposes[String(record.purpose)] ?? "etc",
    dest: record.dest ?? "",
    odo_before: odometer,
    odo_after: null,
    commute_km: record.purpose === "출퇴근" ? null : 0,
  }));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const km = Number(log.odo_after) - Number(log.odo_before);
  const gap = Number(log.odo_before) - odometer;

  function write(column: string, value: unknown) {
    setLog((before) => ({ ...before, [column]: value }));
    setProblems(({ [`vehicle_log.${column}`]: _, ...others }) => others);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsSending(true);
    try {
      await onSend({ vehicle_log: { ...log, commute_km: log.commute_km ?? km } });
    } catch (error) {
      if (error instanceof CallError) setProblems(error.fields);
      tell(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Popup title="반납·운행일지" size="lg" closeOnClickOutside={false} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <div className="form-section">
          {fields.map((key) => {
            const { part: _, ...placed } = fieldAt("vehicle_log", key);
            return (
              <FieldRow
                key={key}
                placed={placed}
                value={log[placed.column] ?? null}
                onChange={(value) => write(placed.column, value)}
                known={read}
                problem={problems[`vehicle_log.${placed.column}`]}
              />
            );
          })}
        </div>
        <p role="status">
          {km > 0 && `주행거리 ${numberText(km)}km · 업무 ${numberText(km - Number(log.commute_km ?? 0))}km`}
          {gap > 0 &&
            ` · 마지막 기록(${numberText(odometer)}km)보다 ${numberText(gap)}km 많습니다. 빈 구간으로 표시됩니다.`}
        </p>
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" type="submit" loading={isSending}>
            반납
          </Button>
        </div>
      </form>
    </Popup>
  );
}
