import "./panel-records.css";
import type { PanelList } from "@portal/definition";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { opensRow, rowsOpen } from "../../controls/lists/rows-open";
import { totalText } from "../../controls/lists/total-text";
import { fieldAt } from "../../fields/definitions";
import { ShownField } from "../../fields/shown";
import { listBelow, screensOf } from "../../fields/siblings";
import { classOf } from "../list/record-table";
import { addressOfRecord } from "../record-links";
import type { Row } from "../records";

interface PanelRecordsProps {
  list: Pick<PanelList, "title" | "columns">;
  of: string;
  answer: Answered | undefined;
  /** The list that has all of them. */
  to?: string | undefined;
  /** Said where there is no record; without it, the heading alone stands. */
  none?: string;
  /** How many there are beside those that the reader is shown. */
  others?: number | undefined;
  heading: "h2" | "h3";
  /** What opens a record of an entity without a page. */
  onOpen?: ((idx: number) => void) | undefined;
  /** Stands beside the number. */
  action?: ReactNode;
  /** Stands below the records. */
  below?: ReactNode;
}

interface Answered {
  readonly list: readonly Row[];
  readonly total: number;
  readonly more: boolean;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly files: Readonly<Record<string, { readonly name: string; readonly size: number; readonly mime: string }>>;
}

/** Some records with how many there are; each leads to its page, the number to its list. */
export function PanelRecords({
  list,
  of,
  answer,
  to,
  none,
  others = 0,
  heading: Heading,
  onOpen,
  action,
  below,
}: PanelRecordsProps) {
  if (!answer) return null;
  const columns = list.columns.map((key) => fieldAt(of, key));
  const screens = screensOf(of);
  const target =
    ["view", "tab-view", "edit"].map((kind) => screens.find((one) => one.kind === kind)).find(Boolean) ?? listBelow(of);
  const hidden = others > 0 && `비공개 ${others.toLocaleString("ko-KR")}건`;
  const isNone = answer.list.length === 0;
  // nothing that is shown is not nothing at all
  const count = answer.total > 0 || none ? totalText(answer) : "없음";
  const total = [(answer.total > 0 || !hidden) && count, hidden].filter(Boolean).join(" · ");
  return (
    <section aria-label={list.title} className={isNone ? "panel-records is-none" : "panel-records"}>
      <Heading>
        {list.title} {to ? <Link to={to}>{total}</Link> : <small>{total}</small>}
        {action}
      </Heading>
      {isNone ? (
        none && !hidden && <p>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
        <div className="list-scroll" role="group" aria-label={`${list.title} 표`} tabIndex={0}>
          <table className="record-table by-card" aria-label={list.title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.key} scope="col" className={classOf(column)}>
                    {column.field.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...rowsOpen}>
              {answer.list.map((row) => (
                <tr key={Number(row.idx)}>
                  {columns.map((column, at) => {
                    const shown = <ShownField placed={column} record={row} known={answer} as="Cell" />;
                    const isLink = at === 0 && target !== undefined;
                    return (
                      <td key={column.key} data-label={column.field.label} className={classOf(column)}>
                        {at === 0 && onOpen ? (
                          <button
                            type="button"
                            className="link-button"
                            {...opensRow}
                            onClick={() => onOpen(Number(row.idx))}
                          >
                            {shown}
                          </button>
                        ) : isLink ? (
                          <Link to={addressOfRecord(target, Number(row.idx))} {...opensRow}>
                            {shown}
                          </Link>
                        ) : (
                          shown
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {below}
    </section>
  );
}
