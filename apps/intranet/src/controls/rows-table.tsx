import "../screens/screen.css";
import type { ReactNode } from "react";
import { rowsOpen } from "./rows-open";

/** A column's title; numbers stand at the right. */
type Column = string | { readonly title: string; readonly isNumber?: boolean; readonly isHidden?: boolean };

interface RowsTableProps {
  /** What is in it. */
  label: string;
  caption?: string;
  columns: readonly Column[];
  rows: readonly {
    readonly key: string | number;
    /** What the row is about, first. */
    readonly cells: readonly ReactNode[];
    readonly className?: string | undefined;
  }[];
  /** The box in which it scrolls. */
  box?: string;
  isBusy?: boolean;
}

/** Rows to be read that are no records of a list: in a box in which they scroll, on a phone a card each. */
export function RowsTable({ label, caption, columns, rows, box = "list-scroll", isBusy }: RowsTableProps) {
  const heads = columns.map((column) => (typeof column === "string" ? { title: column } : column));
  const lookOf = (at: number) => (heads[at]?.isNumber ? "is-number" : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className={box} role="group" aria-label={label} tabIndex={0} aria-busy={isBusy}>
      <table className="record-table rows-table by-card" aria-label={label}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map(({ title, isHidden }, at) => (
              <th key={title} scope="col" className={lookOf(at)}>
                {isHidden ? <span className="only-read">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...rowsOpen}>
          {rows.map(({ key, cells: [name, ...cells], className }) => (
            <tr key={key} className={className}>
              <th scope="row" className={lookOf(0)}>
                {name}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={heads[at + 1]?.title}
                  className={lookOf(at + 1)}
                  {...(!heads[at + 1]?.isHidden && { "data-label": heads[at + 1]?.title })}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A column of numbers. */
export const numeric = (title: string) => ({ title, isNumber: true });
