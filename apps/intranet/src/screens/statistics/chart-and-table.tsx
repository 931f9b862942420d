import "../screen.css";
import "./statistics.css";
import type { Chart } from "@portal/definition";
import { Bars } from "./bars";
import type { Datum } from "./chart-data";
import { Columns } from "./columns";
import { DataTable } from "./data-table";
import { Heat } from "./heat";

interface ChartAndTableProps {
  chart: Exclude<Chart["chart"], "number">;
  title: string;
  data: readonly Datum[];
  unit?: string | undefined;
}

/** A chart with what it says as a table beside it. */
export function ChartAndTable({ chart, title, data, unit = "" }: ChartAndTableProps) {
  if (data.length === 0) return <p>이 조건의 기록이 없습니다. 기간을 넓혀 보세요.</p>;
  // a heat map is its own table
  if (chart === "heat") return <Heat title={title} data={data} unit={unit} />;
  return (
    <div className="chart-and-table">
      <div>
        {chart === "bar" ? (
          <Bars data={data} unit={unit} />
        ) : (
          <Columns data={data} unit={unit} isLine={chart === "line"} />
        )}
      </div>
      <DataTable title={title} data={data} unit={unit} />
    </div>
  );
}
