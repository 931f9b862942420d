import { hoursOfMinutes, paidMinutes, rateText } from "@portal/definition";
import type { AnswerOf, getMyExtraPayList } from "@portal/definition/contract";
import { hoursOfRow, minutesOfRow } from "../flows/overtime/minutes";
import type { Work } from "../flows/overtime/work";

type View = AnswerOf<typeof getMyExtraPayList>["list"][number];

/** Work as lists show it. */
export function viewOf(row: Work): Omit<View, "may"> {
  const { idx, idx_document, work_date, time_from, time_to, rest_min, reason, actual_from, actual_to } = row;
  return {
    idx,
    idx_document,
    work_date,
    time_from,
    time_to,
    rest_min,
    reason,
    actual_from,
    actual_to,
    amount: row.amount,
    close_month: row.close_month,
    kind: row.kind as View["kind"],
    ...hoursOfRow(row),
    paid_hours: hoursOfMinutes(paidMinutes(minutesOfRow(row))),
    calc: rateText(minutesOfRow(row)),
    comp: row.comp as View["comp"],
    status: row.status as View["status"],
  };
}
