import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";

/** Every team; the same reading as the choice of a team. */
export function useTeams() {
  const { data } = useQuery({
    queryKey: ["units", "teams", 0, 0],
    queryFn: () => get("/rest/component/getTeamList", { idx_sector: 0, idx_office: 0 }),
    staleTime: 60 * 1000,
    meta: { onRefusal: "log" },
  });
  return data?.list ?? [];
}
