import { routeByName } from "@portal/definition";
import type { AnswerOf, getDocumentStatistics } from "@portal/definition/contract";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { get } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { PageTitle } from "../../../controls/page-title";
import { Pending } from "../../../controls/pending";
import { useAddress } from "../../../controls/use-address";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { ChartAndTable } from "../../../screens/statistics/chart-and-table";
import { screenPath } from "../../../shell/navigation/screen-path";
import { useStore } from "../../../store";
import { accountTitles } from "../claims/expense-columns";
import { kindTitles } from "../names";
import { choice, Filters, units, yearChoice } from "./filters";
import { useReading } from "./reading";
import { RowLink, Table } from "./table";
import { withUnits } from "./with-units";

type Statistics = AnswerOf<typeof getDocumentStatistics>;

const months = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [String(at + 1), `${at + 1}월`]));

/** How documents go through the company: how many, how long, where they wait. */
export function StatisticsPage() {
  const address = useAddress();
  const now = Number(today().slice(0, 4));
  const asked = { ...withUnits(address.query), year: Number(address.query.year) || now };
  const { data, isError, refetch } = useReading(["document-statistics", asked], () =>
    get("/rest/documents/getDocumentStatistics", asked),
  );
  const year = asked.year - 1;
  const { data: last } = useReading(["document-statistics", asked, year], () =>
    get("/rest/documents/getDocumentStatistics", { ...asked, year }),
  );
  const before = last && new Map(last.months.map(({ month, submitted }) => [monthTitle(month), submitted]));
  return (
    <>
      <PageTitle title="문서 통계">
        <DownloadMenu path="/rest/documents/exportDocumentStatistics" query={asked} name={`문서 통계 ${today()}`} />
      </PageTitle>
      <Filters
        address={address}
        kept={["year"]}
        filters={[
          yearChoice(address, now),
          choice(address, { name: "month", label: "월", options: months }),
          choice(address, { name: "kind", label: "양식", options: kindTitles }),
          ...units(address),
        ]}
      />
      {data ? (
        <Blocks {...data} before={before} listOf={listOf(asked)} />
      ) : (
        <Pending isError={isError} refetch={refetch} lines={12} />
      )}
    </>
  );
}

function monthTitle(month: string): string {
  return `${Number(month.slice(-2))}월`;
}

function Block(props: ComponentProps<typeof ChartAndTable>) {
  return (
    <section aria-label={props.title}>
      <h2>{props.title}</h2>
      <ChartAndTable {...props} />
    </section>
  );
}

/** Where the documents are that a figure counts; nowhere for who leads nobody, to whom they are not all open. */
function listOf({ year, month, kind, idx_office, idx_team }: Asked): ListOf {
  if (!useStore.getState().isLead) return () => undefined;
  const [from, to] = month ? daysOfMonth(year, Number(month)) : [`${year}-01-01`, `${year}-12-31`];
  return (of) => {
    const asked = { doc_type: "U1", from, to, kind, idx_office, idx_team, ...of };
    const told = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    return `${routeByName("documents-AllDocumentList")}?${new URLSearchParams(told)}`;
  };
}

function daysOfMonth(year: number, month: number): [string, string] {
  const start = `${year}-${String(month).padStart(2, "0")}`;
  return [`${start}-01`, `${start}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`];
}

interface Asked {
  readonly year: number;
  readonly month?: string;
  readonly kind?: string;
  readonly idx_office?: string;
  readonly idx_team?: string;
}

type ListOf = (of: { kind?: string; idx_team?: number }) => string | undefined;

interface BlocksProps extends Statistics {
  listOf: ListOf;
  /** How many were drafted in each month of the year before. */
  before: ReadonlyMap<string, number> | undefined;
}

function Blocks({ kinds, teams, levels, months: byMonth, accounts, open, before, listOf }: BlocksProps) {
  return (
    <>
      <div className="statistics-charts">
        <Block
          title="양식별 건수"
          chart="bar"
          unit="건"
          data={kinds.map(({ kind, count }) => ({
            by: kindTitles[kind],
            split: "",
            value: count,
            to: listOf({ kind }),
          }))}
        />
        <Block
          title="월별 기안과 완료"
          chart="stacked"
          unit="건"
          before={before}
          data={byMonth.flatMap(({ month, submitted, done }) => [
            { by: monthTitle(month), split: "완료", value: done },
            { by: monthTitle(month), split: "완료 전", value: Math.max(0, submitted - done) },
          ])}
        />
        <Block
          title="직급별 평균 결재 대기"
          chart="bar"
          unit="시간"
          data={levels.map(({ level, steps, hours }) => ({ by: `${level} (${steps}회)`, split: "", value: hours }))}
        />
        <Block
          title="지출 계정별 합계"
          chart="bar"
          unit="원"
          data={accounts.map(({ account, amount }) => ({ by: accountTitles[account], split: "", value: amount }))}
        />
      </div>
      <h2 className="doc-heading">부서별 기안과 처리</h2>
      <Table<Statistics["teams"][number]>
        label="부서별 기안과 처리"
        rows={teams}
        keyOf={({ idx }) => idx}
        empty="기안한 문서가 없습니다."
        columns={[
          {
            title: "부서",
            isHead: true,
            cell: ({ idx, name }) => {
              const to = idx > 0 ? listOf({ idx_team: idx }) : undefined;
              return to ? <RowLink to={to}>{name}</RowLink> : name;
            },
          },
          { title: "기안", isNumber: true, cell: ({ submitted }) => submitted },
          { title: "완료", isNumber: true, cell: ({ done }) => done },
          { title: "반려", isNumber: true, cell: ({ rejected }) => rejected },
          {
            title: "반려율",
            isNumber: true,
            cell: ({ submitted, rejected }) => (submitted > 0 ? `${Math.round((rejected / submitted) * 100)}%` : "–"),
          },
          {
            title: "평균 소요(시간)",
            isNumber: true,
            cell: ({ hours }) => (hours === null ? "–" : Math.round(hours * 10) / 10),
          },
        ]}
      />
      {listOf({}) && (
        <p className="doc-muted">회수한 문서와 참여자만 볼 수 있는 문서는 세기만 하고 목록에는 나오지 않습니다.</p>
      )}
      <h2 className="doc-heading">가장 오래 기다리는 문서</h2>
      <Table<Statistics["open"][number]>
        label="가장 오래 기다리는 문서"
        rows={open}
        keyOf={({ idx }) => idx}
        empty="기다리는 문서가 없습니다."
        columns={[
          { title: "양식", cell: ({ kind }) => kindTitles[kind] },
          {
            title: "제목",
            isHead: true,
            cell: ({ idx, title }) =>
              title ? (
                <Link to={screenPath("documents-document-id", { id: idx })}>{title}</Link>
              ) : (
                "(참여자만 볼 수 있는 문서)"
              ),
          },
          { title: "기안자", cell: ({ drafter }) => `${drafter.kname} (${drafter.team_name})` },
          { title: "현재 결재자", cell: ({ current }) => current.join(", ") },
          { title: "기다린 날", isNumber: true, cell: ({ days }) => `${Math.floor(days)}일` },
        ]}
      />
    </>
  );
}
