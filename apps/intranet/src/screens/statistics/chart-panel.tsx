import { type Chart, type GroupBy, measuresOf } from "@portal/definition";
import type { AnswerOf, recordCalls } from "@portal/definition/contract";
import { Link } from "react-router-dom";
import { fieldAt } from "../../fields/definitions";
import { ChartAndTable } from "./chart-and-table";
import { dataOf, numberText } from "./chart-data";
import { MeasuresTable } from "./data-table";
import { deafTo } from "./deaf-to";
import { type Counted, listOf } from "./leads";
import { PanelRecords } from "./panel-records";

interface ChartPanelProps extends Counted {
  answer: AnswerOf<ReturnType<typeof recordCalls>["statistics"]>;
}

/** What a screen of charts shows of one entity: its figures, its charts each with a table, its first records. */
export function ChartPanel({ answer, ...counted }: ChartPanelProps) {
  const { screen, panel } = counted;
  const { title, charts = [], lists = [], of = screen.of } = panel;
  const ofChart = (chart: Chart) => {
    // a row of a table leads to what is its record's: what tells it apart narrows no further
    const leads = chart.chart === "table" ? { ...chart, split: undefined } : chart;
    return dataOf(of, chart, answer.charts[chart.key] ?? [], (row) => listOf(counted, leads, row));
  };
  // who is told nobody's has no column of it
  const isSplit = ({ key }: Chart) => answer.charts[key]?.some(({ split }) => split);
  const numbers = charts.filter(({ chart }) => chart === "number");
  const drawn = charts.filter(({ chart }) => chart !== "number");
  const deaf = deafTo(counted);
  const Heading = title === undefined ? "h2" : "h3";
  return (
    <section aria-label={title} className="chart-panel">
      {title && <h2>{title}</h2>}
      {deaf.length > 0 && <p className="statistics-note">여기에 쓰이지 않는 조건: {deaf.join(", ")}</p>}
      {numbers.length > 0 && (
        <dl className="statistics-numbers">
          {numbers.map((chart) => {
            const [first] = ofChart(chart);
            const text = first ? numberText(first.value, chart.unit) : "–";
            return (
              <div key={chart.key}>
                <dt>{chart.title}</dt>
                <dd>{first?.to ? <Link to={first.to}>{text}</Link> : text}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {drawn.length > 0 && (
        <div className="statistics-charts">
          {drawn.map((chart) => (
            <section key={chart.key} aria-label={chart.title} className={chart.chart === "bar" ? undefined : "is-wide"}>
              <Heading>{chart.title}</Heading>
              {chart.chart === "table" ? (
                <MeasuresTable
                  title={chart.title}
                  by={labelOfGroup(of, chart.by)}
                  {...(isSplit(chart) && { told: labelOfGroup(of, chart.split) })}
                  columns={measuresOf(chart).map((one) => ({ ...one, data: ofChart(one) }))}
                />
              ) : (
                <ChartAndTable
                  chart={chart.chart as "bar"}
                  title={chart.title}
                  data={ofChart(chart)}
                  unit={chart.unit}
                  most={chart.most}
                />
              )}
              {chart.least !== undefined && (
                <p className="statistics-note">{chart.least}건이 안 되는 항목은 표시하지 않습니다.</p>
              )}
            </section>
          ))}
        </div>
      )}
      {lists.map((list) => (
        <PanelRecords
          key={list.key}
          list={list}
          of={of}
          answer={answer.lists[list.key]}
          to={listOf(counted, { ...list, measure: "count" })}
          none={`${list.title} 내역이 없습니다.`}
          heading={Heading}
        />
      ))}
    </section>
  );
}

/** What the rows of a table are, and what tells them apart. */
function labelOfGroup(of: string, group: GroupBy | undefined): string {
  return typeof group === "string" ? fieldAt(of, group).field.label : "구분";
}
