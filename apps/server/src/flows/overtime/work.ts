import { daysAfter } from "@portal/definition/calendar";
import type { extraPay } from "../../db/tables";

export type Work = typeof extraPay.$inferSelect;

/** Days after the work within which one may enter when it really was. */
export const ENTERED_WITHIN = 3;
/** States of work that was allowed. */
export const counted = ["ok", "check", "closed"];

/** Whether somebody may say on a day when the work really was. */
export function mayEnter({ status, work_date }: Pick<Work, "status" | "work_date">, day: string): boolean {
  return status === "ok" && work_date <= day && day <= daysAfter(work_date, ENTERED_WITHIN);
}

/** Whether the work may still be given up on a day. */
export function mayCancel({ status, work_date }: Pick<Work, "status" | "work_date">, day: string): boolean {
  return status === "ok" && day <= work_date;
}
