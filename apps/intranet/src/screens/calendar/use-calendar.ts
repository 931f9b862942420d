import type { CalendarScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callRecords } from "../../api/client";
import { isDay } from "../../controls/dates/day-text";
import { useAddress } from "../../controls/use-address";
import { entityOf } from "../../fields/modules";
import { useStore } from "../../store";
import type { CalendarPageProps } from "./calendar-page";
import { addDays, dayOf, momentOf } from "./days";
import type { Resource } from "./entries";
import { entryOf } from "./entry-of";

/** What a calendar shows of the days that `days` gives for the chosen one. All of what was chosen is in the address. */
export function useCalendar(
  screen: CalendarScreen,
  days: (day: string) => readonly string[],
  { resources: given, describe }: Pick<CalendarPageProps, "resources" | "describe"> = {},
) {
  const { params: query, change: go } = useAddress();
  const now = useNow();
  const me = useStore(({ idx_staff }) => idx_staff);
  const date = query.get("date");
  const day = isDay(date) ? date : dayOf(now);
  const shown = days(day);
  const filters = Object.fromEntries((screen.filters ?? []).flatMap((key) => pick(query, key)));
  const range = {
    from: new Date(momentOf(shown[0] as string)).toISOString(),
    to: new Date(momentOf(addDays(shown.at(-1) as string, 1))).toISOString(),
  };
  const asked = { screen: screen.name, ...range, ...filters };
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ["records", screen.of, "list", screen.name, range, filters],
    queryFn: () => callRecords(screen.of, "list", asked),
    placeholderData: (before) => before,
    refetchInterval: 60_000,
    meta: { onRefusal: "log" },
  });
  const all = useResources(screen, given);

  const isMineOnly = query.get("mine") === "Y";
  const resource = Number(query.get("resource")) || undefined;
  const field = entityOf(screen.of).flow?.field;
  const records = (data?.list ?? []).filter(
    (record) => field === undefined || filters[field] !== undefined || !screen.hides?.includes(String(record[field])),
  );
  const entries = records
    .flatMap((record) => entryOf(screen, record, { names: data?.names ?? {}, me, describe }) ?? [])
    .filter((entry) => (!isMineOnly || entry.isMine) && (resource === undefined || entry.resource === resource));

  return {
    day,
    days: shown,
    /** What the list was asked for, without what only narrows the view. */
    asked,
    now,
    entries,
    resources: all.filter(({ idx }) => resource === undefined || idx === resource),
    allResources: all,
    resource,
    isMineOnly,
    /** What is shown of these days is not known yet. */
    isPending: isPending || isPlaceholderData,
    /** Why nothing is known of these days. */
    error: data ? null : error,
    refetch,
    query,
    go,
    /** More than can be shown: what is seen is not all. */
    isCut: data !== undefined && data.total > data.list.length,
  };
}

export type Calendar = ReturnType<typeof useCalendar>;

/** What the calendar's rows are: those that are given, or every record of the entity, or value of the choice, that the screen names. */
function useResources({ of, resources }: CalendarScreen, given: readonly Resource[] | undefined): readonly Resource[] {
  const entity = resources?.entity ?? "";
  const choice = entityOf(of).fields[resources?.column ?? ""];
  const { data } = useQuery({
    queryKey: ["records", entity, "choices"],
    queryFn: () => callRecords(entity, "choices", {}),
    enabled: given === undefined && entity !== "",
    staleTime: 60_000,
  });
  if (choice?.kind === "choice") return Object.values(choice.options).map((name, index) => ({ idx: index + 1, name }));
  return given ?? data?.list ?? [];
}

/** A filter's parts of the address. */
function pick(query: URLSearchParams, key: string): [string, string][] {
  return [key, `${key}.from`, `${key}.to`].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
}

/** The time, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
