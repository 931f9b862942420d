import { Button } from "@mantine/core";
import {
  beforeKey,
  type FieldKey,
  GROWTH,
  type MatrixLine,
  type MatrixRow,
  type MatrixScreen,
  type MatrixStep,
  type matrixOf,
  openKey,
  type Panel,
  rowKeyOf,
} from "@portal/definition";
import { type KeyboardEvent, useState } from "react";
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
  /** Whether a row is one line, with its name before it. */
  isOneLine: boolean;
  matrix: ReturnType<typeof matrixOf>;
  /** Where a row is open; nowhere when there is nothing in it. */
  addressOf: ((row: string) => string) | undefined;
}

/** So many rows are drawn at once; those behind them are asked for. */
const ROWS = 400;

/** A matrix as a table: its head and the names of its lines stay in sight, the arrows go from cell to cell. */
export function MatrixTable({ screen, matrix: { columns, rows }, rowKey, isOneLine, ...rest }: MatrixTableProps) {
  const [isWhole, setWhole] = useState(false);
  const { field } = fieldAt(screen.of, rowKey);
  if (rows.length === 0) return <EmptyNote>이 해의 기록이 없습니다. 다른 해를 보거나 조건을 넓혀 보세요.</EmptyNote>;
  const isCut = !isWhole && rows.length > ROWS + 1;
  const shown = isCut ? [...rows.slice(0, ROWS), ...rows.slice(-1)] : rows;
  const Body = isOneLine ? OneLine : Lines;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
      <div className="matrix-scroll" role="group" aria-label={`${screen.title} 표`} tabIndex={0}>
        <table className="matrix" onKeyDown={goByArrows}>
          <thead>
            <tr>
              <th scope="col">{field.label}</th>
              {[...columns, ...(isOneLine && growthOf(rows) ? ["전년비"] : [])].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((row) => (
            <tbody key={row.key ?? "sum"} className={row.key === undefined ? "matrix-sum" : undefined}>
              <Body {...rest} screen={screen} rowKey={rowKey} row={row} columns={columns} />
            </tbody>
          ))}
        </table>
      </div>
      {isCut && (
        <Button variant="default" size="xs" mt={8} onClick={() => setWhole(true)}>
          나머지 {numberText(rows.length - 1 - ROWS)}줄도 보기
        </Button>
      )}
    </>
  );
}

/** How a row did beside the year before. */
function growthOf([row]: readonly MatrixRow[]): MatrixLine | undefined {
  return row?.lines.find(({ key }) => key === GROWTH);
}

interface BodyProps extends Omit<MatrixTableProps, "matrix" | "isOneLine"> {
  row: MatrixRow;
  columns: readonly string[];
}

/** A row's name, and below it a line for each measure. */
function Lines({ screen, rowKey, row, columns, addressOf, ...counted }: BodyProps) {
  return (
    <>
      <tr className="matrix-name">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <RowName screen={screen} rowKey={rowKey} row={row} to={addressOf} />
        </th>
      </tr>
      {row.lines.map((line) => (
        <tr key={line.key}>
          <th scope="row">{line.title}</th>
          <Figures {...counted} screen={screen} row={row} line={line} />
        </tr>
      ))}
    </>
  );
}

/** A row's name and its one measure, with how the year was beside the one before. */
function OneLine({ screen, rowKey, row, addressOf, columns: _, ...counted }: BodyProps) {
  const [line] = row.lines;
  const growth = growthOf([row]);
  return (
    <tr>
      <th scope="row">
        <RowName screen={screen} rowKey={rowKey} row={row} to={addressOf} />
      </th>
      {line && <Figures {...counted} screen={screen} row={row} line={line} />}
      {growth && <td tabIndex={-1}>{shareText(growth.values.at(-1) ?? null)}</td>}
    </tr>
  );
}

interface RowNameProps {
  screen: MatrixScreen;
  rowKey: FieldKey;
  row: MatrixRow;
  to: ((row: string) => string) | undefined;
}

/** A row's name, which opens it where there is something in it. */
function RowName({ screen, rowKey, row: { by, idx }, to }: RowNameProps) {
  const isChoice = fieldAt(screen.of, rowKey).field.kind === "choice";
  const name = by === undefined ? "합계" : labelOf(screen.of, rowKey, by);
  const value = isChoice ? by : idx === undefined ? undefined : String(idx);
  return (
    <span className="matrix-stuck">
      {to && by !== undefined && value ? <Link to={to(value)}>{name} ›</Link> : name}
    </span>
  );
}

type FiguresProps = Omit<FigureProps, "at" | "value">;

function Figures({ line, ...rest }: FiguresProps) {
  return line.values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
    <td key={at} tabIndex={-1}>
      <Figure {...rest} line={line} at={at} value={value} />
    </td>
  ));
}

function shareText(value: number | null): string {
  return value === null ? "–" : numberText(value, "%");
}

interface FigureProps extends Pick<MatrixTableProps, "screen" | "panels" | "charts" | "query" | "step"> {
  row: MatrixRow;
  line: MatrixLine;
  at: number;
  value: number | null;
}

/** One figure. That of a month leads to its records, and says how much of it the reader may open. */
function Figure({ screen, panels, charts, query, step, row, line, at, value }: FigureProps) {
  if (line.unit === "%") return shareText(value);
  if (value === null) return "–";
  const text = numberText(value);
  const panel = panels.find(({ charts: each = [] }) => each.some(({ key }) => key === line.key));
  const chart = panel?.charts?.find(({ key }) => key === line.key);
  if (!panel || !chart || step !== "month" || at === 12 || row.key === undefined) return text;
  const isIn = (each: Answered) => rowKeyOf(each) === row.key && Number(each.split?.slice(5, 7)) === at + 1;
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
