import { byName } from "@portal/definition";
import { roundDays } from "@portal/definition/calendar";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { get } from "../../api/client";
import { DateSpan } from "../../controls/dates/date-span";
import { today as todayOf } from "../../controls/dates/today";
import { Paging } from "../../controls/lists/paging";
import { RowsTable } from "../../controls/lists/rows-table";
import { PageTitle } from "../../controls/page-title";
import { DownloadMenu } from "../../screens/list/download-menu";
import { registerKeys } from "../../screens/list/record-table";
import { LeaveMonth } from "./leave-month";
import { PeopleFilters, PeopleTotal, PeopleTrouble, usePeopleAddress } from "./people-list";

/** The leave of those I head: one row a person, or a month with who is away. */
export function TeamLeavePage() {
  const address = usePeopleAddress(["layout", "month"]);
  const { text, look } = address;
  const today = todayOf();
  const [from, to, month] = [text("from"), text("to"), text("month")];
  const asked = { ...address.asked, ...(from && { from }), ...(to && { to }) };
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "vacation", "team", asked, month],
    queryFn: () => get("/rest/mypims/getTeamLeave", { ...asked, ...(month && { month }) }),
    placeholderData: (before) => before,
    // shown in the list's place
    meta: { onRefusal: "log" },
  });
  const isMonth = text("layout") === "month";
  // of people who have gone meanwhile the last page is shown
  const page = Math.min(address.page, Math.max(1, Math.ceil((data?.list.length ?? 0) / ROWS)));
  const span = <DateSpan label="휴가 기간" isLabelled from={from} to={to} onChange={look} />;
  const coming = data?.warnings.filter(({ day }) => day >= today) ?? [];

  return (
    <div className="record-screen">
      <PageTitle title="팀 휴가">
        <div className="screen-actions">
          <DownloadMenu path="/rest/mypims/exportTeamLeave" query={asked} name={`팀 휴가 현황 ${today}`} />
        </div>
      </PageTitle>
      <PeopleFilters address={address} more={isMonth ? [] : [{ names: ["from", "to"], shown: span }]} />
      <div className="list-head">
        <PeopleTotal total={data?.list.length} error={error} />
        <span className="list-tools">
          <span role="group" aria-label="보는 방식" className="list-layouts">
            <button type="button" aria-pressed={!isMonth} onClick={() => look({ layout: "" })}>
              표
            </button>
            <button type="button" aria-pressed={isMonth} onClick={() => look({ layout: "month", from: "", to: "" })}>
              달력
            </button>
          </span>
        </span>
      </div>
      {coming.length > 0 && <Warnings list={coming} />}
      <PeopleTrouble address={address} total={data?.list.length} error={error} onRetry={() => void refetch()} />
      {data && isMonth && <LeaveMonth {...data} onMonth={(shown) => look({ month: shown })} />}
      {data && !isMonth && data.list.length > 0 && (
        <>
          <TeamTable
            list={ordered(data.list, text("sort")).slice((page - 1) * ROWS, page * ROWS)}
            next={from || to ? "기간 중 휴가" : "다음 휴가"}
            sort={text("sort")}
            onSort={(sort) => look({ sort })}
          />
          <Paging page={address.page} total={data.list.length} onChange={(to) => look({ page: to })} />
        </>
      )}
    </div>
  );
}

/** People on a page. */
const ROWS = 30;

/** The columns by which the people can be put into an order, and what they are ordered by. */
const orders = {
  name: ["이름", ({ kname }) => kname],
  had: ["총", ({ balance }) => roundDays(balance.granted + balance.adjusted)],
  used: ["사용", ({ balance }) => balance.used],
  pending: ["대기", ({ balance }) => balance.pending],
  remain: ["잔여", ({ balance }) => balance.remain],
  rate: ["사용률", ({ rate }) => rate],
  next: ["다음 휴가", ({ next }) => next?.when ?? "~"],
} satisfies Record<string, readonly [string, (row: Answer["list"][number]) => number | string]>;
type Order = keyof typeof orders;

/** The people in an order, `remain` or `-remain` for the largest first; in that of the organisation without one. */
function ordered(list: Answer["list"], sort: string): Answer["list"] {
  const key = sort.replace("-", "");
  if (!Object.hasOwn(orders, key)) return list;
  const [, by] = orders[key as Order];
  const sign = sort.startsWith("-") ? -1 : 1;
  return list.toSorted((a, b) => {
    const [one, other] = [by(a), by(b)];
    return sign * (typeof one === "string" ? byName(one, String(other)) : one - Number(other));
  });
}

type Answer = Awaited<ReturnType<typeof get<"/rest/mypims/getTeamLeave">>>;

/** Days on which much of a team is away, day by day. */
function Warnings({ list }: { list: Answer["warnings"] }) {
  const days = [...new Set(list.map(({ day }) => day))];
  return (
    <div className="leave-warning" role="note">
      <b>팀원 30% 이상이 휴가인 날</b>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <time className="leave-warning-day" dateTime={day}>
              {day}
            </time>{" "}
            {list
              .filter((one) => one.day === day)
              .map(({ team_name, away, size }) => `${team_name} ${away}/${size}명`)
              .join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TeamTableProps {
  list: Answer["list"];
  /** What the last column is called. */
  next: string;
  sort: string;
  onSort: (sort: string) => void;
}

function TeamTable({ list, next: nextTitle, sort, onSort }: TeamTableProps) {
  const column = (key: Order, isNumber = false) => ({
    title: key === "next" ? nextTitle : orders[key][0],
    isNumber,
    sort: {
      is: sort === key ? ("ascending" as const) : sort === `-${key}` ? ("descending" as const) : ("none" as const),
      // up, down, and back to the order of the organisation
      onSort: () => onSort(sort === key ? `-${key}` : sort === `-${key}` ? "" : key),
    },
  });
  return (
    <RowsTable
      label="팀 휴가 표"
      empty="팀원이 없습니다."
      keys={registerKeys}
      columns={[
        column("name"),
        "팀",
        ...(["had", "used", "pending", "remain", "rate"] as const).map((key) => column(key, true)),
        column("next"),
      ]}
      rows={list.map(({ idx, kname, ename, team_name, balance, rate, next }) => ({
        key: idx,
        cells: [
          <Fragment key="name">
            {kname} <small>{ename}</small>
          </Fragment>,
          team_name,
          roundDays(balance.granted + balance.adjusted),
          balance.used,
          balance.pending || "",
          <b key="remain">{balance.remain}</b>,
          <span key="rate" className="leave-rate">
            <meter min={0} max={100} value={rate} aria-label={`${kname} 사용률`} />
            {rate}%
          </span>,
          next && `${next.when} ${next.type}`,
        ],
      }))}
    />
  );
}
