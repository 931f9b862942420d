import "../../controls/screen.css";
import "../list/list.css";
import "./statistics.css";
import { type DashboardScreen, mayOpen, type Panel, panelsOf, type StatisticsScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callRecords } from "../../api/client";
import { today } from "../../controls/dates/today";
import { PageTitle } from "../../controls/page-title";
import { useAddress } from "../../controls/use-address";
import { titleOf } from "../../fields/siblings";
import { signedInIds } from "../../store";
import { DownloadMenu } from "../list/download-menu";
import { NarrowButtons } from "../list/narrow-buttons";
import { RecordTrouble } from "../record-trouble";
import { WayButtons } from "../way-buttons";
import { ChartPanel } from "./chart-panel";
import { StatisticsFilters } from "./statistics-filters";

interface DashboardPageProps {
  screen: StatisticsScreen | DashboardScreen;
  above?: ReactNode;
  below?: ReactNode;
}

/** Figures, charts with their tables and short lists, panel by panel; the filters of all of them are in the address. */
export function DashboardPage({ screen, above, below }: DashboardPageProps) {
  const { query } = useAddress();
  const refresh = "refresh" in screen ? screen.refresh : undefined;
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    queryKey: ["records", screen.of, "statistics", screen.name, query],
    queryFn: () => callRecords(screen.of, "statistics", { ...query, screen: screen.name }),
    placeholderData: (before) => before,
    refetchInterval: refresh ? refresh * 1000 : false,
    meta: { onRefusal: "log" },
  });
  const panels = panelsOf(screen).filter(({ can }) => can === undefined || mayOpen(signedInIds(), can));
  return (
    <div className="record-screen">
      <PageTitle title={titleOf(screen)}>
        <div className="screen-actions">
          <WayButtons ways={screen.ways} />
          <DownloadMenu
            path={`/rest/records/${screen.of}/export`}
            query={{ ...query, screen: screen.name }}
            name={`${titleOf(screen)} ${today()}`}
            disabled={!data}
          />
        </div>
      </PageTitle>
      {above}
      <StatisticsFilters screen={screen}>
        {"narrows" in screen && <NarrowButtons narrows={screen.narrows} />}
        <span role="status">{isFetching && !refresh ? "불러오는 중…" : ""}</span>
        {refresh && (
          <span className="statistics-note">
            {data ? `${timeText(dataUpdatedAt)} 기준 · ${refresh}초마다 새로 읽음` : ""}
          </span>
        )}
      </StatisticsFilters>
      {!data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        panels.map((panel) => <ChartPanel key={keyOf(panel)} {...{ screen, panel, query }} answer={data} />)
      )}
      {below}
    </div>
  );
}

/** What a panel shows is on no other one. */
function keyOf({ charts = [], lists = [] }: Panel): string {
  return [...charts, ...lists].map(({ key }) => key).join(" ");
}

function timeText(time: number): string {
  return new Date(time).toLocaleTimeString("ko-KR", { hour12: false });
}
