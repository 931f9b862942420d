import "./growth.css";
import type { ViewScreen } from "@portal/definition";
import { fieldAt } from "../../fields/definitions";
import type { Row } from "../../screens/records";
import { ChartAndTable } from "../../screens/statistics/chart-and-table";
import { ViewPage } from "../../screens/view/view-page";
import { scoresOf, sheets } from "./sheet-scores";

/** A sheet of goals, with its scores by perspective or section below it. */
export function SheetViewPage({ screen }: { screen: ViewScreen }) {
  const of = screen.of as keyof typeof sheets;
  return <ViewPage screen={screen} below={({ record }) => <Scores of={of} record={record} />} />;
}

function Scores({ of, record }: { of: keyof typeof sheets; record: Row }) {
  const { lines, by } = sheets[of];
  const data = scoresOf(of, (record[lines] ?? []) as readonly Row[]);
  const title = `${fieldAt(lines, by).field.label}별 점수`;
  if (data.length === 0) return null;
  return (
    <section className="growth-trends" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <ChartAndTable chart="radar" title={title} unit="점" data={data} />
      </div>
    </section>
  );
}
