import "../../screens/statistics/statistics.css";
import "./plan-pages.css";
import { NativeSelect } from "@mantine/core";
import { type FormScreen, type ListScreen, mayOpen, screenByName, type ViewScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { callRecords, get } from "../../api/client";
import { today } from "../../controls/dates/today";
import { numberText } from "../../controls/inputs/number-input";
import { RowsTable } from "../../controls/lists/rows-table";
import { Skeleton } from "../../controls/pending";
import { choiceLabel } from "../../fields/definitions";
import { FormPage } from "../../screens/form/form-page";
import type { ListAddress } from "../../screens/list/list-address";
import { ListPage } from "../../screens/list/list-page";
import { RecordTrouble } from "../../screens/record-trouble";
import type { ReadAnswer, Row } from "../../screens/records";
import { Columns } from "../../screens/statistics/columns";
import { ViewPage } from "../../screens/view/view-page";
import { signedInIds } from "../../store";

const view = "/businessmanagement/managementplanview";

/** Plans as a table, or the whole company: offices with their teams. */
export function PlanListPage({ screen }: { screen: ListScreen }) {
  return (
    <ListPage
      screen={screen}
      above={<Missing />}
      layouts={{ tree: ({ address }) => <Company screen={screen} address={address} /> }}
    />
  );
}

/** The units that somebody leads and that have no plan yet, each with the way to begin one. */
function Missing() {
  const add = screenByName("BusinessManagement-ManagementPlanAdd");
  // from November on it is the next year's turn
  const [now, month] = today().split("-").map(Number) as [number, number];
  const year = month >= 11 ? now + 1 : now;
  const isLead = add !== undefined && mayOpen(signedInIds(), add.can);
  const { data } = useQuery({
    queryKey: ["records", "mgmt_plan", "missing", year],
    queryFn: () => get("/rest/businessmanagement/getMissingPlans", { year }),
    enabled: isLead,
    meta: { onRefusal: "log" },
  });
  if (!isLead || !data || data.list.length === 0) return null;
  return (
    <section className="plan-missing" aria-label="계획이 없는 조직">
      <strong>{year}년 계획이 아직 없습니다.</strong>
      {data.list.map(({ idx_office, idx_team, name }) => (
        <Link
          key={`${idx_office} ${idx_team}`}
          to={`${add.path}?${new URLSearchParams({ year: String(year), office: String(idx_office), team: String(idx_team ?? "") })}`}
        >
          {name}
        </Link>
      ))}
    </section>
  );
}

/** All plans that fit, office by office, with what they come to. */
function Company({ screen, address }: { screen: ListScreen; address: ListAddress }) {
  const { page: _, rows: __, ...looked } = address.asked;
  // one year's fit on a page
  const asked = { year: today().slice(0, 4), ...looked };
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "mgmt_plan", "company", asked],
    queryFn: () =>
      callRecords("mgmt_plan", "list", { ...asked, screen: screen.name, rows: 100, sort: "-year,office,team" }),
    meta: { onRefusal: "log" },
  });
  if (error && !data) return <RecordTrouble what="목록" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={12} />;
  const offices = [...new Set(data.list.map((plan) => `${plan.year} ${plan.idx_office}`))];
  return (
    <PlanTable
      title={`${asked.year}년 조직별 계획`}
      heads={["조직", "목표매출", "실적", "달성률", "상태"]}
      rows={offices.flatMap((key) => {
        const plans = data.list.filter((plan) => `${plan.year} ${plan.idx_office}` === key);
        const name = data.names.office?.[String(plans[0]?.idx_office)] ?? "";
        const own = plans.filter(({ idx_team }) => idx_team === null);
        const teams = plans.filter(({ idx_team }) => idx_team !== null);
        return [...own, ...teams].map((plan) => ({
          key: Number(plan.idx),
          isSum: plan.idx_team === null,
          name: (
            <Link to={`${view}/${Number(plan.idx)}`}>
              {plan.idx_team === null ? name : data.names.team?.[String(plan.idx_team)]}
            </Link>
          ),
          cells: [
            won(plan.planned),
            won(plan.sold),
            plan.rate === null ? "–" : `${Number(plan.rate)}%`,
            choiceLabel("mgmt_plan", "status", plan.status),
          ],
        }));
      })}
    />
  );
}

