import { isDay } from "../../controls/dates/day-text";
import { usePhone } from "../../controls/use-phone";
import { siblingOf } from "../../fields/siblings";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { CalendarFrame } from "./calendar-frame";
import { type CalendarPageProps, useWays } from "./calendar-page";
import { addMonths, momentOf, weeksOfMonth } from "./days";
import { useCalendar } from "./use-calendar";
import { useHolidays } from "./use-holidays";
import { Agenda, AgendaEntry } from "./views/agenda";
import { AgendaDays } from "./views/agenda-days";
import { DayDrawer } from "./views/day-drawer";
import { MonthGrid, ofDay } from "./views/month-grid";

/** A month: how much there is on each day and the first of it; a day opens beside it, with the times that are free. */
export function CalendarMonthPage(props: CalendarPageProps) {
  const { screen, resources: _, describe: __, notes = {}, ...slots } = props;
  const calendar = useCalendar(screen, (day) => weeksOfMonth(day).flat(), props);
  const { open, pick } = useWays(props);
  const holidays = useHolidays(calendar.days);
  const { day, entries, now, resources, go, query } = calendar;
  const opened = query.get("day");
  const isPhone = usePhone();
  const dayPage = siblingOf(screen, "calendar-day");
  return (
    <CalendarFrame
      {...slots}
      screen={screen}
      calendar={calendar}
      heading={`${day.slice(0, 4)}년 ${Number(day.slice(5, 7))}월`}
      turn={addMonths}
      isAsHighAsFull={isPhone}
    >
      {isPhone ? (
        <AgendaDays
          days={calendar.days.filter((each) => each.startsWith(day.slice(0, 7)))}
          entries={entries}
          resources={screen.resources?.entity ? resources : undefined}
          holidays={holidays}
          now={now}
          onOpen={open}
          onDay={(each) => go({ day: each })}
        />
      ) : (
        <MonthGrid
          day={day}
          entries={entries}
          resources={resources}
          holidays={holidays}
          notes={notes}
          now={now}
          onOpen={open}
          onDay={(each) => go({ day: each })}
          onTurn={(date) => go({ date })}
        />
      )}
      {isDay(opened) && (
        <DayDrawer day={opened} onClose={() => go({ day: undefined })}>
          {dayPage && (
            <p>
              <ScreenLink to={dayPage.name} search={`?${new URLSearchParams({ date: opened })}`}>
                시간표로 보기
              </ScreenLink>
            </p>
          )}
          {(notes[opened] ?? []).length > 0 && <p>{notes[opened]?.join(", ")}</p>}
          {screen.resources?.entity ? (
            <Agenda
              day={{ from: momentOf(opened), to: momentOf(opened, 24 * 60) }}
              resources={resources}
              entries={entries}
              now={now}
              onOpen={open}
              onPick={pick}
            />
          ) : (
            <div className="agenda">
              {ofDay(entries, opened).map((entry) => (
                <AgendaEntry key={entry.idx} entry={entry} onOpen={open} />
              ))}
            </div>
          )}
        </DayDrawer>
      )}
    </CalendarFrame>
  );
}
