import type { Field } from "../fields";
import type { GroupBy } from "./figure-screens";

const weekdays = ["", "월", "화", "수", "목", "금", "토", "일"];

/** What people call a value that a chart counts by: a choice's label, a weekday, an hour. `field` is that of the value. */
export function chartLabel(by: GroupBy | undefined, field: Field | undefined, value: string): string {
  if (by === undefined) return value;
  if (value === "") return "없음";
  if (typeof by === "object") {
    if ("weekday" in by) return weekdays[Number(value)] ?? value;
    return "hour" in by ? `${value}시` : value;
  }
  if (field?.kind === "choice") return field.options[value] ?? value;
  return field?.kind === "flag" ? (value === "Y" ? "예" : "아니요") : value;
}
