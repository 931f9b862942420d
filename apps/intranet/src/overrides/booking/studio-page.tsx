import type { CalendarScreen } from "@portal/definition";
import { CalendarMonthPage } from "../../screens/calendar/calendar-month-page";
import { BookingCalendar } from "./booking-calendar";

/** The studios of a month. */
export function StudioMonthPage({ screen }: { screen: CalendarScreen }) {
  return <BookingCalendar screen={screen} Page={CalendarMonthPage} />;
}
