import "./entry-panel.css";
import "../../view/view.css";
import { Button } from "@mantine/core";
import type { EntityScreen } from "@portal/definition";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Popup } from "../../../controls/dialogs/popup";
import { fieldAt } from "../../../fields/definitions";
import { ShownField } from "../../../fields/shown";
import { siblingOf } from "../../../fields/siblings";
import { addressOfRecord } from "../../record-links";
import { RecordTrouble } from "../../record-trouble";
import { type ReadAnswer, type Row, useRecord } from "../../records";
import { History } from "../../view/history";
import { type MoveDialogs, Moves, type MovesProps } from "../../view/moves";
import { spanOf } from "../days";

interface EntryPanelProps {
  screen: EntityScreen;
  idx: number;
  onClose: () => void;
  /** What is shown of it. */
  fields: readonly string[];
  /** In which states it may be changed. */
  open: readonly string[];
  /** Steps that ask in a dialog of their own. */
  dialogs?: MoveDialogs;
  /** What has to be known before its next step. */
  warningOf?: (read: ReadAnswer) => string | undefined;
}

type Series = "one" | "following" | "all";

/** A time that somebody has taken, as it was made, and what can be done with it now. */
export function EntryPanel({ idx, ...told }: EntryPanelProps) {
  const { screen, onClose } = told;
  const { data, error, refetch } = useRecord(screen, idx);
  const title = data ? String(data.record.title) : "일정";
  return (
    <Popup title={title} size="md" onClose={onClose}>
      {data ? <Facts {...told} read={data} /> : <RecordTrouble error={error} onRetry={() => void refetch()} />}
    </Popup>
  );
}

function Facts({
  screen,
  read,
  onClose,
  fields: keys,
  open,
  dialogs,
  warningOf,
}: Omit<EntryPanelProps, "idx"> & { read: ReadAnswer }) {
  const navigate = useNavigate();
  const { record, may, extra } = read;
  const { from, to } = record.during as { from: string; to: string };
  const warning = warningOf?.(read);
  const edit = siblingOf(screen, "edit");
  const fields = keys.map((key) => fieldAt(screen.of, key));
  const filled = fields.filter(({ part, column }) => {
    const owner = part === undefined ? record : (record[part] as Row | null);
    const value = owner?.[column];
    return value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
  return (
    <>
      <p className="entry-when">
        <b>{String(extra.resource ?? "")}</b> {from.slice(0, 4)}년 {spanWithDay(Date.parse(from), Date.parse(to))}
        {Number(extra.series) > 1 && <span> · 반복 {Number(extra.series)}회</span>}
      </p>
      {warning && (
        <p role="status" className="entry-warning">
          {warning}
        </p>
      )}
      <dl className="entry-facts">
        {filled.map((placed) => (
          <div key={placed.key}>
            <dt>{placed.field.label}</dt>
            <dd>
              <ShownField placed={placed} record={record} known={read} as="View" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="entry-moves">
        <EntryMoves entity={screen.of} read={read} {...(dialogs && { dialogs })}>
          {may.change && edit && open.includes(String(record.status)) && (
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
        </EntryMoves>
      </div>
      <History entity={screen.of} history={read.history} />
    </>
  );
}

/** The next steps; the cancellation of a repeated one for how many of them. */
function EntryMoves({ entity, read, ...rest }: Pick<MovesProps, "entity" | "read" | "dialogs" | "children">) {
  const [series, setSeries] = useState<Series>("one");
  const isRepeated = Number(read.extra.series) > 1;
  return (
    <>
      {read.may.moves.includes("cancel") && isRepeated && (
        <select
          className="entry-series-select"
          aria-label="취소할 범위"
          value={series}
          onChange={({ currentTarget }) => setSeries(currentTarget.value as Series)}
        >
          <option value="one">이 일정만</option>
          <option value="following">이후 모두</option>
          <option value="all">전체</option>
        </select>
      )}
      <Moves {...{ entity, read, ...rest }} alongside={(name) => (name === "cancel" && isRepeated ? { series } : {})} />
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
