import type { Field } from "./fields";

/** Minutes as hours, to the hundredth. */
export function hoursOfMinutes(minutes: number): number {
  return Math.round((minutes * 100) / 60) / 100;
}

/** A number as people read it: in hours, where it is kept in minutes. */
export function shownNumber(field: Field, value: number): number {
  return "isMinutes" in field && field.isMinutes ? hoursOfMinutes(value) : value;
}
