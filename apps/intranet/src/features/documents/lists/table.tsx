import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "../../../fields/fields.css";
import "../documents.css";
import "./table.css";
import { Checkbox } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { EmptyNote } from "../../../controls/lists/empty-note";
import { opensRow, rowsOpen } from "../../../controls/lists/rows-open";
import { WaitingRows } from "../../../controls/lists/waiting-rows";
import type { Address } from "../../../controls/use-address";
import { useKeys } from "../keys";

/** A column of a list. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Takes the room that is left, and may break into lines. */
  readonly isWide?: boolean;
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
  selection?: { readonly chosen: ReadonlySet<number>; readonly onChange: (chosen: ReadonlySet<number>) => void };
  canSelect?: (row: Row) => boolean;
}

/** Rows of a list; on a phone each is a card. j and k go from row to row, x selects, Enter opens. */
export function Table<Row>({
  label,
  rows,
  columns,
  keyOf,
  empty,
  address,
  isBold,
  selection,
  canSelect = () => true,
}: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const step = (by: number) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>("[data-opens-row]") ?? [])];
    const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => document.activeElement?.closest("tr")?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click(),
  });
  const selectable = (rows ?? []).filter(canSelect).map(keyOf);
  const isAll = selectable.length > 0 && selectable.every((idx) => selection?.chosen.has(idx));
  const toggle = (idx: number) => {
    const next = new Set(selection?.chosen);
    if (!next.delete(idx)) next.add(idx);
    selection?.onChange(next);
  };
  if (rows?.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  const hasSums = columns.some(({ sum }) => sum !== undefined);
  return (
    <div className="doc-table-scroll" aria-busy={rows === undefined}>
      <table className="doc-table" aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="doc-check">
                <Checkbox
                  size="xs"
                  aria-label="모두 선택"
                  disabled={selectable.length === 0}
                  checked={isAll}
                  indeterminate={!isAll && selection.chosen.size > 0}
                  onChange={() => selection.onChange(new Set(isAll ? [] : selectable))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.title} column={column} address={address} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...rowsOpen}>
          {rows?.map((row) => (
            <tr key={keyOf(row)} className={isBold?.(row) ? "is-bold" : undefined}>
              {selection && (
                <td className="doc-check">
                  {canSelect(row) && (
                    <Checkbox
                      size="xs"
                      aria-label="선택"
                      checked={selection.chosen.has(keyOf(row))}
                      onChange={() => toggle(keyOf(row))}
                    />
                  )}
                </td>
              )}
              {columns.map(({ title, cell, isNumber, isWide }) => (
                <td key={title} data-label={title} className={classOf(isNumber, isWide)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {!rows && <WaitingRows columns={columns.length + (selection ? 1 : 0)} />}
        </tbody>
        {hasSums && rows && (
          <tfoot>
            <tr>
              {selection && <td className="doc-check" />}
              {columns.map(({ title, sum, isNumber }) => (
                <td key={title} data-label={title} className={classOf(isNumber)}>
                  {sum}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** What leads from a row to its page. */
export function RowLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link {...opensRow} to={to} state={state} className="doc-row-link">
      {children}
    </Link>
  );
}

function Heading<Row>({ column, address }: { column: Column<Row>; address: Address | undefined }) {
  const { title, sort, isNumber } = column;
  if (!sort || !address) {
    return (
      <th scope="col" className={classOf(isNumber)}>
        {title}
      </th>
    );
  }
  const isBy = address.query.sort === sort;
  const isUp = address.query.order === "asc";
  return (
    <th scope="col" className={classOf(isNumber)} aria-sort={isBy ? (isUp ? "ascending" : "descending") : "none"}>
      <button type="button" onClick={() => address.look({ sort, order: isBy && !isUp ? "asc" : "desc" })}>
        {title}
        <span aria-hidden="true">{isBy ? (isUp ? " ▲" : " ▼") : ""}</span>
      </button>
    </th>
  );
}

function classOf(isNumber = false, isWide = false): string | undefined {
  if (isNumber) return "is-number";
  return isWide ? "is-wide" : undefined;
}
