import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "../screen.css";
import { Checkbox } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { breakable } from "../breakable";
import { EmptyNote } from "./empty-note";
import { rowsOpen } from "./rows-open";
import { WaitingRows } from "./waiting-rows";

/** A column's title; numbers stand at the right. */
type Column = string | Head;

interface Head {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly isHidden?: boolean;
  /** What the row is about: it takes the room that is left, and stands above on a phone; the first column by default. */
  readonly isHead?: boolean;
  /** Whether the rows are in its order, and what puts them into it or out of it again. */
  readonly sort?: { readonly is: "ascending" | "descending" | "other" | "none"; readonly onSort: () => void };
}

interface RowsTableProps {
  /** What is in it. */
  label: string;
  caption?: string;
  columns: readonly Column[];
  /** Nothing while they are on their way. */
  rows:
    | readonly {
        readonly key: string | number;
        /** One for each column. */
        readonly cells: readonly ReactNode[];
        readonly className?: string | undefined;
        /** What it is called where it is chosen; without it, it can't be. */
        readonly name?: string | undefined;
      }[]
    | undefined;
  /** What is said when there are none. */
  empty: string;
  /** Their sums: what they are of, then one for each other column. */
  foot?: readonly ReactNode[];
  /** The box in which it scrolls. */
  box?: string;
  /** Numbers that are compared down and across: it stays a table on a phone. */
  isGrid?: boolean;
  /** Which are chosen, by their keys, and what chooses some of them or no longer; x does it with the row in hand. */
  selection?: {
    readonly has: (key: number) => boolean;
    readonly onChoose: (keys: number[], isChosen: boolean) => void;
  };
  /** Goes from row to row by these keys. */
  keys?: (body: RefObject<HTMLTableSectionElement | null>) => () => void;
}

/** Rows to be read that are no records of a list: in a box in which they scroll, on a phone a card each. */
export function RowsTable({
  label,
  caption,
  columns,
  rows,
  empty,
  foot,
  box,
  isGrid,
  selection,
  keys,
}: RowsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const register = useEffectEvent(() => keys?.(body));
  useEffect(() => register(), []);
  const heads = columns.map((column): Head => (typeof column === "string" ? { title: column } : column));
  const lookOf = (at: number) => (heads[at]?.isNumber ? "is-number" : undefined);
  const head = Math.max(
    0,
    heads.findIndex(({ isHead }) => isHead),
  );
  const cellsOf = (cells: readonly ReactNode[]) =>
    heads.map(({ title, isHidden, isHead }, at) =>
      at === head ? (
        <th key={title} scope="row" className={isHead ? "is-head" : lookOf(at)}>
          {breakable(cells[at])}
        </th>
      ) : (
        <td key={title} className={lookOf(at)} {...(!isHidden && { "data-label": title })}>
          {breakable(cells[at])}
        </td>
      ),
    );
  const open = rows?.flatMap(({ key, name }) => (name === undefined ? [] : [Number(key)])) ?? [];
  const isAll = open.length > 0 && open.every((key) => selection?.has(key));
  function press(event: KeyboardEvent<HTMLTableRowElement>, key: number) {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing || !open.includes(key)) return;
    // by the key's place: with a Korean keyboard the letter is another one
    if (event.code !== "KeyX" && event.key !== " ") return;
    event.preventDefault();
    selection?.onChoose([key], !selection.has(key));
  }
  if (rows?.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className={box ?? "list-scroll"} role="group" aria-label={label} tabIndex={0} aria-busy={!rows}>
      <table className={isGrid ? "record-table rows-table" : "record-table rows-table by-card"} aria-label={label}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="list-select" data-label="모두 선택">
                <Checkbox
                  size="xs"
                  aria-label="모두 선택"
                  disabled={open.length === 0}
                  checked={isAll}
                  indeterminate={!isAll && open.some(selection.has)}
                  onChange={() => selection.onChoose(open, !isAll)}
                />
              </th>
            )}
            {heads.map((one) => (
              <ColumnHead key={one.title} {...one} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...rowsOpen}>
          {rows?.map(({ key, cells, className, name }) => (
            <tr
              key={key}
              className={className}
              tabIndex={keys && -1}
              aria-selected={selection?.has(Number(key))}
              onKeyDown={selection && ((event) => press(event, Number(key)))}
            >
              {selection && <ChooseCell name={name} of={Number(key)} selection={selection} />}
              {cellsOf(cells)}
            </tr>
          )) ?? <WaitingRows columns={heads.length + (selection ? 1 : 0)} />}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {selection && <td />}
              {cellsOf(foot)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function ColumnHead({ title, isNumber, isHidden, sort }: Head) {
  return (
    <th scope="col" className={isNumber ? "is-number" : undefined} aria-sort={sort?.is}>
      {sort ? (
        <button type="button" onClick={sort.onSort}>
          {title}
          <span aria-hidden="true">{{ ascending: " ▲", descending: " ▼", other: " ▼", none: "" }[sort.is]}</span>
        </button>
      ) : (
        <span className={isHidden ? "only-read" : undefined}>{title}</span>
      )}
    </th>
  );
}

interface ChooseCellProps {
  /** What is chosen; without a name it can't be. */
  name: string | undefined;
  of: number;
  selection: NonNullable<RowsTableProps["selection"]>;
}

function ChooseCell({ name, of, selection }: ChooseCellProps) {
  return (
    <td className="list-select">
      {name !== undefined && (
        <Checkbox
          size="xs"
          aria-label={`${name} 선택`}
          checked={selection.has(of)}
          onChange={({ currentTarget }) => selection.onChoose([of], currentTarget.checked)}
        />
      )}
    </td>
  );
}

/** A column of numbers. */
export const numeric = (title: string) => ({ title, isNumber: true });
