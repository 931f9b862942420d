import "./tasks.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { ListAddress } from "../../screens/list/list-address";
import type { RecordsProps } from "../../screens/list/record-table";
import { useRecordList } from "../../screens/records";
import { today } from "../../shell/today";
import { isLate } from "./task-cells";

const weekdays = ["일", "월", "화", "수", "목", "금", "토"];

/** The tasks of a month on the days on which they are due. */
export function TaskMonth({ address, linkOf, linkState }: RecordsProps & { address: ListAddress }) {
  const day = today();
  const [month, setMonth] = useState(day.slice(0, 7));
  const days = daysOf(month);
  const { page: _, ...asked } = address.asked;
  const { data } = useRecordList("task", {
    ...asked,
    "due.from": days[0] ?? "",
    "due.to": days.at(-1) ?? "",
    rows: "100",
  });
  const rows = data?.list ?? [];
  const [year, number] = month.split("-");
  return (
    <div className="task-month">
      <div className="task-month-head">
        <Button size="compact-xs" variant="default" aria-label="이전 달" onClick={() => setMonth(monthAfter(month, -1))}>
          ‹
        </Button>
        <strong role="status">
          {year}년 {Number(number)}월
        </strong>
        <Button size="compact-xs" variant="default" aria-label="다음 달" onClick={() => setMonth(monthAfter(month, 1))}>
          ›
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => setMonth(day.slice(0, 7))}>
          오늘
        </Button>
        {data && data.total > 100 && <span>한 달에 100건까지 보입니다. 조건을 좁혀 주세요.</span>}
      </div>
      <table aria-label={`${year}년 ${Number(number)}월`}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className={one === day ? "is-today" : one.startsWith(month) ? undefined : "is-other"}>
                  {Number(one.slice(8))}
                  {rows
                    .filter(({ due }) => due === one)
                    .map((row) => (
                      <Link
                        key={Number(row.idx)}
                        to={linkOf(Number(row.idx)) ?? ""}
                        state={linkState}
                        title={String(row.title)}
                        className={row.status === "done" ? "is-done" : isLate(row) ? "task-late" : undefined}
                      >
                        {String(row.title)}
                      </Link>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days of a month in whole weeks, from Sunday. */
function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const start = first.getTime() - first.getUTCDay() * 86_400_000;
  const next = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const weeks = Math.ceil((next - start) / (7 * 86_400_000));
  return Array.from({ length: weeks * 7 }, (_, day) => new Date(start + day * 86_400_000).toISOString().slice(0, 10));
}

function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