interface Figures {
  readonly month: string;
  readonly sales: number;
  readonly cost?: number;
  readonly headcount?: number;
}

interface TeamPlan {
  readonly idx: number;
  readonly team: string;
  readonly planned: number | null;
  readonly sold: number | null;
  readonly rate: number | null;
  readonly status: string;
}

interface Version {
  readonly idx: number;
  readonly rev: number;
  readonly planned: number;
}

interface Extra {
  readonly months: readonly Figures[];
  /** By account, for whom it is shown. */
  readonly spent?: Readonly<Record<string, number>>;
  readonly teams: readonly TeamPlan[];
  readonly versions: readonly Version[];
}

/** A plan beside what came of it, its teams' plans and its earlier versions. */
export function PlanViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      below={(read) => (
        <>
          <Months read={read} />
          <Accounts read={read} />
          <Teams read={read} />
          <Versions read={read} />
        </>
      )}
    />
  );
}

/** The form of a plan, with what its lines do not yet agree in. */
export function PlanFormPage({ screen }: { screen: FormScreen }) {
  return <FormPage screen={screen} beside={(values) => <Differences values={values} />} />;
}

function Differences({ values }: { values: Row }) {
  const sum = (part: string, key: string) =>
    linesOf(values, part).reduce((all, line) => all + (Number(line[key]) || 0), 0);
  const goal = linesOf(values, "plan_goal").find(({ kind, target }) => kind === "sales" && target);
  const [sales, cost, costs] = [sum("plan_month", "sales"), sum("plan_month", "cost"), sum("plan_cost", "amount")];
  const by = [
    ...(goal ? [["월별 매출 합계", "매출 목표", sales - Number(goal.target)] as const] : []),
    ["계정별 비용 합계", "월별 비용 합계", costs - cost] as const,
  ].filter(([, , difference]) => difference !== 0);
  if (by.length === 0) return null;
  return (
    <div className="plan-difference" role="status">
      {by.map(([what, than, difference]) => (
        <p key={what}>
          {what}가 {than}보다 {won(Math.abs(difference))} {difference > 0 ? "많습니다" : "적습니다"}. 같아야 제출할 수
          있습니다.
        </p>
      ))}
    </div>
  );
}

const nothing: Extra = { months: [], teams: [], versions: [] };
const extraOf = (read: ReadAnswer): Extra => ({ ...nothing, ...read.extra });
const linesOf = (record: Row, part: string) => (record[part] ?? []) as readonly Row[];

