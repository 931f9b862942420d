import "./room-filters.css";
import { NativeSelect } from "@mantine/core";
import { byName } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { isDay } from "../../controls/dates/day-text";
import type { ListFilter } from "../../controls/lists/folded-filters";
import { useAddress } from "../../controls/use-address";
import { entityOf } from "../../fields/modules";
import { clockOf, dayOf } from "../../screens/calendar/days";
import { type Bookable, useBookables } from "../../screens/calendar/use-bookables";

const capacities = [2, 4, 6, 8, 12, 20, 30, 50];
const lengths = [30, 60, 90, 120, 180, 240];

/** The part of the address in which these filters stand. */
function useRooms() {
  const { text, change } = useAddress();
  const asked = text("date");
  return {
    type: text("type"),
    people: text("people"),
    equipment: text("equipment"),
    /** When a free room is wanted, and for how long in minutes. */
    free: text("free"),
    minutes: text("minutes") || "60",
    day: isDay(asked) ? asked : dayOf(Date.now()),
    choose: (name: string, value: string) => change({ [name]: value }),
  };
}

/** Which rooms are shown: of a kind, large enough, with the equipment; and free, where a time is looked for. */
export function useRoomFilter(hasFree: boolean): (room: Bookable) => boolean {
  const { type, people, equipment, free, minutes, day } = useRooms();
  const isLooking = hasFree && free !== "";
  const { data } = useQuery({
    queryKey: ["records", "booking", "free", day, free, minutes],
    queryFn: () =>
      get("/rest/resourcemanagement/findFreeTimes", {
        kind: "classroom",
        day,
        minutes: Number(minutes),
        ...(free !== "any" && { from: free, to: endOf(free, Number(minutes)) }),
      }),
    enabled: isLooking,
    meta: { onRefusal: "log" },
  });
  const found = isLooking && data ? new Set(data.list.map(({ idx }) => idx)) : undefined;
  return (room) =>
    (type === "" || room.group === type) &&
    (people === "" || (room.capacity ?? 0) >= Number(people)) &&
    (equipment === "" || room.equipment.includes(equipment)) &&
    (found?.has(room.idx) ?? true);
}

/** What rooms are narrowed down by. */
export function useRoomFilters(hasFree: boolean): ListFilter[] {
  const { type, people, equipment, free, minutes, choose } = useRooms();
  const rooms = useBookables("classroom") ?? [];
  const kind = entityOf("classroom").fields.kind;
  const words = [...new Set(rooms.flatMap((room) => room.equipment))].toSorted(byName);
  const select = (name: string, label: string, value: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => choose(name, currentTarget.value)}
      data={data}
    />
  );
  const begins = Array.from({ length: 28 }, (_, index) => clockOf(8 * 60 + index * 30));
  const freeOnes = (
    <span role="group" aria-label="빈 강의실 찾기" className="room-free">
      {select("free", "빈 강의실 찾기: 시작", free, [
        { value: "", label: "빈 강의실 찾기" },
        { value: "any", label: "아무 때나" },
        ...begins.map((clock) => ({ value: clock, label: `${clock}부터` })),
      ])}
      {free !== "" &&
        select(
          "minutes",
          "빈 강의실 찾기: 길이",
          minutes,
          lengths.map((length) => ({ value: String(length), label: `${length}분` })),
        )}
    </span>
  );
  const enough = capacities.map((count) => ({ value: String(count), label: `${count}명 이상` }));
  const having = words.map((word) => ({ value: word, label: word }));
  const kinds = Object.entries(kind?.kind === "choice" ? kind.options : {}).map(([value, label]) => ({ value, label }));
  return [
    ...(hasFree ? [{ names: ["free"], shown: freeOnes }] : []),
    {
      names: ["people"],
      shown: select("people", "수용인원", people, [{ value: "", label: "인원 무관" }, ...enough]),
    },
    { names: ["type"], shown: select("type", "구분", type, [{ value: "", label: "모든 구분" }, ...kinds]) },
    {
      names: ["equipment"],
      shown: select("equipment", "설비", equipment, [{ value: "", label: "설비 무관" }, ...having]),
    },
  ];
}

function endOf(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return clockOf(Math.min(23 * 60 + 50, hour * 60 + minute + minutes));
}
