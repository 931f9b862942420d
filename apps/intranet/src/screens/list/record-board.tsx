import type { Field } from "@portal/definition";
import type { ReactNode } from "react";
import { StateChip } from "../../fields/choice";
import type { Known } from "../../fields/field-kind";
import { entityOf } from "../definitions";
import type { Row } from "../records";
import { RecordCard } from "./record-cards";
import type { RecordsProps } from "./record-table";

interface RecordBoardProps extends RecordsProps {
  card?: (row: Row, known: Known) => ReactNode;
}

/** Records in columns by the state of their flow. */
export function RecordBoard({ screen, rows, columns, ...rest }: RecordBoardProps) {
  const { flow, fields } = entityOf(screen.of);
  const state = flow?.field ?? "";
  const { options = {} } = fields[state] as Extract<Field, { kind: "choice" }>;
  return (
    <div className="record-board">
      {Object.entries(options).map(([code, label]) => {
        const inState = rows.filter((row) => row[state] === code);
        return (
          <section key={code} aria-label={label}>
            <h2>
              <StateChip label={label} /> {inState.length}
            </h2>
            <ul>
              {inState.map((row) => (
                <li key={Number(row.idx)}>
                  <RecordCard
                    screen={screen}
                    row={row}
                    columns={columns.filter(({ key }) => key !== state)}
                    {...rest}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
