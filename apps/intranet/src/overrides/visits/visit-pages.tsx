import "./visits.css";
import type { CalendarScreen, FormScreen, ViewScreen } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "react-router-dom";
import { get } from "../../api/client";
import { saveAs } from "../../api/save-as";
import { isDay } from "../../controls/dates/day-text";
import { TeamSelect } from "../../controls/pickers/unit-select";
import { useAddress } from "../../controls/use-address";
import { begunIn } from "../../screens/calendar/begun-in";
import { calendarFile } from "../../screens/calendar/calendar-file";
import { CalendarMonthPage } from "../../screens/calendar/calendar-month-page";
import { CalendarWeekPage } from "../../screens/calendar/calendar-week-page";
import { dayOf, weekOf, weeksOfMonth } from "../../screens/calendar/days";
import { useMove } from "../../screens/calendar/use-move";
import { FormPage } from "../../screens/form/form-page";
import type { ReadAnswer } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { useStore } from "../../store";
import { visitInputs } from "./visit-form";

/** The days of a team: one's own, unless the address says another. */
function useTeam() {
  const { params, number, change } = useAddress();
  const mine = useStore(({ idx_team }) => idx_team);
  const team = number("team");
  const own = new URLSearchParams(params);
  own.set("team", String(mine || 0));
  const filter = {
    names: ["team"],
    shown: (
      // 0 is a choice here, too: everybody, where an address without a team begins with one's own
      <TeamSelect label="팀" value={team} onChange={(next) => change({ team: String(next), resource: "" })} />
    ),
  };
  return { team, filters: [filter], begin: params.has("team") ? undefined : `?${own}`, date: params.get("date") };
}

/** The people of a team, and when they are away. */
function useVisitors(team: number, days: readonly string[], enabled: boolean) {
  const asked = { team, from: days[0] as string, to: days.at(-1) as string };
  const { data } = useQuery({
    queryKey: ["records", "visit", "visitors", asked],
    queryFn: () => get("/rest/customermanagement/getVisitors", asked),
    enabled,
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  return data;
}

/** A team's week: people by days, one's own visits drawn to another day, and who is away. */
export function VisitWeekPage({ screen }: { screen: CalendarScreen }) {
  const { team, filters, begin, date } = useTeam();
  const days = weekOf(isDay(date) ? date : dayOf(Date.now()));
  const data = useVisitors(team, days, begin === undefined);
  const move = useMove("visit");
  if (begin !== undefined) return <Navigate replace to={begin} />;
  const noteOf = ({ idx }: { idx: number }, day: string) =>
    data?.away
      .filter((one) => one.idx === idx && one.day === day)
      .map(({ text }) => text)
      .join(", ");
  return (
    <CalendarWeekPage
      screen={screen}
      resources={data?.people ?? []}
      filters={filters}
      noteOf={noteOf}
      onMove={(entry, day) => void move(entry, day)}
      actions={
        <button type="button" className="calendar-action" onClick={() => window.print()}>
          인쇄
        </button>
      }
    />
  );
}

/** A team's month, in the colours of what the visits are. */
export function VisitMonthPage({ screen }: { screen: CalendarScreen }) {
  const { team, filters, begin, date } = useTeam();
  const days = weeksOfMonth(isDay(date) ? date : dayOf(Date.now())).flat();
  const data = useVisitors(team, days, begin === undefined);
  if (begin !== undefined) return <Navigate replace to={begin} />;
  const names = new Map(data?.people.map(({ idx, name }) => [idx, name]));
  const notes: Record<string, string[]> = {};
  for (const { idx, day, text } of data?.away ?? []) {
    notes[day] = [...(notes[day] ?? []), `${names.get(idx) ?? ""} ${text}`];
  }
  return <CalendarMonthPage screen={screen} filters={filters} notes={notes} />;
}

/** A visit, to be written. */
export function VisitFormPage({ screen }: { screen: FormScreen }) {
  const { params: query } = useAddress();
  const asked = screen.kind === "add" ? begunIn(query, "visitor") : undefined;
  if (asked) return <Navigate replace to={`?${asked}`} />;
  return <FormPage screen={screen} inputs={visitInputs} />;
}

/** A visit with what follows from it. */
export function VisitViewPage({ screen }: { screen: ViewScreen }) {
  return <ViewPage screen={screen} above={(read) => <NewCustomer read={read} />} more={moreOf} />;
}

/** Somebody who was visited and is no customer of ours yet. */
function NewCustomer({ read: { record, may } }: { read: ReadAnswer }) {
  if (record.status !== "done" || record.idx_customer || !may.change) return null;
  const name = String(record.customer_text ?? "");
  return (
    <p className="visit-new" role="status">
      고객사로 등록할까요?{" "}
      <Link to={`/customermanagement/customerdbadd?${new URLSearchParams({ name, visit: String(record.idx) })}`}>
        {name} 등록
      </Link>
    </p>
  );
}

function moreOf({ record, names }: ReadAnswer) {
  const { idx, idx_customer, place, title, memo, during } = record;
  const customer = idx_customer ? names.customer?.[String(idx_customer)] : undefined;
  const where = [customer ?? title, place].filter(Boolean).join(" ");
  const { from = "", to = "" } = (during ?? {}) as { from?: string; to?: string };

  function take() {
    const visit = {
      id: `visit-${idx}`,
      title: String(title),
      place: String(place ?? ""),
      memo: String(memo ?? ""),
      from,
      to,
    };
    saveAs(new Blob([calendarFile([visit], new Date())], { type: "text/calendar" }), `방문-${from.slice(0, 10)}.ics`);
  }

  return [
    { title: "지도에서 보기", href: `https://map.kakao.com/?${new URLSearchParams({ q: where })}` },
    { title: "캘린더 파일(iCal)", onClick: take },
  ];
}
