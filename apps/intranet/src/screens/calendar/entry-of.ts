import type { CalendarScreen, Field } from "@portal/definition";
import { stateOf } from "../../fields/choices/tone";
import { fieldAt, valueIn } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import type { CalendarPageProps } from "./calendar-page";
import { momentOf } from "./days";
import type { Entry } from "./entries";

type Record = Readonly<{ [column: string]: unknown }>;
type Names = Readonly<{ [entity: string]: Readonly<{ [idx: string]: string }> }>;

interface Around {
  readonly names: Names;
  /** Who looks at it. */
  readonly me: number;
  readonly describe?: CalendarPageProps["describe"] | undefined;
}

/** A record as an entry of the calendar that this screen is; nothing for one without a time. */
export function entryOf(screen: CalendarScreen, record: Record, { names, me, describe }: Around): Entry | undefined {
  const span = momentsOf(valueIn(record, fieldAt(screen.of, screen.during)));
  if (!span) return;
  const { own = [], flow } = entityOf(screen.of);
  const [title = "", ...notes] = screen.label.map((key) => {
    const placed = fieldAt(screen.of, key);
    return textOf(placed.field, valueIn(record, placed), names);
  });
  const state = flow && String(record[flow.field]);
  const field = flow && entityOf(screen.of).fields[flow.field];
  const open = Object.values(flow?.moves ?? {}).filter(({ from }) => state !== undefined && from.includes(state));
  return {
    idx: Number(record.idx),
    title,
    note: [...notes, describe?.(record)].filter(Boolean).join(" · "),
    ...span,
    ...(screen.resources && { resource: resourceIn(screen, record) }),
    isMine: ["idx_writer", ...own].some((column) => record[column] === me),
    ...(field?.kind === "choice" && { state: stateOf(field, state) }),
    isPending: open.length > 0 && open.some(({ by }) => !by.includes("staff:own")),
    isOver: flow !== undefined && open.length === 0,
  };
}

/** The number of what a record takes up; of a choice, the place of its value. */
function resourceIn({ of, resources }: CalendarScreen, record: Record): number {
  const value = record[resources?.column ?? ""];
  const field = entityOf(of).fields[resources?.column ?? ""];
  return field?.kind === "choice" ? Object.keys(field.options).indexOf(String(value)) + 1 : Number(value);
}

/** What a value is called. */
function textOf(field: Field, value: unknown, names: Names): string {
  if (value === null || value === undefined) return "";
  if (field.kind === "link") return names[field.to]?.[String(value)] ?? "";
  if (field.kind === "choice") return field.options[String(value)] ?? String(value);
  return String(value);
}

/** The time of a period, an hour from a moment, or a whole day. */
function momentsOf(value: unknown): { from: number; to: number } | undefined {
  if (typeof value === "string") {
    const isDay = value.length === 10;
    const from = isDay ? momentOf(value) : Date.parse(value);
    return { from, to: from + (isDay ? 24 : 1) * 3_600_000 };
  }
  const { from, to } = (value ?? {}) as { from?: string; to?: string };
  return from && to ? { from: Date.parse(from), to: Date.parse(to) } : undefined;
}
