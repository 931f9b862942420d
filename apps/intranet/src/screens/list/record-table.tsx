import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import { type ListScreen, shownNumber } from "@portal/definition";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Known } from "../../controls/field-kind";
import { isNowhere } from "../../controls/go-on-at";
import { numberText } from "../../controls/inputs/number-input";
import { opensRow, rowsOpen } from "../../controls/lists/rows-open";
import { WaitingRows } from "../../controls/lists/waiting-rows";
import { isPastRecord, type PlacedField, valueIn } from "../../fields/definitions";
import { kindOf } from "../../fields/kinds";
import { entityOf } from "../../fields/modules";
import { isEmpty, ShownField } from "../../fields/shown";
import type { FromList } from "../record-links";
import type { Row } from "../records";
import { useFittingColumns } from "./fitting-columns";
import { type ListAddress, nextSort } from "./list-address";
import { canSelect } from "./may";
import type { Selection } from "./selection";

/** What all ways to show a list's records need. */
export interface RecordsProps {
  screen: ListScreen;
  rows: readonly Row[];
  known: Known;
  columns: readonly PlacedField[];
  /** Where a record is opened; nowhere when nobody may. */
  linkOf: (idx: number) => string | undefined;
  linkState: FromList;
  selection: Selection;
}

/** What a screen puts in a cell, by the column's key; `shown` is what would stand there. */
export type Cells = Readonly<Record<string, (row: Row, known: Known, shown: ReactNode) => ReactNode>>;

interface RecordTableProps extends RecordsProps {
  cells?: Cells;
  address: ListAddress;
  /** By the columns' keys. */
  sums: Readonly<Record<string, number>>;
  isWaiting: boolean;
}

/** Kinds whose values have no order. */
const unsorted: readonly string[] = [
  "html",
  "files",
  "file",
  "json",
  "ownFields",
  "answers",
  "checklist",
  "words",
  "staffList",
  "multiChoice",
];

