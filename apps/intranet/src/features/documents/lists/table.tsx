import "../../../screens/list/list.css";
import "../../../fields/fields.css";
import "../documents.css";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { opensRow } from "../../../controls/lists/rows-open";
import { RowsTable } from "../../../controls/lists/rows-table";
import type { Address } from "../../../controls/use-address";
import { registerKeys } from "../../../screens/list/record-table";

/** A column of a list. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** What the row is about; the first column by default. */
  readonly isHead?: boolean;
  /** In the last row, the sum of every page. */
  readonly sum?: ReactNode;
}

interface TableProps<Row> {
  label: string;
  /** Nothing while they are on their way. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => number;
  /** What is said when there are none. */
  empty: string;
  address?: Address;
  isBold?: (row: Row) => boolean;
  selection?: Selection<Row> | undefined;
}

interface Selection<Row> {
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
  /** What a row is called where it is chosen; without a name it can't be. */
  readonly nameOf: (row: Row) => string | undefined;
}

/** Rows of a list whose order is in the address; j and k go from row to row, x selects, Enter opens. */
export function Table<Row>({ label, rows, columns, keyOf, empty, address, isBold, selection }: TableProps<Row>) {
  const hasSums = columns.some(({ sum }) => sum !== undefined);
  return (
    <RowsTable
      label={label}
      empty={empty}
      keys={registerKeys}
      columns={columns.map(({ title, sort, isNumber = false, isHead = false }) => ({
        title,
        isNumber,
        isHead,
        ...(sort && address && { sort: orderOf(sort, address) }),
      }))}
      rows={rows?.map((row) => ({
        key: keyOf(row),
        cells: columns.map(({ cell }) => cell(row)),
        className: isBold?.(row) ? "is-bold" : undefined,
        name: selection?.nameOf(row),
      }))}
      {...(hasSums && { foot: columns.map(({ sum, isHead }) => (isHead ? "합계" : sum)) })}
      {...(selection && { selection: chosenIn(selection) })}
    />
  );
}

/** What leads from a row to its page. */
export function RowLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link {...opensRow} to={to} state={state}>
      {children}
    </Link>
  );
}

/** Whether rows are in a column's order, and what puts them into it: down first, then up. */
function orderOf(sort: string, { query, look }: Address) {
  const isBy = query.sort === sort;
  const isUp = query.order === "asc";
  return {
    is: isBy ? (isUp ? ("ascending" as const) : ("descending" as const)) : ("none" as const),
    onSort: () => look({ sort, order: isBy && !isUp ? "asc" : "desc" }),
  };
}

function chosenIn<Row>({ chosen, onChange }: Selection<Row>) {
  return {
    has: (key: number) => chosen.has(key),
    onChoose: (keys: number[], isChosen: boolean) =>
      onChange(new Set(isChosen ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key)))),
  };
}
