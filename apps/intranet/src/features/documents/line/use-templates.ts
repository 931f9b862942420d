import { useQuery } from "@tanstack/react-query";
import { get } from "../../../api/client";

/** The lines that I keep under a name. */
export function useTemplates() {
  return useQuery({
    queryKey: ["line-templates"],
    queryFn: () => get("/rest/documents/getLineTemplates"),
    staleTime: 60_000,
    meta: { onRefusal: "tell" },
  }).data?.list;
}
