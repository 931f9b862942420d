import { useMediaQuery } from "@mantine/hooks";
import { CalendarFrame } from "./calendar-frame";
import { type CalendarPageProps, useWays } from "./calendar-page";
import { addDays, longDay, momentOf, weekdayOf } from "./days";
import type { Resource } from "./entries";
import { useCalendar } from "./use-calendar";
import { useHolidays } from "./use-holidays";
import { Agenda } from "./views/agenda";
import { Timeline } from "./views/timeline";

/** A day: its rooms, cars or people as rows of a timeline; on a narrow window, as a list. */
export function CalendarDayPage(props: CalendarPageProps) {
  const { screen, resources: _, describe: __, ...slots } = props;
  const calendar = useCalendar(screen, (day) => [day], props);
  const { open, pick } = useWays(props);
  const holidays = useHolidays(calendar.days);
  const isNarrow = useMediaQuery("(max-width: 48rem)", undefined, { getInitialValueInEffect: false });
  const { day, entries, now } = calendar;
  const holiday = holidays[day];
  const isOff = holiday !== undefined || [0, 6].includes(weekdayOf(day));
  const rows: readonly (Resource | undefined)[] = screen.resources ? calendar.resources : [undefined];
  return (
    <CalendarFrame
      {...slots}
      screen={screen}
      calendar={calendar}
      heading={holiday ? `${longDay(day)} ${holiday}` : longDay(day)}
      turn={addDays}
      isAsHighAsFull={isNarrow}
    >
      {isNarrow && screen.resources ? (
        <Agenda
          day={{ from: momentOf(day), to: momentOf(day, 24 * 60) }}
          resources={calendar.resources}
          entries={entries}
          now={now}
          onOpen={open}
          onPick={pick}
        />
      ) : (
        <Timeline
          label={`${longDay(day)} 시간표`}
          lanes={rows.map((resource) => ({
            key: String(resource?.idx ?? day),
            title: resource?.name ?? longDay(day),
            note: resource?.note,
            day,
            resource,
            isOff,
          }))}
          entries={entries}
          now={now}
          onOpen={open}
          onPick={pick && (({ lane, from, to }) => pick(lane.resource, { from, to }))}
          onTurn={(by) => calendar.go({ date: addDays(day, by) })}
        />
      )}
      {!calendar.isPending && rows.length === 0 && <p role="status">조건에 맞는 것이 없습니다. 조건을 바꿔 보세요.</p>}
    </CalendarFrame>
  );
}
