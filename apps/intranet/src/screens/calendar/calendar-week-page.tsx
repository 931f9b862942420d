import { useMediaQuery } from "@mantine/hooks";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { siblingOf } from "../../fields/siblings";
import { CalendarFrame } from "./calendar-frame";
import { type CalendarPageProps, useWays } from "./calendar-page";
import { addDays, shortDay, weekdayOf, weekOf } from "./days";
import { useCalendar } from "./use-calendar";
import { useHolidays } from "./use-holidays";
import { AgendaDays } from "./views/agenda-days";
import { Timeline } from "./views/timeline";
import { WeekGrid } from "./views/week-grid";

/** A week: every room briefly, or one of them (or a calendar without rooms) hour by hour. */
export function CalendarWeekPage(props: CalendarPageProps) {
  const { screen, resources: _, describe: __, noteOf, onMove, ...slots } = props;
  const calendar = useCalendar(screen, weekOf, props);
  const { open, pick } = useWays(props);
  const holidays = useHolidays(calendar.days);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery("(max-width: 48rem)", undefined, { getInitialValueInEffect: false });
  const { days, entries, now, resources, go } = calendar;
  const [first, last] = [days[0] as string, days.at(-1) as string];
  const one = calendar.resource === undefined ? undefined : resources[0];
  const dayPage = siblingOf(screen, "calendar-day");
  const openDay = (date: string) =>
    dayPage ? void navigate(`${dayPage.path}?${new URLSearchParams({ date })}`) : go({ date });
  const goesOn = useRef<number>(undefined);
  const turnWeek = (by: number) => go({ date: addDays(calendar.day, 7 * by) });
  const isHourly = one !== undefined || !screen.resources;
  return (
    <CalendarFrame
      {...slots}
      screen={screen}
      calendar={calendar}
      heading={`${first.slice(0, 4)}년 ${shortDay(first)} – ${shortDay(last)}`}
      isAsHighAsFull={isNarrow || !isHourly}
      turn={(day, by) => addDays(day, 7 * by)}
    >
      {isNarrow && (
        <AgendaDays
          days={days}
          entries={entries}
          resources={screen.resources && resources}
          holidays={holidays}
          now={now}
          onOpen={open}
          onPick={one && pick}
        />
      )}
      {!isNarrow && isHourly && (
        <Timeline
          label={`${one?.name ?? ""} 한 주`}
          lanes={days.map((day) => ({
            key: day,
            title: shortDay(day),
            note: holidays[day],
            day,
            resource: one,
            isOff: holidays[day] !== undefined || [0, 6].includes(weekdayOf(day)),
          }))}
          entries={entries}
          now={now}
          onOpen={open}
          onPick={pick && (({ lane, from, to }) => pick(lane.resource, { from, to }))}
          onTurn={turnWeek}
        />
      )}
      {!isNarrow && !isHourly && (
        <WeekGrid
          days={days}
          resources={resources}
          entries={entries}
          holidays={holidays}
          now={now}
          onOpen={open}
          onResource={({ idx }) => go({ resource: String(idx) })}
          onDay={openDay}
          onTurn={(by, at) => {
            goesOn.current = at;
            turnWeek(by);
          }}
          goesOn={goesOn}
          {...(noteOf && { noteOf })}
          {...(onMove && { onMove })}
        />
      )}
    </CalendarFrame>
  );
}
