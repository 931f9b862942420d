import "../../screens/screen.css";
import "../../screens/list/list.css";
import "./leave.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import type { managementOrders } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { get } from "../../api/client";
import { PageTitle } from "../../controls/page-title";
import { Paging } from "../../controls/paging";
import { OfficeSelect, TeamSelect } from "../../controls/unit-select";
import { ScreenLink } from "../../shell/screen-link";
import { signed } from "./balance-cards";
import { ChangePopup } from "./change-popup";
import { GrantImportPopup } from "./grant-import-popup";
import { PolicyPopup } from "./policy-popup";
import { RulesPopup } from "./rules-popup";

type Order = (typeof managementOrders)[number];
type Answer = Awaited<ReturnType<typeof get<"/rest/mypims/getLeaveManagement">>>;
type Dialog = "change" | "grant" | "end" | "import" | "policy";

/** Everybody's leave, one row a person; grants, corrections and the end of the year for many at once. */
export function ManagementPage() {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const number = (name: string) => Number(params.get(name)) || 0;
  const asked = {
    idx_office: number("office"),
    idx_team: number("team"),
    q: params.get("q") ?? "",
    sort: (params.get("sort") ?? "org") as Order,
    page: number("page") || 1,
  };
  const { data, error } = useQuery({
    queryKey: ["records", "vacation", "management", asked],
    queryFn: () => get("/rest/mypims/getLeaveManagement", asked),
    placeholderData: (before) => before,
  });

  function look(change: Readonly<Record<string, string | number>>) {
    const next = new URLSearchParams(params);
    if (!("page" in change)) next.delete("page");
    for (const [name, value] of Object.entries(change)) {
      if (value === "" || value === 0) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next, { replace: !("page" in change) });
  }

  const close = () => setDialog(null);
  return (
    <div className="record-screen">
      <PageTitle title="휴가 관리">
        <div className="screen-actions">
          <Button size="xs" disabled={chosen.size === 0} onClick={() => setDialog("change")}>
            부여·조정{chosen.size > 0 && ` (${chosen.size}명)`}
          </Button>
          <Button size="xs" variant="default" onClick={() => setDialog("grant")}>
            정기 부여
          </Button>
          <Button size="xs" variant="default" onClick={() => setDialog("end")}>
            소멸·이월
          </Button>
          <Button size="xs" variant="default" onClick={() => setDialog("import")}>
            엑셀에서 가져오기
          </Button>
          <Button size="xs" variant="default" onClick={() => setDialog("policy")}>
            기준 설정
          </Button>
        </div>
      </PageTitle>
      <search className="list-filters">
        <TextInput
          aria-label="이름·사번"
          placeholder="이름·사번"
          size="xs"
          className="list-search"
          value={asked.q}
          onChange={({ currentTarget }) => look({ q: currentTarget.value })}
        />
        <OfficeSelect
          label="본부"
          all="모든 본부"
          value={asked.idx_office}
          onChange={(office) => look({ office, team: 0 })}
        />
        <TeamSelect
          label="팀"
          all="모든 팀"
          office={asked.idx_office}
          value={asked.idx_team}
          onChange={(team) => look({ team })}
        />
        <button type="button" className="list-reset" onClick={() => setParams({}, { replace: true })}>
          초기화
        </button>
      </search>
      <p role="status" className="list-total">
        {data ? `총 ${data.total.toLocaleString("ko-KR")}명` : error ? "" : "불러오는 중…"}
      </p>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.list.length === 0 && <p className="list-empty">조건에 맞는 직원이 없습니다.</p>}
      {data && data.list.length > 0 && (
        <PeopleTable
          list={data.list}
          order={asked.sort}
          onOrder={(sort) => look({ sort })}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <Paging page={asked.page} total={data?.total} onChange={(page) => look({ page })} />
      {dialog === "change" && (
        <ChangePopup people={chosen} onClose={close} onDone={() => setChosen(new Map())} today={data?.today ?? ""} />
      )}
      {(dialog === "grant" || dialog === "end") && (
        <RulesPopup does={dialog} today={data?.today ?? ""} onClose={close} />
      )}
      {dialog === "import" && <GrantImportPopup onClose={close} />}
      {dialog === "policy" && <PolicyPopup onClose={close} />}
    </div>
  );
}

interface PeopleTableProps {
  list: Answer["list"];
  order: Order;
  onOrder: (order: Order) => void;
  chosen: ReadonlyMap<number, string>;
  onChoose: (chosen: ReadonlyMap<number, string>) => void;
}

function PeopleTable({ list, order, onOrder, chosen, onChoose }: PeopleTableProps) {
  const isAll = list.every(({ idx }) => chosen.has(idx));
  function choose(people: Answer["list"], isChosen: boolean) {
    const next = new Map(chosen);
    for (const { idx, kname } of people) {
      if (isChosen) next.set(idx, kname);
      else next.delete(idx);
    }
    onChoose(next);
  }
  const sortable = (title: string, by: Order, className?: string) => (
    <th scope="col" className={className} aria-sort={order === by ? "other" : undefined}>
      <button type="button" onClick={() => onOrder(order === by ? "org" : by)}>
        {title}
        {order === by && " ▾"}
      </button>
    </th>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <div className="list-scroll" role="region" aria-label="휴가 관리 표" tabIndex={0}>
      <table className="record-table leave-table">
        <thead>
          <tr>
            <th scope="col" className="list-select">
              <Checkbox size="xs" aria-label="모두 선택" checked={isAll} onChange={() => choose(list, !isAll)} />
            </th>
            {sortable("이름", "name")}
            <th scope="col">팀</th>
            {sortable("입사일", "joined")}
            <th scope="col">근속</th>
            <th scope="col" className="number">
              발생
            </th>
            <th scope="col" className="number">
              조정
            </th>
            {sortable("사용", "used", "number")}
            <th scope="col" className="number">
              대기
            </th>
            {sortable("잔여", "remain", "number")}
            <th scope="col">촉진 1차</th>
            <th scope="col">촉진 2차</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.idx} aria-selected={chosen.has(row.idx)}>
              <td className="list-select">
                <Checkbox
                  size="xs"
                  aria-label={`${row.kname} 선택`}
                  checked={chosen.has(row.idx)}
                  onChange={({ currentTarget }) => choose([row], currentTarget.checked)}
                />
              </td>
              <td>
                <ScreenLink to="myPIMS-VacationMgrInfo-idx" params={{ idx: row.idx }}>
                  {row.kname}
                </ScreenLink>{" "}
                <small>{row.emp_no}</small>
              </td>
              <td>{row.team_name}</td>
              <td>{row.joinday}</td>
              <td>{row.years > 0 ? `${row.years}년 ${row.months}개월` : `${row.months}개월`}</td>
              <td className="number">{row.balance.granted}</td>
              <td className="number">{row.balance.adjusted === 0 ? "" : signed(row.balance.adjusted)}</td>
              <td className="number">{row.balance.used}</td>
              <td className="number">{row.balance.pending || ""}</td>
              <td className="number">
                <b>{row.balance.remain}</b>
              </td>
              <td>{row.first}</td>
              <td>{row.second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
