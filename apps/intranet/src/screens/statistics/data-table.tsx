import { Link } from "react-router-dom";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { type Datum, datumAt, namesOf, numberText, sortedNames } from "./chart-data";

interface DataTableProps {
  title: string;
  data: readonly Datum[];
  unit: string;
  /** What each had a year before. */
  before?: ReadonlyMap<string, number> | undefined;
}

/** A month, or a day of one, is read in one line. */
const MONTH = /^\d{4}-\d{2}/;

/** What a chart says, as a table. */
export function DataTable({ title, data, unit, before }: DataTableProps) {
  const parts = sortedNames(data, "split");
  const isSplit = parts.length > 1 || parts[0] !== "";
  const heads = [...(isSplit ? parts : [`값${unit && ` (${unit})`}`]), ...(before ? ["지난해"] : [])];
  return (
    <RowsTable
      label={`${title} 표`}
      empty="이 조건에 맞는 내역이 없습니다."
      box="chart-table"
      isGrid
      columns={["구분", ...heads.map(numeric)]}
      rows={namesOf(data, "by").map((by) => ({
        key: by,
        cells: [
          <span key="by" className={MONTH.test(by) ? "field-fixed" : undefined}>
            {by || "전체"}
          </span>,
          ...parts.map((part) => <Amount key={part} datum={datumAt(data, by, part)} />),
          ...(before ? [numberText(before.get(by) ?? 0)] : []),
        ],
      }))}
    />
  );
}

/** A number that leads to the list of what it counts, where there is one. */
export function Amount({ datum }: { datum: Datum | undefined }) {
  const text = numberText(datum?.value ?? 0);
  return datum?.to ? <Link to={datum.to}>{text}</Link> : text;
}