/** Each month's plan beside its figures, and the quarters' sums. */
function Months({ read }: { read: ReadAnswer }) {
  const { months } = extraOf(read);
  if (months.length === 0) return null;
  const planned = new Map(linesOf(read.record, "plan_month").map((line) => [String(line.month), line]));
  const isLead = months[0]?.cost !== undefined;
  const heads = ["월", "목표", "실적", "달성률", ...(isLead ? ["비용 계획", "집행", "인원 계획", "인원"] : [])];
  const rowOf = (key: string, name: string, of: readonly Figures[], isSum = false) => {
    const sum = (pick: (one: Figures) => unknown) => of.reduce((all, one) => all + (Number(pick(one)) || 0), 0);
    const last = of.at(-1);
    const [target, sales] = [sum(({ month }) => planned.get(month)?.sales), sum((one) => one.sales)];
    return {
      key,
      isSum,
      name,
      cells: [
        won(target),
        won(sales),
        // of months still to come there is nothing to say
        target > 0 && (of[0]?.month ?? "") <= today().slice(0, 7) ? `${Math.round((sales / target) * 100)}%` : "–",
        ...(isLead
          ? [
              won(sum(({ month }) => planned.get(month)?.cost)),
              won(sum((one) => one.cost)),
              `${Number(planned.get(last?.month ?? "")?.headcount ?? 0)}명`,
              `${last?.headcount ?? 0}명`,
            ]
          : []),
      ],
    };
  };
  const quarters = [...new Set(months.map(({ month }) => quarterOf(month)))];
  return (
    <PlanTable
      title="계획과 실적"
      above={
        <Columns
          data={months.map(({ month, sales }) => ({ by: month, split: "실적", value: sales }))}
          before={new Map(months.map(({ month }) => [month, Number(planned.get(month)?.sales ?? 0)]))}
          beforeTitle="목표"
          unit="원"
        />
      }
      heads={heads}
      rows={[
        ...quarters.flatMap((quarter) => {
          const of = months.filter(({ month }) => quarterOf(month) === quarter);
          const each = of.map((one) => rowOf(one.month, `${Number(one.month.slice(5))}월`, [one]));
          return of.length > 1 ? [...each, rowOf(quarter, quarter, of, true)] : each;
        }),
        ...(months.length > 3 ? [rowOf("all", "합계", months, true)] : []),
      ]}
    />
  );
}

/** What each account may cost and has cost. */
function Accounts({ read }: { read: ReadAnswer }) {
  const { spent } = extraOf(read);
  const lines = linesOf(read.record, "plan_cost");
  if (!spent) return null;
  const accounts = [...new Set([...lines.map(({ account }) => String(account)), ...Object.keys(spent)])];
  return (
    <PlanTable
      title="비용 계획과 집행"
      heads={["계정과목", "계획", "집행", "집행률", "산출근거"]}
      rows={accounts.map((account) => {
        const line = lines.find((one) => one.account === account);
        const [amount, used] = [Number(line?.amount ?? 0), spent[account] ?? 0];
        return {
          key: account,
          name: choiceLabel("plan_cost", "account", account),
          cells: [
            won(amount),
            won(used),
            amount > 0 ? `${Math.round((used / amount) * 100)}%` : "계획 없음",
            String(line?.memo ?? ""),
          ],
        };
      })}
    />
  );
}

function quarterOf(month: string): string {
  return `${Math.ceil(Number(month.slice(5)) / 3)}분기`;
}

/** An office's own plan beside the sum of its teams', and by how much they differ. */
function Teams({ read }: { read: ReadAnswer }) {
  const { teams } = extraOf(read);
  if (read.record.idx_team !== null) return null;
  const sum = teams.reduce((all, { planned }) => all + (planned ?? 0), 0);
  const difference = Number(read.record.planned) - sum;
  const rows = teams.map(({ idx, team, planned, sold, rate, status }) => ({
    key: idx,
    name: <Link to={`${view}/${idx}`}>{team}</Link>,
    cells: [won(planned), won(sold), rate === null ? "–" : `${rate}%`, choiceLabel("mgmt_plan", "status", status)],
  }));
  const total = {
    key: 0,
    isSum: true,
    name: "팀 합계",
    cells: [won(sum), won(teams.reduce((all, { sold }) => all + (sold ?? 0), 0)), "", ""],
  };
  return (
    <>
      <PlanTable title="팀 계획" heads={["팀", "목표매출", "실적", "달성률", "상태"]} rows={[...rows, total]} />
      {difference !== 0 && (
        <p className="plan-difference">
          본부 목표 {won(read.record.planned)}은 팀 합계와 {won(Math.abs(difference))} 다릅니다.
        </p>
      )}
    </>
  );
}

