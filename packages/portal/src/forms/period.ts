import { notBefore } from "../text/not-before";
import type { Problem } from "./define-form";

/** What is wrong with two days that a form asks for. */
export function periodProblems({ date_from, date_to }: DayPeriod): Problem[] {
  if (!date_from || !date_to || date_from <= date_to) return [];
  return [{ path: "date_to", message: notBefore("종료일", "시작일") }];
}

interface DayPeriod {
  readonly date_from?: string | null;
  readonly date_to?: string | null;
}
