import type { Field } from "@portal/definition";
import { useState } from "react";
import { DateInput } from "../../controls/dates/date-input";
import { TimeSelect } from "../../controls/dates/time-select";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { PeriodFilter } from "../filters";
import { momentOf, periodText, seoulTime } from "./seoul-time";

type PeriodField = Extract<Field, { kind: "period" }>;
type Period = { readonly from: string; readonly to: string };

/** From a moment up to another one. */
export const period: FieldKind<PeriodField> = {
  Cell,
  View: Cell,
  Input,
  Filter: PeriodFilter,
  isGroup: true,
  isWide: true,
};

function Cell({ value }: ShownProps<PeriodField>) {
  return isPeriod(value) ? <span className="field-fixed">{periodText(value.from, value.to)}</span> : null;
}

interface Parts {
  readonly from: string;
  readonly fromTime: string;
  readonly to: string;
  readonly toTime: string;
}

/** The end's day follows the beginning's until it is chosen itself: most periods are within a day. */
function Input({ value, onChange, label, naming }: InputProps<PeriodField>) {
  const [parts, setParts] = useState<Parts>(() => partsOf(value));
  const shown = isPeriod(value) && !isSame(periodOf(parts), value) ? partsOf(value) : parts;
  function choose(change: Partial<Parts>) {
    const follows = change.from !== undefined && (shown.to === "" || shown.to === shown.from);
    const next = { ...shown, ...(follows && { to: change.from }), ...change };
    setParts(next);
    const period = periodOf(next);
    if (period || value) onChange(period);
  }
  return (
    <div className="field-period" id={naming.id}>
      <DateInput label={`${label} 시작일`} value={shown.from} onChange={(from) => choose({ from })} />
      <TimeSelect label={`${label} 시작 시각`} value={shown.fromTime} onChange={(fromTime) => choose({ fromTime })} />
      <span aria-hidden="true">~</span>
      <DateInput label={`${label} 종료일`} value={shown.to} onChange={(to) => choose({ to })} />
      <TimeSelect label={`${label} 종료 시각`} value={shown.toTime} onChange={(toTime) => choose({ toTime })} />
    </div>
  );
}

function isPeriod(value: unknown): value is Period {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}

function isSame(a: Period | null, b: Period): boolean {
  return a !== null && Date.parse(a.from) === Date.parse(b.from) && Date.parse(a.to) === Date.parse(b.to);
}

function partsOf(value: unknown): Parts {
  if (!isPeriod(value)) return { from: "", fromTime: "", to: "", toTime: "" };
  const [from = "", fromTime = ""] = seoulTime(value.from).split(" ");
  const [to = "", toTime = ""] = seoulTime(value.to).split(" ");
  return { from, fromTime, to, toTime };
}

function periodOf({ from, fromTime, to, toTime }: Parts): Period | null {
  if ([from, fromTime, to, toTime].includes("")) return null;
  return { from: momentOf(from, fromTime), to: momentOf(to, toTime) };
}
