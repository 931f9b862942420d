import "./booking-panel.css";
import "../../screens/view/view.css";
import { Button } from "@mantine/core";
import type { EntityScreen } from "@portal/definition";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ShownField } from "../../fields/shown";
import { spanOf } from "../../screens/calendar/days";
import { fieldAt, siblingOf } from "../../screens/definitions";
import { addressOfRecord } from "../../screens/record-links";
import { RecordTrouble } from "../../screens/record-trouble";
import { type ReadAnswer, type Row, useRecord } from "../../screens/records";
import { History } from "../../screens/view/history";
import { Moves } from "../../screens/view/moves";
import { Popup } from "../../shell/popup";
import { ReturnDialog } from "./return-dialog";

interface BookingPanelProps {
  screen: EntityScreen;
  idx: number;
  onClose: () => void;
}

type Series = "one" | "following" | "all";

const shown = [
  "booker",
  "status",
  "purpose",
  "dest",
  "driver",
  "studio_booking.kind",
  "studio_booking.producer",
  "studio_booking.equipment",
  "studio_booking.crew",
  "studio_booking.reject_reason",
  "people",
  "attendees",
  "setup",
  "memo",
  "checkin_at",
  "vehicle_log.odo_before",
  "vehicle_log.odo_after",
  "vehicle_log.km",
  "vehicle_log.note",
];

/** A booking as it was made, and what can be done with it now. */
export function BookingPanel({ screen, idx, onClose }: BookingPanelProps) {
  const { data, error, refetch } = useRecord(screen, idx);
  const title = data ? String(data.record.title) : "예약";
  return (
    <Popup title={title} size="md" onClose={onClose}>
      {data ? (
        <Facts screen={screen} read={data} onClose={onClose} />
      ) : (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      )}
    </Popup>
  );
}

function Facts({ screen, read, onClose }: { screen: EntityScreen; read: ReadAnswer; onClose: () => void }) {
  const navigate = useNavigate();
  const { record, may, extra } = read;
  const { from, to } = record.during as { from: string; to: string };
  const missing = extra.missingLog as { booker: string } | null;
  const edit = siblingOf(screen, "edit");
  const fields = shown.map((key) => fieldAt(screen.of, key));
  const filled = fields.filter(({ part, column }) => {
    const owner = part === undefined ? record : (record[part] as Row | null);
    const value = owner?.[column];
    return value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
  return (
    <>
      <p className="booking-when">
        <b>{String(extra.resource ?? "")}</b> {from.slice(0, 4)}년 {spanWithDay(Date.parse(from), Date.parse(to))}
        {Number(extra.series) > 1 && <span> · 반복 {Number(extra.series)}회</span>}
      </p>
      {missing && ["confirmed", "in_use"].includes(String(record.status)) && (
        <p role="status" className="booking-warning">
          앞 운행의 일지가 아직 없습니다 ({missing.booker}). 일지를 쓴 뒤에 운행을 시작할 수 있습니다.
        </p>
      )}
      <dl className="booking-facts">
        {filled.map((placed) => (
          <div key={placed.key}>
            <dt>{placed.field.label}</dt>
            <dd>
              <ShownField placed={placed} record={record} known={read} as="View" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="booking-moves">
        <BookingMoves entity={screen.of} read={read} />
        {may.change && edit && ["requested", "confirmed", "in_use"].includes(String(record.status)) && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              onClose();
              void navigate(addressOfRecord(edit, Number(record.idx)));
            }}
          >
            수정
          </Button>
        )}
      </div>
      <History entity={screen.of} history={read.history} />
    </>
  );
}

/** The next steps: a return asks for the log, the cancellation of a repeated booking for how many of them. */
function BookingMoves({ entity, read }: { entity: string; read: ReadAnswer }) {
  const [series, setSeries] = useState<Series>("one");
  const isRepeated = Number(read.extra.series) > 1;
  return (
    <>
      {read.may.moves.includes("cancel") && isRepeated && (
        <select
          className="booking-series-select"
          aria-label="취소할 범위"
          value={series}
          onChange={({ currentTarget }) => setSeries(currentTarget.value as Series)}
        >
          <option value="one">이 일정만</option>
          <option value="following">이후 모두</option>
          <option value="all">전체</option>
        </select>
      )}
      <Moves
        {...{ entity, read }}
        alongside={(name) => (name === "cancel" && isRepeated ? { series } : {})}
        dialogs={{ return: ReturnDialog }}
      />
    </>
  );
}

function spanWithDay(from: number, to: number): string {
  const text = spanOf(from, to);
  return text.includes("월") ? text : `${shortOf(from)} ${text}`;
}

function shortOf(time: number): string {
  return new Intl.DateTimeFormat("ko-KR", {
    timeZone: "Asia/Seoul",
    month: "long",
    day: "numeric",
    weekday: "short",
  }).format(time);
}
