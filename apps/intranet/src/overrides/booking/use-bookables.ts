import type { BookingKind } from "@portal/definition";
import type { AnswerOf, getBookableList } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { minutesOf } from "../../screens/calendar/days";
import type { Resource } from "../../screens/calendar/entries";

export type Bookable = AnswerOf<typeof getBookableList>["list"][number];

/** What is booked of each kind, in words. */
export const kindNames: Readonly<Record<BookingKind, string>> = {
  vehicle: "차량",
  studio: "스튜디오",
  classroom: "강의실",
};

/** All that can be booked of a kind; nothing while it is on its way. */
export function useBookables(kind: BookingKind): readonly Bookable[] | undefined {
  const { data } = useQuery({
    queryKey: ["bookables", kind],
    queryFn: () => get("/rest/resourcemanagement/getBookableList", { kind }),
    staleTime: 60_000,
  });
  return data?.list;
}

/** As the calendar shows it: a row with its opening hours. */
export function resourceOf({ idx, name, note, closed, open_from, open_to }: Bookable): Resource {
  return {
    idx,
    name,
    note,
    ...(closed && { closed }),
    ...(open_from && open_to && { open: [minutesOf(open_from), minutesOf(open_to)] as const }),
  };
}
