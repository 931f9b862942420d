import type { CalendarScreen } from "@portal/definition";
import type { ComponentType } from "react";
import { CalendarDayPage } from "../../screens/calendar/calendar-day-page";
import { CalendarMonthPage } from "../../screens/calendar/calendar-month-page";
import type { CalendarPageProps } from "../../screens/calendar/calendar-page";
import { CalendarWeekPage } from "../../screens/calendar/calendar-week-page";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { BookingCalendar } from "./booking-calendar";
import { useRoomFilter, useRoomFilters } from "./room-filters";

interface ClassroomPageProps {
  screen: CalendarScreen;
}

/** The rooms of a day. */
export function ClassroomDayPage({ screen }: ClassroomPageProps) {
  return <Rooms screen={screen} Page={CalendarDayPage} />;
}

/** The rooms of a week. */
export function ClassroomWeekPage({ screen }: ClassroomPageProps) {
  return <Rooms screen={screen} Page={CalendarWeekPage} />;
}

/** The rooms of a month. */
export function ClassroomMonthPage({ screen }: ClassroomPageProps) {
  return <Rooms screen={screen} Page={CalendarMonthPage} />;
}

function Rooms({ screen, Page }: ClassroomPageProps & { Page: ComponentType<CalendarPageProps> }) {
  const isDay = screen.kind === "calendar-day";
  const isShown = useRoomFilter(isDay);
  const filters = useRoomFilters(isDay);
  return (
    <BookingCalendar
      screen={screen}
      Page={Page}
      isShown={isShown}
      filters={filters}
      {...(isDay && {
        actions: (
          <ScreenLink to="ResourceManagement-MIScheduleDate" className="calendar-action">
            MI 일정
          </ScreenLink>
        ),
      })}
    />
  );
}
