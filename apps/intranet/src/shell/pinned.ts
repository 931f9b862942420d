import { useQueryClient } from "@tanstack/react-query";
import { usePreferences } from "./preferences";

/** Records that somebody has put aside for themselves: courses, manuals. */
export function usePinned(kind: "pinned_courses" | "pinned_manuals") {
  const client = useQueryClient();
  const { preferences, save } = usePreferences();
  const pinned = preferences?.[kind] ?? [];
  return {
    pinned,
    /** Puts one aside, or back. */
    async toggle(idx: number) {
      const next = pinned.includes(idx) ? pinned.filter((one) => one !== idx) : [idx, ...pinned].slice(0, 30);
      await save({ [kind]: next });
      await client.invalidateQueries({ queryKey: ["today"] });
    },
  };
}
