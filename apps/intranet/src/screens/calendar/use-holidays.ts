import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";

/** The names of the holidays among these days, in order. */
export function useHolidays(days: readonly string[]): Readonly<Record<string, string>> {
  const [from, to] = [days[0] as string, days.at(-1) as string];
  const { data } = useQuery({
    queryKey: ["holidays", from, to],
    queryFn: () => get("/rest/component/getHolidayList", { from, to }),
    staleTime: 10 * 60_000,
    meta: { onRefusal: "log" },
  });
  return Object.fromEntries((data?.list ?? []).map(({ hdate, name }) => [hdate, name]));
}
