import "./leave.css";
import { Fragment } from "react";

/** Days one after the other; none is broken at the end of a line. */
export function Days({ days }: { days: readonly string[] }) {
  return days.map((day, index) => (
    <Fragment key={day}>
      {index > 0 && ", "}
      <span className="leave-day">{day}</span>
    </Fragment>
  ));
}
