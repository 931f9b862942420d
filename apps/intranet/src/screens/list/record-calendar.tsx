import { Button } from "@mantine/core";
import type { CalendarScreen, ListScreen } from "@portal/definition";
import { useNavigate } from "react-router-dom";
import { fieldAt } from "../../fields/definitions";
import { useStore } from "../../store";
import { addMonths, dayOf, weeksOfMonth } from "../calendar/days";
import { entryOf } from "../calendar/entry-of";
import { useHolidays } from "../calendar/use-holidays";
import { MonthGrid } from "../calendar/views/month-grid";
import { useRecordList } from "../records";
import type { ListAddress } from "./list-address";
import { leadingOf, type RecordsProps } from "./record-table";

interface RecordCalendarProps extends Pick<RecordsProps, "screen" | "columns" | "linkOf" | "linkState"> {
  address: ListAddress;
}

/** Kinds that have a place in a month. */
const times: readonly string[] = ["date", "dateTime", "period"];

/** The records of a month by the first time that the list is narrowed by; a day leads to its rows. */
export function RecordCalendar({ screen, columns, linkOf, linkState, address }: RecordCalendarProps) {
  const navigate = useNavigate();
  const me = useStore(({ idx_staff }) => idx_staff);
  const now = Date.now();
  const day = address.query.date ?? dayOf(now);
  const days = weeksOfMonth(day).flat();
  const holidays = useHolidays(days);
  const during = timeOf(screen);
  const { data } = useRecordList(screen.of, {
    ...address.asked,
    rows: "100",
    [`${during}.from`]: days[0] ?? day,
    [`${during}.to`]: days.at(-1) ?? day,
  });
  const label = leadingOf(screen, columns) ?? during;
  const calendar: CalendarScreen = { ...screen, kind: "calendar-month", during, label: [label] };
  const month = day.slice(0, 7);
  const turn = (by: number) => address.go({ date: addMonths(`${month}-01`, by) });
  return (
    <>
      <div className="list-month">
        <Button size="compact-xs" variant="default" aria-label="이전 달" onClick={() => turn(-1)}>
          ‹
        </Button>
        <h2>{`${month.slice(0, 4)}년 ${Number(month.slice(5))}월`}</h2>
        <Button size="compact-xs" variant="default" aria-label="다음 달" onClick={() => turn(1)}>
          ›
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => address.go({ date: "" })}>
          이번 달
        </Button>
        {data && data.total > data.list.length && (
          <span className="board-more">{`${data.total}건 가운데 처음 ${data.list.length}건입니다.`}</span>
        )}
      </div>
      <MonthGrid
        day={day}
        entries={(data?.list ?? []).flatMap((row) => {
          const entry = entryOf(calendar, row, { names: data?.names ?? {}, me });
          return entry ? [{ ...entry, isPending: false }] : [];
        })}
        holidays={holidays}
        now={now}
        onOpen={({ idx }) => {
          const to = linkOf(idx);
          if (to) void navigate(to, { state: linkState });
        }}
        onDay={(each) => address.go({ layout: "", date: "", [`${during}.from`]: each, [`${during}.to`]: each })}
      />
    </>
  );
}

/** The time by which a list's records lie in a month. */
function timeOf({ of, filters = [], columns }: ListScreen): string {
  const found = [...filters, ...columns].find((key) => times.includes(fieldAt(of, key).field.kind));
  return found ?? "wdate";
}
