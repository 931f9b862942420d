import {
  beforeKey,
  type FieldKey,
  type MatrixLine,
  type MatrixRow,
  type MatrixScreen,
  type MatrixStep,
  type matrixOf,
  openKey,
  type Panel,
} from "@portal/definition";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { EmptyNote } from "../../../controls/lists/empty-note";
import { fieldAt } from "../../../fields/definitions";
import { type Answered, labelOf, numberText } from "../chart-data";
import { listOf } from "../leads";

interface MatrixTableProps {
  screen: MatrixScreen;
  panels: readonly Panel[];
  /** What the server has counted, by the charts' keys. */
  charts: Readonly<Record<string, readonly Answered[]>>;
  query: Readonly<Record<string, string>>;
  step: MatrixStep;
  rowKey: FieldKey;
  matrix: ReturnType<typeof matrixOf>;
  /** Where a row is open; nowhere when there is nothing in it. */
  addressOf: ((row: string) => string) | undefined;
}

/** A matrix as a table: its head and the names of its lines stay in sight, the arrows go from cell to cell. */
export function MatrixTable({ screen, matrix: { columns, rows }, rowKey, addressOf, ...counted }: MatrixTableProps) {
  const { field } = fieldAt(screen.of, rowKey);
  if (rows.length === 0) return <EmptyNote>이 해의 기록이 없습니다. 다른 해를 보거나 조건을 넓혀 보세요.</EmptyNote>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className="matrix-scroll" role="group" aria-label={`${screen.title} 표`} tabIndex={0}>
      <table className="matrix" onKeyDown={goByArrows}>
        <thead>
          <tr>
            <th scope="col">{field.label}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.by ?? ""} className={row.by === undefined ? "matrix-sum" : undefined}>
            <tr className="matrix-name">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <RowName
                  row={row}
                  name={nameOf(screen, rowKey, row)}
                  to={addressOf}
                  isChoice={field.kind === "choice"}
                />
              </th>
            </tr>
            {row.lines.map((line) => (
              <tr key={line.key}>
                <th scope="row">{line.title}</th>
                {line.values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
                  <td key={at} tabIndex={-1}>
                    <Figure {...counted} screen={screen} row={row} line={line} at={at} value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function nameOf(screen: MatrixScreen, key: FieldKey, { by }: MatrixRow): string {
  return by === undefined ? "합계" : labelOf(screen.of, key, by);
}

interface RowNameProps {
  row: MatrixRow;
  name: string;
  to: ((row: string) => string) | undefined;
  isChoice: boolean;
}

/** A row's name, which opens it where there is something in it. */
function RowName({ row: { by, idx }, name, to, isChoice }: RowNameProps) {
  const value = isChoice ? by : idx === undefined ? undefined : String(idx);
  return (
    <span className="matrix-stuck">
      {to && by !== undefined && value ? <Link to={to(value)}>{name} ›</Link> : name}
    </span>
  );
}

interface FigureProps extends Pick<MatrixTableProps, "screen" | "panels" | "charts" | "query" | "step"> {
  row: MatrixRow;
  line: MatrixLine;
  at: number;
  value: number | null;
}

/** One figure. That of a month leads to its records, and says how much of it the reader may open. */
function Figure({ screen, panels, charts, query, step, row, line, at, value }: FigureProps) {
  if (value === null) return "–";
  const text = numberText(value);
  const isShare = line.unit === "%";
  const panel = panels.find(({ charts: each = [] }) => each.some(({ key }) => key === line.key));
  const chart = panel?.charts?.find(({ key }) => key === line.key);
  if (isShare || !panel || !chart || step !== "month" || at === 12 || row.by === undefined) {
    return isShare ? numberText(value, "%") : text;
  }
  const isIn = ({ by, split = "" }: Answered) => by === row.by && Number(split.slice(5, 7)) === at + 1;
  const counted = charts[line.key]?.find(isIn);
  const open = charts[openKey(line.key)];
  const told = open ? (open.find(isIn)?.value ?? 0) : value;
  const note =
    told === value ? undefined : `조회 가능 ${numberText(told, line.unit)} / 전체 ${numberText(value, line.unit)}`;
  const { leads } = screen.measures.find(({ key }) => [key, beforeKey(key)].includes(line.key)) ?? {};
  const to = counted && told !== 0 ? listOf({ screen, panel, query }, { ...chart, leads }, counted) : undefined;
  const words = note && <span className="only-read"> ({note})</span>;
  return to ? (
    <Link to={to} title={note} {...(note && { state: { note } })}>
      {text}
      {words}
    </Link>
  ) : (
    <span title={note}>
      {text}
      {words}
    </span>
  );
}

/** Goes to the next cell, or what it leads to. */
function goByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  const cell = (event.target as Element).closest("td");
  const row = cell?.parentElement;
  if (!step || !cell || !row) return;
  const [down = 0, across = 0] = step;
  const rows = [...event.currentTarget.rows].filter(
    (each) => each.cells.length === (row as HTMLTableRowElement).cells.length,
  );
  const next = rows[rows.indexOf(row as HTMLTableRowElement) + down]?.cells[cell.cellIndex + across];
  if (next?.tagName !== "TD") return;
  event.preventDefault();
  (next.querySelector("a") ?? next).focus();
}
