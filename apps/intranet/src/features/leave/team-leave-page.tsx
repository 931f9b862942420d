import "../../screens/screen.css";
import "../../screens/list/list.css";
import "./leave.css";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { get } from "../../api/client";
import { PageTitle } from "../../controls/page-title";
import { OfficeSelect, TeamSelect } from "../../controls/unit-select";
import { today as todayOf } from "../../shell/today";
import { LeaveMonth } from "./leave-month";

/** The leave of those I head: one row a person, or a month with who is away. */
export function TeamLeavePage() {
  const [params, setParams] = useSearchParams();
  const today = todayOf();
  const number = (name: string) => Number(params.get(name)) || 0;
  const asked = {
    idx_office: number("office"),
    idx_team: number("team"),
    q: params.get("q") ?? "",
    ...(params.get("month") && { month: params.get("month") as string }),
  };
  const { data, error } = useQuery({
    queryKey: ["records", "vacation", "team", asked],
    queryFn: () => get("/rest/mypims/getTeamLeave", asked),
    placeholderData: (before) => before,
  });
  const isMonth = params.get("layout") === "month";

  function look(change: Readonly<Record<string, string | number>>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === "" || value === 0) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next, { replace: true });
  }

  const warnings = Object.fromEntries(
    (data?.warnings ?? []).map(({ day, team_name, away, size }) => [day, `${team_name} ${away}/${size}명`]),
  );
  const coming = data?.warnings.filter(({ day }) => day >= today) ?? [];

  return (
    <div className="record-screen">
      <PageTitle title="팀 휴가 현황" />
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
      <div className="list-head">
        <p role="status" className="list-total">
          {data ? `총 ${data.list.length}명` : error ? "" : "불러오는 중…"}
        </p>
        <span className="list-tools">
          <span role="group" aria-label="보는 방식" className="list-layouts">
            <button type="button" aria-pressed={!isMonth} onClick={() => look({ layout: "" })}>
              표
            </button>
            <button type="button" aria-pressed={isMonth} onClick={() => look({ layout: "month" })}>
              달력
            </button>
          </span>
        </span>
      </div>
      {error && !data && <p role="alert">{error.message}</p>}
      {coming.length > 0 && (
        <p className="leave-warning" role="note">
          <b>팀원 30% 이상이 휴가인 날</b>{" "}
          {coming.map(({ day, team_name, away, size }) => `${day} ${team_name} ${away}/${size}명`).join(" · ")}
        </p>
      )}
      {data && isMonth && (
        <LeaveMonth {...data} today={today} warnings={warnings} onMonth={(month) => look({ month })} />
      )}
      {data && !isMonth && <TeamTable list={data.list} />}
      {data?.list.length === 0 && (
        <p className="list-empty">
          조건에 맞는 직원이 없습니다.{" "}
          <Button size="compact-xs" variant="default" onClick={() => setParams({}, { replace: true })}>
            조건 지우기
          </Button>
        </p>
      )}
    </div>
  );
}

type Member = Awaited<ReturnType<typeof get<"/rest/mypims/getTeamLeave">>>["list"][number];

function TeamTable({ list }: { list: readonly Member[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <div className="list-scroll" role="region" aria-label="팀 휴가 표" tabIndex={0}>
      <table className="record-table leave-table">
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col">팀</th>
            {["총", "사용", "대기", "잔여", "사용률"].map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
            <th scope="col">다음 휴가</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ idx, kname, ename, team_name, balance, rate, next }) => (
            <tr key={idx}>
              <th scope="row">
                {kname} <small>{ename}</small>
              </th>
              <td>{team_name}</td>
              <td className="number">{Math.round((balance.granted + balance.adjusted) * 100) / 100}</td>
              <td className="number">{balance.used}</td>
              <td className="number">{balance.pending || ""}</td>
              <td className="number">
                <b>{balance.remain}</b>
              </td>
              <td className="number">
                <span className="leave-rate">
                  <meter min={0} max={100} value={rate} aria-label={`${kname} 사용률`} />
                  {rate}%
                </span>
              </td>
              <td>{next ? `${next.when} ${next.type}` : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
