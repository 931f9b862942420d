import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { useRefresh } from "../records";
import { dayOf, minutesInto, momentOf } from "./days";
import type { Entry } from "./entries";

/** Puts a record of a calendar on another day at its hours. */
export function useMove(entity: string) {
  const refresh = useRefresh();
  return async ({ idx, from, to }: Entry, day: string) => {
    const begin = momentOf(day, minutesInto(dayOf(from), from));
    const during = { from: new Date(begin).toISOString(), to: new Date(begin + to - from).toISOString() };
    try {
      const { record } = await callRecords(entity, "read", { idx });
      await callRecords(entity, "change", { idx, ver: Number(record.ver), values: { during } });
      toast.success("일정을 옮겼습니다.");
      await refresh(entity);
    } catch (error) {
      tell(error);
    }
  };
}
