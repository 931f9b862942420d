import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";

/** What the main page shows beside what waits for the person; read again every five minutes. */
export function useHome() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ["home"],
    queryFn: () => get("/rest/personal/getHome"),
    refetchInterval: 5 * 60 * 1000,
    meta: { onRefusal: "log" },
  });
  return { home: data, isPending, isError, refetch };
}
