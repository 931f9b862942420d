import type { CalendarScreen, FormScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { callRecords } from "../../api/client";
import { siblingOf } from "../../fields/siblings";
import { dayOf, momentOf } from "../../screens/calendar/days";
import type { Entry, Span } from "../../screens/calendar/entries";
import { entryOf } from "../../screens/calendar/entry-of";
import { useStore } from "../../store";

/** What is booked on the days of a time, as the calendar beside the form shows it; nothing of what is over. */
export function useDay(screen: FormScreen, { from, to }: Span): readonly Entry[] {
  const me = useStore(({ idx_staff }) => idx_staff);
  const calendar = siblingOf(screen, "calendar-day", "calendar-month") as CalendarScreen | undefined;
  const range = {
    from: new Date(momentOf(dayOf(from))).toISOString(),
    to: new Date(momentOf(dayOf(to - 1), 24 * 60)).toISOString(),
  };
  const { data } = useQuery({
    queryKey: ["records", screen.of, "list", calendar?.name, range, {}],
    queryFn: () => callRecords(screen.of, "list", { screen: calendar?.name ?? "", ...range }),
    enabled: calendar !== undefined,
    placeholderData: (before) => before,
    meta: { onRefusal: "log" },
  });
  if (!calendar) return [];
  const entries = (data?.list ?? []).flatMap(
    (record) => entryOf(calendar, record, { names: data?.names ?? {}, me }) ?? [],
  );
  return entries.filter(({ isOver }) => !isOver);
}
