import "../documents.css";
import "../../../screens/statistics/matrix/matrix.css";
import { routeByName } from "@portal/definition";
import type { AnswerOf, getTotalSales } from "@portal/definition/contract";
import { Link } from "react-router-dom";
import { get } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { CarriedNote } from "../../../controls/lists/carried-note";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { PageTitle } from "../../../controls/page-title";
import { useAddress } from "../../../controls/use-address";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { ChartAndTable } from "../../../screens/statistics/chart-and-table";
import { SettingsLink } from "../../../shell/navigation/settings-link";
import { choice, Filters, units, yearChoice } from "../lists/filters";
import { useReading } from "../lists/reading";
import { withUnits } from "../lists/with-units";
import { wonText } from "../won";

type Total = AnswerOf<typeof getTotalSales>["list"][number];
type Month = Total["months"][number];

const shares = {
  team: "팀",
  person: "담당자",
  customer: "고객사",
  product: "품목",
} as const;

const measures = {
  published: "발행",
  target: "목표",
  plan: "예정",
  received: "수금",
  unpaid: "미수",
} as const;

/** Sales of a year by month or quarter, and by team, person, customer or product, beside the year before. */
export function SalesTotalPage() {
  const address = useAddress();
  const { query } = address;
  const now = Number(today().slice(0, 4));
  const year = Number(query.year) || now;
  const by = (query.by && query.by in shares ? query.by : "team") as keyof typeof shares;
  const asked = { ...withUnits(query), year, by };
  const measure = (query.of && query.of in measures ? query.of : "published") as keyof typeof measures;
  const isQuarter = query.unit === "quarter";
  const { data } = useReading(["sales", "total", asked], () => get("/rest/documents/getTotalSales", asked));
  const { parts, titles } = partsOf(data?.list ?? [], isQuarter);
  const chartTitle = `${year}년 ${measures[measure]}`;
  const bars = (of: keyof Month) => parts.map((part, at) => ({ by: titles[at] ?? "", split: "", value: part[of] }));
  return (
    <>
      <PageTitle title="전체 매출 집계">
        <span className="doc-actions">
          <SettingsLink to="documents-SalesTargets" title="매출목표" />
          <DownloadMenu path="/rest/documents/exportTotalSales" query={asked} name={`매출 집계 ${today()}`} />
        </span>
      </PageTitle>
      <Filters
        address={address}
        kept={["year", "by", "of", "unit"]}
        filters={[
          yearChoice(address, now),
          choice(address, { name: "by", label: "묶음", isNeeded: true, options: shares }),
          choice(address, { name: "of", label: "값", isNeeded: true, options: measures }),
          choice(address, {
            name: "unit",
            label: "단위",
            isNeeded: true,
            options: { month: "월별", quarter: "분기별" },
          }),
          ...units(address),
        ]}
      />
      <CarriedNote />
      <div className="statistics-charts">
        <section aria-label={chartTitle}>
          <h2>{chartTitle}</h2>
          <ChartAndTable
            chart="bar"
            title={chartTitle}
            unit="원"
            data={bars(measure)}
            // only what was published is known of the year before
            before={
              measure === "published" ? new Map(bars("last_year").map(({ by, value }) => [by, value])) : undefined
            }
          />
        </section>
      </div>
      <TotalTable list={data?.list} {...{ by, measure, isQuarter, year }} />
    </>
  );
}

interface TotalTableProps {
  /** Nothing while it is on its way. */
  list: readonly Total[] | undefined;
  by: keyof typeof shares;
  measure: keyof typeof measures;
  isQuarter: boolean;
  year: number;
}

/** A year by month or quarter, row by row, with its sums. */
function TotalTable({ list, by, measure, isQuarter, year }: TotalTableProps) {
  const { parts, titles, all } = partsOf(list ?? [], isQuarter);
  return (
    <RowsTable
      label={`${shares[by]}별 ${measures[measure]}`}
      empty="이 해의 매출이 없습니다."
      box="matrix-scroll"
      isGrid
      columns={[shares[by], ...[...titles, "합계", "전년비"].map(numeric)]}
      rows={list?.map(({ idx, name, months }) => {
        const own = sumOf(months);
        return {
          key: idx,
          cells: [
            <Link key="name" to={drillTo(by, idx, year)}>
              {name}
            </Link>,
            ...(isQuarter ? quartersOf(months) : months).map((part) => part[measure] !== 0 && wonText(part[measure])),
            <b key="sum">{wonText(own[measure])}</b>,
            growth(own),
          ],
        };
      })}
      foot={["합계", ...parts.map((part) => wonText(part[measure])), wonText(all[measure]), growth(all)]}
    />
  );
}

/** The invoices behind a row. */
function drillTo(by: keyof typeof shares, idx: number, year: number): string {
  const whose = { team: "team", person: "owner", customer: "customer", product: "" }[by];
  const query = new URLSearchParams({
    "issue_date.from": `${year}-01-01`,
    "issue_date.to": `${year}-12-31`,
    ...(whose && { [whose]: String(idx) }),
  });
  return `${routeByName("documents-SalesManagementPublishList")}?${query}`;
}

/** The sums of all rows by month or quarter, what those are called, and the whole year. */
function partsOf(list: readonly Total[], isQuarter: boolean) {
  const months = Array.from({ length: 12 }, (_, at) => sumOf(list.flatMap(({ months: own }) => own[at] ?? [])));
  const parts = isQuarter ? quartersOf(months) : months;
  return { parts, titles: parts.map((_, at) => `${at + 1}${isQuarter ? "분기" : "월"}`), all: sumOf(months) };
}

function sumOf(months: readonly Month[]): Month {
  const sum = (of: keyof Month) => months.reduce((all, month) => all + month[of], 0);
  return {
    target: sum("target"),
    plan: sum("plan"),
    published: sum("published"),
    received: sum("received"),
    unpaid: sum("unpaid"),
    last_year: sum("last_year"),
  };
}

function quartersOf(months: readonly Month[]): Month[] {
  return [0, 3, 6, 9].map((from) => sumOf(months.slice(from, from + 3)));
}

/** How much more was issued than in the year before. */
function growth({ published, last_year }: Month): string {
  if (last_year === 0) return "–";
  const part = Math.round((published / last_year - 1) * 100);
  return `${part > 0 ? "+" : ""}${part}%`;
}
