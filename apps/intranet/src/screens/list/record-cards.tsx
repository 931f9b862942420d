import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Known } from "../../controls/field-kind";
import { isPastRecord, valueIn } from "../../fields/definitions";
import { isEmpty, ShownField } from "../../fields/shown";
import type { Row } from "../records";
import { canSelect } from "./may";
import { leadingOf, type RecordsProps } from "./record-table";

interface RecordCardsProps extends RecordsProps {
  card?: (row: Row, known: Known) => ReactNode;
}

/** Records as cards: beside each other where there is room, below each other on a phone. */
export function RecordCards({ screen, rows, selection, ...rest }: RecordCardsProps) {
  const isSelectable = canSelect(screen);
  return (
    <ul className="record-cards">
      {rows.map((row) => {
        const idx = Number(row.idx);
        return (
          <li key={idx}>
            {isSelectable && (
              <Checkbox
                size="xs"
                className="card-select"
                aria-label={`${rows.indexOf(row) + 1}번째 카드 선택`}
                checked={selection.idxs.has(idx)}
                onChange={() => selection.toggle(idx)}
              />
            )}
            <RecordCard screen={screen} row={row} {...rest} />
          </li>
        );
      })}
    </ul>
  );
}

interface RecordCardProps extends Pick<RecordsProps, "screen" | "columns" | "known" | "linkOf" | "linkState"> {
  row: Row;
  card?: (row: Row, known: Known) => ReactNode;
}

/** One record: its first column above, the others with their labels below; or what a module makes of it. */
export function RecordCard({ screen, row, columns, known, linkOf, linkState, card }: RecordCardProps) {
  const leading = leadingOf(screen, columns);
  const first = columns.find(({ key }) => key === leading);
  const others = columns.filter(({ key }) => key !== leading);
  const to = linkOf(Number(row.idx));
  const className = isPastRecord(screen.of, row) ? "record-card is-past" : "record-card";
  const inside = card?.(row, known) ?? (
    <>
      <strong className="card-title">
        {first && !isEmpty(valueIn(row, first)) ? (
          <ShownField placed={first} record={row} known={known} as="Cell" />
        ) : (
          "(없음)"
        )}
      </strong>
      <span className="card-facts">
        {others
          .filter((column) => !isEmpty(valueIn(row, column)))
          .map((column) => (
            <span key={column.key}>
              <span className="card-label">{column.field.label}</span>{" "}
              <ShownField placed={column} record={row} known={known} as="Cell" />
            </span>
          ))}
      </span>
    </>
  );
  return to ? (
    <Link to={to} state={linkState} className={className}>
      {inside}
    </Link>
  ) : (
    <div className={className}>{inside}</div>
  );
}
