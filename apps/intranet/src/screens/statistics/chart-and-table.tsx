import "../../controls/screen.css";
import "./statistics.css";
import type { Chart } from "@portal/definition";
import { Bars } from "./bars";
import { besideYearBefore, type Drawn } from "./chart-data";
import { Columns } from "./columns";
import { DataTable } from "./data-table";
import { Heat } from "./heat";
import { Radar } from "./radar";

interface ChartAndTableProps extends Drawn {
  chart: Exclude<Chart["chart"], "number"> | "radar";
  title: string;
  unit?: string | undefined;
  /** A ranking draws no more than so many. */
  most?: number | undefined;
}

/** A chart, and below it what it says as a table that is unfolded. */
export function ChartAndTable({ chart, title, data, before, unit = "", most }: ChartAndTableProps) {
  if (data.length === 0) return <p>이 조건의 기록이 없습니다. 기간을 넓혀 보세요.</p>;
  // a heat map is its own table
  if (chart === "heat") return <Heat title={title} data={data} unit={unit} />;
  const drawn = before ? { data, before } : besideYearBefore(data);
  return (
    <div className="chart-and-table">
      {chart === "bar" && <Bars {...drawn} unit={unit} most={most} />}
      {chart === "radar" && <Radar data={data} unit={unit} />}
      {(chart === "line" || chart === "stacked") && <Columns {...drawn} unit={unit} isLine={chart === "line"} />}
      <details>
        <summary>
          표로 보기<span className="only-read">: {title}</span>
        </summary>
        <DataTable title={title} data={data} unit={unit} before={before} />
      </details>
    </div>
  );
}
