import "./screen.css";
import "./list/list.css";
import "./statistics/statistics.css";
import type { Chart, StatisticsScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { callRecords } from "../api/client";
import { PageTitle } from "../controls/page-title";
import { kindOf } from "../fields/kinds";
import { today } from "../shell/today";
import { fieldAt, titleOf } from "./definitions";
import { DownloadMenu } from "./list/download-menu";
import { RecordTrouble } from "./record-trouble";
import { ChartAndTable } from "./statistics/chart-and-table";
import { type Datum, dataOf, numberText } from "./statistics/chart-data";

interface StatisticsPageProps {
  screen: StatisticsScreen;
  above?: ReactNode;
}

/** What the records of a screen come to: numbers and charts, each with its table. The filters are in the address. */
export function StatisticsPage({ screen, above }: StatisticsPageProps) {
  const [address, setAddress] = useSearchParams();
  const query = Object.fromEntries(address);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["records", screen.of, "statistics", screen.name, query],
    queryFn: () => callRecords(screen.of, "statistics", { ...query, screen: screen.name }),
    placeholderData: (before) => before,
    meta: { onRefusal: "log" },
  });
  const change = (part: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(part)) value === "" ? next.delete(name) : next.set(name, value);
    setAddress(next, { replace: true });
  };
  const ofChart = (chart: Chart) => dataOf(screen.of, chart, data?.charts[chart.key] ?? []);
  const numbers = screen.charts.filter(({ chart }) => chart === "number");
  return (
    <div className="record-screen">
      <PageTitle title={titleOf(screen)}>
        <DownloadMenu
          path={`/rest/records/${screen.of}/export`}
          query={{ ...query, screen: screen.name }}
          name={`${titleOf(screen)} ${today()}`}
          disabled={!data}
        />
      </PageTitle>
      {above}
      <search className="statistics-filters">
        {(screen.filters ?? []).map((key) => {
          const { field, entity, column } = fieldAt(screen.of, key);
          const { Filter } = kindOf(field);
          return (
            Filter && (
              <Filter key={key} field={field} name={key} query={query} onChange={change} place={{ entity, column }} />
            )
          );
        })}
        <button type="button" className="link-button" onClick={() => setAddress({}, { replace: true })}>
          초기화
        </button>
        <span role="status">{isFetching ? "불러오는 중…" : ""}</span>
      </search>
      {!data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <dl className="statistics-numbers">
            {numbers.map((chart) => (
              <div key={chart.key}>
                <dt>{chart.title}</dt>
                <dd>{numberOf(ofChart(chart), chart.unit)}</dd>
              </div>
            ))}
          </dl>
          <div className="statistics-charts">
            {screen.charts
              .filter(({ chart }) => chart !== "number")
              .map((chart) => (
                <section
                  key={chart.key}
                  aria-label={chart.title}
                  className={chart.chart === "bar" ? undefined : "is-wide"}
                >
                  <h2>{chart.title}</h2>
                  <ChartAndTable
                    chart={chart.chart as "bar"}
                    title={chart.title}
                    data={ofChart(chart)}
                    unit={chart.unit}
                  />
                </section>
              ))}
          </div>
        </>
      )}
    </div>
  );
}

function numberOf(data: readonly Datum[], unit: string | undefined): string {
  const [first] = data;
  return first ? numberText(first.value, unit) : "–";
}