/** An earlier version beside the plan as it is now: what differs is marked. */
function Versions({ read }: { read: ReadAnswer }) {
  const { versions } = extraOf(read);
  const [chosen, setChosen] = useState(versions[0]?.idx);
  const { data: older } = useQuery({
    queryKey: ["records", "mgmt_plan", "read", chosen],
    queryFn: () => callRecords("mgmt_plan", "read", { idx: Number(chosen) }),
    enabled: chosen !== undefined,
    meta: { onRefusal: "log" },
  });
  if (versions.length === 0) return null;
  const rows = older ? differencesOf(older.record, read.record) : [];
  return (
    <>
      <NativeSelect
        size="xs"
        label="견줄 차수"
        className="plan-version"
        value={String(chosen)}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        data={versions.map(({ idx, rev, planned }) => ({
          value: String(idx),
          label: `${rev}차 (목표 ${won(planned)})`,
        }))}
      />
      {older ? (
        <PlanTable
          title="차수 비교"
          heads={["항목", `${Number(older.record.rev)}차`, `${Number(read.record.rev)}차`, "차이"]}
          rows={rows}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </>
  );
}

function differencesOf(older: Row, now: Row) {
  const figures = [
    ...linesOf(now, "plan_goal").map((goal) => ({
      name: `목표: ${String(goal.goal)}`,
      was: linesOf(older, "plan_goal").find(({ goal: name }) => name === goal.goal)?.target,
      is: goal.target,
    })),
    ...linesOf(now, "plan_month").map((line) => ({
      name: `${Number(String(line.month).slice(5))}월 매출`,
      was: linesOf(older, "plan_month").find(({ month }) => month === line.month)?.sales,
      is: line.sales,
    })),
    ...linesOf(now, "plan_cost").map((line) => ({
      name: `비용: ${choiceLabel("plan_cost", "account", line.account)}`,
      was: linesOf(older, "plan_cost").find(({ account }) => account === line.account)?.amount,
      is: line.amount,
    })),
    // what the later one has no longer
    ...linesOf(older, "plan_goal")
      .filter(({ goal }) => !linesOf(now, "plan_goal").some(({ goal: name }) => name === goal))
      .map(({ goal, target }) => ({ name: `목표: ${String(goal)}`, was: target, is: null })),
    ...linesOf(older, "plan_cost")
      .filter(({ account }) => !linesOf(now, "plan_cost").some(({ account: name }) => name === account))
      .map(({ account, amount }) => ({
        name: `비용: ${choiceLabel("plan_cost", "account", account)}`,
        was: amount,
        is: null,
      })),
  ];
  const text = (value: unknown) => (value === null || value === undefined ? "–" : numberText(Number(value)));
  return figures.map(({ name, was, is }) => {
    const by = Number(is ?? 0) - Number(was ?? 0);
    return {
      key: name,
      name,
      isChanged: by !== 0,
      cells: [text(was), text(is), by === 0 ? "" : `${by > 0 ? "+" : ""}${numberText(by)}`],
    };
  });
}

function won(amount: unknown): string {
  return `${numberText(Number(amount ?? 0))}원`;
}

interface PlanTableProps {
  title: string;
  above?: React.ReactNode;
  heads: readonly string[];
  rows: readonly {
    readonly key: string | number;
    readonly name: React.ReactNode;
    readonly cells: readonly string[];
    readonly isSum?: boolean;
    readonly isChanged?: boolean;
  }[];
}

function PlanTable({ title, above, heads, rows }: PlanTableProps) {
  return (
    <section className="view-section plan-table" aria-label={title}>
      <h2>{title}</h2>
      {above}
      <RowsTable
        label={`${title} 표`}
        empty="아직 정한 계획이 없습니다."
        columns={heads.map((head, at) => ({ title: head, isNumber: at > 0 }))}
        rows={rows.map(({ key, name, cells, isSum, isChanged }) => ({
          key,
          cells: [name, ...cells],
          className: isSum ? "is-sum" : isChanged ? "is-changed" : undefined,
        }))}
      />
    </section>
  );
}
