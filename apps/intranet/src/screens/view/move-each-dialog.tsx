import "../form/small-form.css";
import { Button } from "@mantine/core";
import type { ListScreen, Move } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { beginAtFirst } from "../../controls/dialogs/begin-at-first";
import { Popup } from "../../controls/dialogs/popup";
import type { Known } from "../../controls/field-kind";
import type { Query } from "../../controls/use-address";
import { fieldAt, type PlacedField, recordName } from "../../fields/definitions";
import { fromText } from "../../fields/from-text";
import { isEmpty, ShownField } from "../../fields/shown";
import { FieldRow } from "../form/fields/field-row";
import { RecordTrouble } from "../record-trouble";
import type { Row } from "../records";

/** What is filled in for each record. */
export type Each = { idx: number; values: Record<string, unknown> }[];

interface MoveEachDialogProps {
  screen: ListScreen;
  move: Move;
  idxs: ReadonlySet<number>;
  /** What the list is asked for, in which they are. */
  asked: Query;
  onClose: () => void;
  onSend: (each: Each) => Promise<void>;
}

/** So many rows come with one page. */
const ROWS = 100;

/** Asks for what a move needs of each record by itself; a column that is pasted goes on in the fields below. */
export function MoveEachDialog({ screen, move, idxs, asked, onClose, onSend }: MoveEachDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["records", screen.of, "chosen", asked, ...idxs],
    queryFn: () => readChosen(screen, idxs, asked),
    meta: { onRefusal: "log" },
  });
  return (
    <Popup title={`${move.title} (${idxs.size}건)`} size="md" closeOnClickOutside={false} onClose={onClose}>
      {data ? (
        <EachForm of={screen.of} move={move} {...data} onClose={onClose} onSend={onSend} />
      ) : (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      )}
    </Popup>
  );
}

interface EachFormProps {
  of: string;
  move: Move;
  rows: readonly Row[];
  known: Known;
  onClose: () => void;
  onSend: (each: Each) => Promise<void>;
}

function EachForm({ of, move, rows, known, onClose, onSend }: EachFormProps) {
  const [written, setWritten] = useState<ReadonlyMap<number, Row>>(new Map());
  const [isAsked, setIsAsked] = useState(false);
  const { isSending, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // the dialog is there before its records are
    beginAtFirst(form.current);
    form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  const fields = (move.fields ?? []).map((key) => fieldAt(of, key));
  const each = [...written]
    .filter(([, values]) => Object.values(values).some((value) => !isEmpty(value)))
    .map(([idx, values]) => ({ idx, values: { ...values } }));

  const write = (changes: readonly (readonly [row: Row | undefined, placed: PlacedField, value: unknown])[]) =>
    setWritten((before) => {
      const after = new Map(before);
      for (const [row, { column }, value] of changes) {
        const idx = Number(row?.idx);
        if (row) after.set(idx, { ...after.get(idx), [column]: value });
      }
      return after;
    });

  function paste(event: ClipboardEvent, at: number, placed: PlacedField) {
    const lines = event.clipboardData.getData("text/plain").trim().split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    write(lines.map((text, index) => [rows[at + index], placed, fromText(placed.field, text.trim())]));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (each.length > 0) void send(() => onSend(each));
  }

  return (
    <form ref={form} noValidate className="small-form" onSubmit={submit}>
      <p>비워 둔 것은 처리하지 않습니다. 엑셀의 한 열을 붙여 넣으면 차례로 채워집니다.</p>
      {rows.map((row, at) => (
        <fieldset key={Number(row.idx)} className="small-group">
          <legend>
            {recordName(of, row)}
            {(move.asksEach ?? []).map((key) => (
              <span key={key}>
                <ShownField placed={fieldAt(of, key)} record={row} known={known} as="Cell" />
              </span>
            ))}
          </legend>
          {fields.map((placed) => (
            <div key={placed.key} onPaste={(event) => paste(event, at, placed)}>
              <FieldRow
                placed={placed}
                value={written.get(Number(row.idx))?.[placed.column] ?? null}
                onChange={(value) => write([[row, placed, value]])}
                known={known}
                problem={isAsked && at === 0 && each.length === 0 ? "하나 이상 입력하세요." : undefined}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <div className="popup-actions">
        <Button size="xs" variant="default" onClick={onClose}>
          닫기
        </Button>
        <Button size="xs" type="submit" loading={isSending}>
          {move.title} {each.length > 0 && `(${each.length}건)`}
        </Button>
      </div>
    </form>
  );
}

/** The chosen rows in the list's order, with what is known of them. */
async function readChosen(screen: ListScreen, idxs: ReadonlySet<number>, asked: Query) {
  const rows: Row[] = [];
  const names: Record<string, Record<string, string>> = {};
  for (let page = 1; rows.length < idxs.size; page++) {
    const answer = await callRecords(screen.of, "list", { ...asked, screen: screen.name, page, rows: ROWS });
    if (answer.list.length === 0) break;
    rows.push(...answer.list.filter(({ idx }) => idxs.has(Number(idx))));
    for (const [of, named] of Object.entries(answer.names)) names[of] = { ...names[of], ...named };
  }
  return { rows, known: { names, files: {} } };
}
