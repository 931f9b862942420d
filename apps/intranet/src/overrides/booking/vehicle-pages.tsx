import type { CalendarScreen } from "@portal/definition";
import { useSearchParams } from "react-router-dom";
import { CalendarDayPage } from "../../screens/calendar-day-page";
import { CalendarMonthPage } from "../../screens/calendar-month-page";
import { BookingCalendar } from "./booking-calendar";
import { VehicleLog } from "./vehicle-log";

/** The cars of a day. */
export function VehicleDayPage({ screen }: { screen: CalendarScreen }) {
  return <BookingCalendar screen={screen} Page={CalendarDayPage} />;
}

/** The cars of a month, or the log of their drives. */
export function VehicleMonthPage({ screen }: { screen: CalendarScreen }) {
  const [query, setQuery] = useSearchParams();
  const isLog = query.get("view") === "log";
  const show = (view: string) => {
    const next = new URLSearchParams(query);
    if (view === "log") next.set("view", "log");
    else next.delete("view");
    setQuery(next, { replace: true });
  };
  const tabs = (
    <div className="calendar-kinds is-first" role="group" aria-label="보기">
      <button type="button" aria-pressed={!isLog} onClick={() => show("calendar")}>
        달력
      </button>
      <button type="button" aria-pressed={isLog} onClick={() => show("log")}>
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
