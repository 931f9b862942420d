import "../../../controls/screen.css";
import "../../list/list.css";
import "./matrix.css";
import { SegmentedControl } from "@mantine/core";
import {
  byName,
  type MatrixScreen,
  type MatrixStep,
  matrixAsked,
  matrixOf,
  mayOpen,
  panelsOf,
} from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { callRecords } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { PageTitle } from "../../../controls/page-title";
import { useAddress } from "../../../controls/use-address";
import { fieldAt } from "../../../fields/definitions";
import { titleOf } from "../../../fields/siblings";
import { signedInIds } from "../../../store";
import { DownloadMenu } from "../../list/download-menu";
import { RecordTrouble } from "../../record-trouble";
import { WayButtons } from "../../way-buttons";
import { ranksOf } from "../chart-data";
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
  const key = asked.open === undefined ? screen.rows : (screen.under ?? screen.rows);
  const go = (name: string, value: string) => goTo({ [name]: value });
  const rank = ranksOf(screen.of, key);
  const inOrder = (names: readonly string[]) => names.toSorted((a, b) => rank(a) - rank(b) || byName(a, b));
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
          <Link to={`?${all}`}>‹ 전체 {fieldAt(screen.of, screen.rows).field.label}</Link>
        </p>
      )}
      {!data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <MatrixTable
          screen={screen}
          panels={panels}
          charts={data.charts}
          query={query}
          step={step}
          rowKey={key}
          matrix={matrixOf(screen, data.charts, step, { year: asked.year, today: today() }, inOrder)}
          addressOf={screen.under !== undefined && asked.open === undefined ? openAt(address) : undefined}
        />
      )}
    </div>
  );
}

/** The address at which a row is open. */
function openAt(address: URLSearchParams): (row: string) => string {
  return (row) => {
    const next = new URLSearchParams(address);
    next.set("open", row);
    return `?${next}`;
  };
}
