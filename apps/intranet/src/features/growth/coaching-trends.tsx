import "./growth.css";
import { ChartAndTable } from "../../screens/statistics/chart-and-table";

export interface Month {
  readonly month: string;
  readonly rate: number | null;
  /** Absent for who may not read how somebody was. */
  readonly condition?: number | null;
}

/** How the last six months went; nothing of a figure that fewer than two of them have. */
export function Trends({ months }: { months: readonly Month[] }) {
  return (
    <section className="growth-trends" aria-label="최근 6개월">
      <Trend title="평균달성률" unit="%" months={months} figureOf={({ rate }) => rate} />
      <Trend title="컨디션" unit="점" months={months} figureOf={({ condition }) => condition} />
    </section>
  );
}

interface TrendProps {
  title: string;
  unit: string;
  months: readonly Month[];
  figureOf: (month: Month) => number | null | undefined;
}

/** One figure of each month that has it. */
function Trend({ title, unit, months, figureOf }: TrendProps) {
  const data = months.flatMap((one) => {
    const value = figureOf(one);
    return value === null || value === undefined ? [] : [{ by: one.month, split: title, value: Number(value) }];
  });
  if (data.length < 2) return null;
  return (
    <div>
      <h2>최근 6개월 {title}</h2>
      <ChartAndTable chart="line" title={`최근 6개월 ${title}`} unit={unit} data={data} />
    </div>
  );
}
