import type { Chart } from "@portal/definition";
import { sum } from "d3";
import { Link } from "react-router-dom";
import { numberText as wholeText } from "../../controls/inputs/number-input";
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

interface MeasuresTableProps {
  title: string;
  /** What its rows are. */
  by: string;
  /** What tells them apart, such as people's numbers. */
  told?: string;
  columns: readonly (Pick<Chart, "key" | "title" | "column" | "unit" | "measure"> & {
    readonly data: readonly Datum[];
  })[];
}

/** Several measures of the same, a column for each. */
export function MeasuresTable({ title, by, told, columns }: MeasuresTableProps) {
  const keyOf = (datum: Datum) => `${datum.by} ${datum.idx ?? ""}`;
  const rows = new Map(columns.flatMap(({ data }) => data.map((datum) => [keyOf(datum), datum] as const)));
  return (
    <RowsTable
      label={title}
      empty="이 조건에 맞는 내역이 없습니다."
      box="chart-table is-whole"
      isGrid
      foot={["합계", ...(told ? [""] : []), ...columns.map(sumOf)]}
      columns={[
        by,
        ...(told ? [told] : []),
        ...columns.map(({ title, column = title, unit }) => numeric(unit ? `${column} (${unit})` : column)),
      ]}
      rows={[...rows].map(([key, row]) => ({
        key,
        cells: [
          row.by || "없음",
          ...(told ? [row.split] : []),
          ...columns.map(({ key: of, data }) => (
            <Amount key={of} datum={data.find((datum) => keyOf(datum) === key)} write={wholeText} />
          )),
        ],
      }))}
    />
  );
}

/** What a column comes to; shares and averages are not added up. */
function sumOf({ measure, data }: MeasuresTableProps["columns"][number]): string {
  const isAdded = measure === "count" || (typeof measure === "object" && "sum" in measure && !measure.per);
  return isAdded ? wholeText(Math.round(sum(data, ({ value }) => value) * 100) / 100) : "";
}

/** A number that leads to the list of what it counts, where there is one. */
export function Amount({ datum, write = numberText }: { datum: Datum | undefined; write?: typeof wholeText }) {
  const text = write(datum?.value ?? 0);
  return datum?.to && datum.value !== 0 ? <Link to={datum.to}>{text}</Link> : text;
}
