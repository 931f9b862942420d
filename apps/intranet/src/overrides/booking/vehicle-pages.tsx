import type { CalendarScreen } from "@portal/definition";
import { useAddress } from "../../controls/use-address";
import { CalendarDayPage } from "../../screens/calendar/calendar-day-page";
import { CalendarMonthPage } from "../../screens/calendar/calendar-month-page";
import { BookingCalendar } from "./booking-calendar";
import { VehicleLog } from "./vehicle-log";

/** The cars of a day. */
export function VehicleDayPage({ screen }: { screen: CalendarScreen }) {
  return <BookingCalendar screen={screen} Page={CalendarDayPage} />;
}

/** The cars of a month, or the log of their drives. */
export function VehicleMonthPage({ screen }: { screen: CalendarScreen }) {
  const { text, change } = useAddress();
  const isLog = text("view") === "log";
  const tabs = (
    <div className="calendar-kinds is-first" role="group" aria-label="보기">
      <button type="button" aria-pressed={!isLog} onClick={() => change({ view: "" })}>
        달력
      </button>
      <button type="button" aria-pressed={isLog} onClick={() => change({ view: "log" })}>
        운행일지
      </button>
    </div>
  );
  return isLog ? (
    <VehicleLog screen={screen} above={tabs} />
  ) : (
    <BookingCalendar screen={screen} Page={CalendarMonthPage} above={tabs} />
  );
}
