import "../../../controls/screen.css";
import "../../list/list.css";
import "./matrix.css";
import { NativeSelect, SegmentedControl } from "@mantine/core";
import {
  ALL_MEASURES,
  beforeKey,
  byName,
  type Matrix,
  type MatrixAsked,
  type MatrixLine,
  type MatrixScreen,
  type MatrixStep,
  matrixAsked,
  matrixOf,
  mayOpen,
  panelsOf,
  rowKeys,
} from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { callRecords } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { CarriedNote } from "../../../controls/lists/carried-note";
import { PageTitle } from "../../../controls/page-title";
import { useAddress } from "../../../controls/use-address";
import { fieldAt } from "../../../fields/definitions";
import { titleOf } from "../../../fields/siblings";
import { signedInIds } from "../../../store";
import { DownloadMenu } from "../../list/download-menu";
import { RecordTrouble } from "../../record-trouble";
import { WayButtons } from "../../way-buttons";
import { ChartAndTable } from "../chart-and-table";
import { ranksOf } from "../chart-data";
import { deafTo } from "../deaf-to";
import { StatisticsFilters } from "../statistics-filters";
import { MatrixTable } from "./matrix-table";

const steps = { month: "월", quarter: "분기", running: "누계" } as const satisfies Record<MatrixStep, string>;

/** Figures of a year by months, row by row; year, step, open row and filters are in the address. */
export function MatrixPage({ screen }: { screen: MatrixScreen }) {
  const { params: address, query: given, go: goTo } = useAddress();
  const { by, ...query } = given;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["records", screen.of, "statistics", screen.name, query],
    queryFn: () => callRecords(screen.of, "statistics", { ...query, screen: screen.name }),
    placeholderData: (before) => before,
    meta: { onRefusal: "log" },
  });
  const asked = matrixAsked(screen, query, today());
  const panels = panelsOf(screen, asked).filter(({ can }) => can === undefined || mayOpen(signedInIds(), can));
  const step: MatrixStep = by === "quarter" || by === "running" ? by : "month";
  const key = asked.open === undefined ? asked.rows : (screen.under ?? asked.rows);
  const go = (name: string, value: string) => goTo({ [name]: value });
  const rank = ranksOf(screen.of, key);
  const inOrder = (a: string, b: string) => rank(a) - rank(b) || byName(a, b);
  const deaf = panels.flatMap((panel) => {
    const unused = deafTo({ screen, panel, query });
    return unused.length > 0 ? [`${panel.charts?.[0]?.title}(${unused.join(", ")})`] : [];
  });
  const matrix = data && matrixOf(screen, data.charts, step, { ...asked, today: today() }, inOrder);
  const all = new URLSearchParams(address);
  all.delete("open");

  return (
    <div className="record-screen">
      <PageTitle title={titleOf(screen)}>
        <div className="screen-actions">
          <WayButtons ways={screen.ways} />
          <DownloadMenu
            path={`/rest/records/${screen.of}/export`}
            query={{ ...query, screen: screen.name }}
            name={`${titleOf(screen)} ${asked.year}년`}
            disabled={!data}
          />
        </div>
      </PageTitle>
      <StatisticsFilters screen={screen}>
        <span role="group" aria-label="연도" className="matrix-year">
          <button type="button" aria-label="지난해" onClick={() => go("year", String(asked.year - 1))}>
            ‹
          </button>
          <strong>{asked.year}년</strong>
          <button type="button" aria-label="다음 해" onClick={() => go("year", String(asked.year + 1))}>
            ›
          </button>
        </span>
        <RowsAndMeasure screen={screen} asked={asked} onChange={go} />
        <SegmentedControl
          size="xs"
          aria-label="기간"
          data={Object.entries(steps).map(([value, label]) => ({ value, label }))}
          value={step}
          onChange={(value) => go("by", value === "month" ? "" : value)}
        />
        <span role="status">{isFetching ? "불러오는 중…" : ""}</span>
      </StatisticsFilters>
      {asked.open !== undefined && (
        <p className="matrix-up">
          <Link to={`?${all}`}>‹ 전체 {fieldAt(screen.of, asked.rows).field.label}</Link>
        </p>
      )}
      <CarriedNote />
      {deaf.length > 0 && <p className="statistics-note">조건을 쓰지 않는 값: {deaf.join(", ")}</p>}
      {!data || !matrix ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {asked.isOneLine && <SumsChart year={asked.year} matrix={matrix} />}
          <MatrixTable
            screen={screen}
            panels={panels}
            charts={data.charts}
            query={query}
            step={step}
            rowKey={key}
            isOneLine={asked.isOneLine}
            matrix={matrix}
            addressOf={screen.under !== undefined && asked.open === undefined ? openAt(address) : undefined}
          />
        </>
      )}
    </div>
  );
}

/** The one measure of all rows by month, beside the year before where that is known. */
function SumsChart({ year, matrix: { columns, rows } }: { year: number; matrix: Matrix }) {
  const [line, before] = rows.at(-1)?.lines ?? [];
  if (!line) return null;
  const bars = ({ values }: MatrixLine) =>
    columns.slice(0, -1).map((by, at) => ({ by, split: "", value: values[at] ?? 0 }));
  const title = `${year}년 ${line.title}`;
  const earlier = before?.key === beforeKey(line.key) ? before : undefined;
  return (
    <div className="statistics-charts">
      <section aria-label={title}>
        <h2>{title}</h2>
        <ChartAndTable
          chart="bar"
          title={title}
          unit={line.unit}
          data={bars(line)}
          before={earlier && new Map(bars(earlier).map(({ by, value }) => [by, value]))}
        />
      </section>
    </div>
  );
}

interface RowsAndMeasureProps {
  screen: MatrixScreen;
  asked: MatrixAsked;
  onChange: (name: string, value: string) => void;
}

/** By what there are rows, and which measure is shown, where a matrix has several. */
function RowsAndMeasure({ screen, asked, onChange }: RowsAndMeasureProps) {
  const keys = rowKeys(screen);
  const counted = matrixAsked(screen, { rows: asked.rows, measure: ALL_MEASURES }, "").measures;
  const choices = [
    {
      name: "rows",
      label: "줄",
      value: asked.rows,
      data: keys.map((key) => ({ value: key, label: `${fieldAt(screen.of, key).field.label}별` })),
    },
    {
      name: "measure",
      label: "값",
      value: asked.isOneLine ? asked.measures[0]?.key : ALL_MEASURES,
      data: screen.isOneMeasure
        ? [...counted.map(({ key, title }) => ({ value: key, label: title })), { value: ALL_MEASURES, label: "모두" }]
        : [],
    },
  ];
  return choices
    .filter(({ data }) => data.length > 1)
    .map(({ name, label, value, data }) => (
      <NativeSelect
        key={name}
        size="xs"
        aria-label={label}
        value={value ?? ""}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        data={data}
      />
    ));
}

/** The address at which a row is open. */
function openAt(address: URLSearchParams): (row: string) => string {
  return (row) => {
    const next = new URLSearchParams(address);
    next.set("open", row);
    return `?${next}`;
  };
}
