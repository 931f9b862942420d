import { columnName } from "@portal/definition";
import { unfilledYears } from "@portal/definition/calendar";
import { calendarOf } from "../../company/holidays";
import type { RequestContext, Row } from "../../records/rules";
import { dayOf } from "../../seoul";
import type { Entity } from "../entity";

/** Says which dates of a record were counted without the holidays of their year, which nobody has entered. */
export async function unfilledIn(
  { db }: RequestContext,
  { definition: { fields } }: Entity,
  told: Row,
): Promise<string> {
  const counted = Object.entries(fields).flatMap(([key, field]) => {
    const value = "inBusinessDays" in field && field.inBusinessDays ? told[columnName(key, field)] : undefined;
    return value
      ? [{ label: field.label, day: value instanceof Date ? dayOf(value) : String(value).slice(0, 10) }]
      : [];
  });
  if (counted.length === 0) return "";
  const calendar = await calendarOf(db, 0);
  const said = counted.map(({ label, day }) => ({ label, years: unfilledYears([day], calendar) }));
  return said.flatMap(({ label, years }) => (years ? `${label}: ${years}` : [])).join(" ");
}