/** Records as rows; j and k go through them, Enter opens one, x selects it. */
export function RecordTable({
  screen,
  rows,
  known,
  columns: wanted,
  linkOf,
  linkState,
  selection,
  ...props
}: RecordTableProps) {
  const { address, sums, isWaiting, cells = {} } = props;
  const leading = leadingOf(screen, wanted);
  const isOwn = String(wanted.map(({ key }) => key)) !== String(screen.columns);
  const box = useRef<HTMLDivElement>(null);
  const { fitting: columns, hidden } = useFittingColumns(box, wanted, [leading, ...keptOf(screen, address)], isOwn);
  const body = useRef<HTMLTableSectionElement>(null);
  const isSelectable = canSelect(screen);
  const numbers = rows.map(({ idx }) => Number(idx));
  useEffect(() => registerKeys(body), []);

  function press(event: KeyboardEvent<HTMLTableRowElement>, idx: number) {
    if (event.target !== event.currentTarget) return;
    if (isSelectable && (event.code === "KeyX" || event.key === " ")) {
      event.preventDefault();
      selection.toggle(idx);
    }
  }

  return (
    <div className="list-scroll" ref={box}>
      <table className="record-table">
        <thead>
          <tr>
            {isSelectable && (
              <th scope="col" className="list-select">
                <SelectAll numbers={numbers} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} address={address} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...rowsOpen}>
          {rows.map((row, at) => {
            const idx = Number(row.idx);
            return (
              <tr
                key={idx}
                tabIndex={-1}
                aria-selected={isSelectable ? selection.idxs.has(idx) : undefined}
                className={isPastRecord(screen.of, row) ? "is-past" : undefined}
                onKeyDown={(event) => press(event, idx)}
              >
                {isSelectable && (
                  <td className="list-select">
                    {/* the browser's own: thirty of them are drawn at once */}
                    <input
                      type="checkbox"
                      aria-label={`${at + 1}번째 줄 선택`}
                      checked={selection.idxs.has(idx)}
                      onChange={() => selection.toggle(idx)}
                    />
                  </td>
                )}
                {columns.map((column) => {
                  const usual = <ShownField placed={column} record={row} known={known} as="Cell" />;
                  const shown = cells[column.key]?.(row, known, usual) ?? usual;
                  const to = column.key === leading ? linkOf(idx) : undefined;
                  return (
                    <td key={column.key} className={classOf(column)}>
                      {to ? (
                        <Link to={to} state={linkState} {...opensRow}>
                          {isEmpty(valueIn(row, column)) ? "(없음)" : shown}
                        </Link>
                      ) : (
                        shown
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {isWaiting && <WaitingRows columns={columns.length + (isSelectable ? 1 : 0)} />}
        </tbody>
        {rows.length > 0 && columns.some(({ key }) => key in sums) && (
          <Sums columns={columns} sums={sums} isSelectable={isSelectable} />
        )}
      </table>
      {hidden.length > 0 && (
        <p className="list-narrow">
          자리가 모자라 감춘 열: {hidden.map(({ field }) => field.label).join(", ")}. 열 선택에서 고르면 옆으로 밀어 볼
          수 있습니다.
        </p>
      )}
    </div>
  );
}

interface SelectAllProps extends Pick<RecordTableProps, "selection"> {
  numbers: readonly number[];
}

function SelectAll({ numbers, selection }: SelectAllProps) {
  return (
    <Checkbox
      size="xs"
      aria-label="모두 선택"
      disabled={numbers.length === 0}
      checked={numbers.length > 0 && numbers.every((idx) => selection.idxs.has(idx))}
      indeterminate={selection.idxs.size > 0 && selection.idxs.size < numbers.length}
      onChange={({ currentTarget }) => selection.set(currentTarget.checked ? numbers : [])}
    />
  );
}

interface SumsProps extends Pick<RecordTableProps, "columns" | "sums"> {
  isSelectable: boolean;
}

/** The sums of every page. */
function Sums({ columns, sums, isSelectable }: SumsProps) {
  return (
    <tfoot>
      <tr>
        {isSelectable && <td />}
        {columns.map((column, index) => (
          <td key={column.key} className={classOf(column)}>
            {column.key in sums
              ? numberText(shownNumber(column.field, sums[column.key] ?? 0))
              : index === 0
                ? "합계"
                : null}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The keys of the columns that stay however little room there is: the state, and what the rows are sorted by first. */
function keptOf(screen: ListScreen, { query }: ListAddress): (string | undefined)[] {
  const sorted = query.sort ? query.sort.replace(/^-/, "") : screen.sort?.[0]?.[0];
  return [entityOf(screen.of).flow?.field, sorted];
}

/** The key of the column that leads to the record. */
export function leadingOf({ leads }: ListScreen, columns: readonly PlacedField[]): string | undefined {
  return columns.some(({ key }) => key === leads) ? leads : columns[0]?.key;
}

function Head({ column, address }: { column: PlacedField; address: ListAddress }) {
  const { key, field } = column;
  const sort = address.query.sort;
  const direction = sort === key ? "ascending" : sort === `-${key}` ? "descending" : undefined;
  return (
    <th scope="col" data-column={key} className={classOf(column)} aria-sort={direction}>
      {unsorted.includes(field.kind) ? (
        field.label
      ) : (
        <button type="button" onClick={() => address.look({ sort: nextSort(sort, key) })}>
          {field.label}
          <span aria-hidden="true">{direction === "ascending" ? " ▲" : direction === "descending" ? " ▼" : ""}</span>
        </button>
      )}
    </th>
  );
}

/** Columns of few words leave the room to the others. */
const short: readonly string[] = ["date", "dateTime", "time", "month", "year", "choice", "flag", "files", "checklist"];

/** The look of a column. */
export function classOf({ field }: PlacedField): string | undefined {
  if (kindOf(field).isNumber) return "is-number is-short";
  return short.includes(field.kind) ? "is-short" : undefined;
}

/** j, k and the arrows go through the rows, from wherever nothing is written. Returns the undoing. */
export function registerKeys(body: { readonly current: HTMLTableSectionElement | null }): () => void {
  const press = (event: globalThis.KeyboardEvent) => {
    // by the key's place: with a Korean keyboard the letter is another one
    const step = { KeyJ: 1, ArrowDown: 1, KeyK: -1, ArrowUp: -1 }[event.code];
    const { activeElement } = document;
    const rows = [...(body.current?.rows ?? [])];
    const at = rows.indexOf(activeElement as HTMLTableRowElement);
    const isFree = isNowhere() || activeElement?.id === "content";
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    // arrows scroll the page until a row is in hand
    if (step === undefined || hasModifier || (at < 0 && !(isFree && event.code.startsWith("Key")))) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(at + step, rows.length - 1))]?.focus();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
