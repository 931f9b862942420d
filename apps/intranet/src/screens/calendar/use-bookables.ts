import type { BookingKind } from "@portal/definition";
import type { AnswerOf, getBookableList } from "@portal/definition/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { minutesOf } from "./days";
import type { Resource } from "./entries";

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

/** The same with what is taken in a time, but for a booking that is changed. */
export function useTaken(kind: BookingKind, { from, to }: { from: string; to: string }, but?: number) {
  const asked = { kind, from, to, ...(but && { but }) };
  const { data } = useQuery({
    queryKey: ["records", "booking", "taken", asked],
    queryFn: () => get("/rest/resourcemanagement/getBookableList", asked),
    enabled: from !== "" && to !== "" && from < to,
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  return data?.list;
}

/** What is chosen among: what it is, how many it seats, and whether it is free. */
export function resourceOptions(bookables: readonly Bookable[], isTimed: boolean) {
  return [
    { value: "", label: "선택하세요" },
    ...bookables.map(({ idx, name, note, closed, taken }) => ({
      value: String(idx),
      label: [name, note, closed || (isTimed && (taken ? "예약됨" : "비어 있음"))].filter(Boolean).join(" · "),
      disabled: closed !== "",
    })),
  ];
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
