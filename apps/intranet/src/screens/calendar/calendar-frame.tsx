import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "./calendar-frame.css";
import { Checkbox, NativeSelect } from "@mantine/core";
import { type CalendarScreen, columnName } from "@portal/definition";
import type { ReactNode } from "react";
import { DateInput } from "../../controls/dates/date-input";
import { FoldedFilters, type ListFilter } from "../../controls/lists/folded-filters";
import { PageTitle } from "../../controls/page-title";
import { Skeleton } from "../../controls/pending";
import { fieldAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { siblingOf, titleOf } from "../../fields/siblings";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { ExportMenu } from "../list/export-menu";
import { RecordTrouble } from "../record-trouble";
import { WayButtons } from "../way-buttons";
import { dayOf } from "./days";
import type { Calendar } from "./use-calendar";

interface CalendarFrameProps {
  screen: CalendarScreen;
  calendar: Calendar;
  /** What days are shown, in words. */
  heading: string;
  /** The chosen day when one goes back or on. */
  turn: (day: string, by: 1 | -1) => string;
  above?: ReactNode;
  /** More to narrow down by, beside the screen's own filters. */
  filters?: readonly ListFilter[];
  /** What can be done beside adding a record. */
  actions?: ReactNode;
  /** Its lines are as high as what stands in them: those below would be pushed about when it comes. */
  isAsHighAsFull?: boolean;
  children: ReactNode;
}

const kinds = { "calendar-day": "일", "calendar-week": "주", "calendar-month": "월" } as const;

/** What every calendar stands in: its days, the way back and on, the other calendars, filters. */
export function CalendarFrame({
  screen,
  calendar,
  heading,
  turn,
  above,
  filters = [],
  actions,
  isAsHighAsFull = false,
  children,
}: CalendarFrameProps) {
  const { day, go, query, allResources, resource, isMineOnly, isCut } = calendar;
  const add = siblingOf(screen, "add");
  const what = whatIn(screen);
  const state = entityOf(screen.of).flow?.field;
  const select = (name: string, label: string, value: string, data: { value: string; label: string }[]) => ({
    names: [name],
    shown: (
      <NativeSelect
        aria-label={label}
        size="xs"
        value={value}
        onChange={({ currentTarget }) => go({ [name]: currentTarget.value })}
        data={data}
      />
    ),
  });
  const named = allResources.map(({ idx, name }) => ({ value: String(idx), label: name }));
  const resources =
    named.length > 1
      ? [select("resource", what, String(resource ?? ""), [{ value: "", label: `모든 ${what}` }, ...named])]
      : [];
  const choices = (screen.filters ?? []).flatMap((key) => {
    const { field } = fieldAt(screen.of, key);
    if (field.kind !== "choice") return [];
    const all = key === state ? `${field.label}: 취소·반려 제외` : `모든 ${field.label}`;
    const options = Object.entries(field.options).map(([value, label]) => ({ value, label }));
    return [select(key, field.label, query.get(key) ?? "", [{ value: "", label: all }, ...options])];
  });
  const mine = {
    names: ["mine"],
    shown: (
      <Checkbox
        size="xs"
        label="내 것만"
        checked={isMineOnly}
        onChange={({ currentTarget }) => go({ mine: currentTarget.checked ? "Y" : undefined })}
      />
    ),
  };
  return (
    <>
      <PageTitle title={titleOf(screen)}>
        <span className="calendar-actions">
          <WayButtons ways={screen.ways} />
          {actions}
          <ExportMenu screen={screen} asked={calendar.asked} />
          {add && (
            <ScreenLink
              to={add.name}
              search={`?${new URLSearchParams({ date: day })}`}
              className="calendar-action primary"
            >
              {screen.adds ?? "예약하기"}
            </ScreenLink>
          )}
        </span>
      </PageTitle>
      {above}
      <CalendarBar screen={screen} calendar={calendar} heading={heading} turn={turn} />
      <search className="calendar-filters">
        <FoldedFilters filters={[...resources, ...filters, mine, ...choices]} query={Object.fromEntries(query)} />
      </search>
      {isCut && <p role="status">너무 많아 일부만 보입니다. 조건으로 좁혀 보세요.</p>}
      <p role="status" className="calendar-state">
        {stateOf(calendar)}
      </p>
      {calendar.error ? (
        <RecordTrouble error={calendar.error} onRetry={() => void calendar.refetch()} />
      ) : (
        <div className="calendar-body" aria-busy={calendar.isPending}>
          {calendar.isPending && isAsHighAsFull ? <Skeleton lines={16} /> : children}
        </div>
      )}
    </>
  );
}

/** What days are shown, the way back and on, and the other calendars of the same. */
function CalendarBar({
  screen,
  calendar: { day, days, now, go, query },
  heading,
  turn,
}: Pick<CalendarFrameProps, "screen" | "calendar" | "heading" | "turn">) {
  const kindScreens = Object.entries(kinds).flatMap(([kind, label]) => {
    const other = kind === screen.kind ? screen : siblingOf(screen, kind as keyof typeof kinds);
    return other ? [{ kind, label, name: other.name }] : [];
  });
  return (
    <div className="calendar-bar">
      <div className="calendar-turn">
        <button type="button" aria-label="이전" onClick={() => go({ date: turn(day, -1) })}>
          ‹
        </button>
        <button type="button" onClick={() => go({ date: undefined })} disabled={days.includes(dayOf(now))}>
          오늘
        </button>
        <button type="button" aria-label="다음" onClick={() => go({ date: turn(day, 1) })}>
          ›
        </button>
      </div>
      <h2 aria-live="polite">{heading}</h2>
      <DateInput label="날짜" isKept value={day} onChange={(date) => go({ date })} />
      {kindScreens.length > 1 && (
        <nav aria-label="달력 보기" className="calendar-kinds">
          {kindScreens.map(({ kind, label, name }) => (
            <ScreenLink key={kind} to={name} search={`?${query}`} isCurrent={name === screen.name}>
              {label}
            </ScreenLink>
          ))}
        </nav>
      )}
    </div>
  );
}

/** An empty calendar says whether it is on its way or empty. */
function stateOf({ isPending, error, entries }: Calendar): string {
  if (error) return "";
  if (isPending) return "불러오는 중…";
  return entries.length === 0 ? "이 기간에는 등록된 것이 없습니다." : `${entries.length.toLocaleString()}건`;
}

/** What the rows or colours of a calendar are called. */
function whatIn({ of, resources }: CalendarScreen): string {
  const { column = "", entity = of } = resources ?? {};
  const { fields } = entityOf(of);
  const field = Object.entries(fields).find(([key, one]) => columnName(key, one) === column)?.[1];
  return field?.kind === "link" || field?.kind === "choice" ? field.label : entityOf(entity).title;
}
