import { useQuery } from "@tanstack/react-query";
import { loadModule } from "../fields/modules";

/** A module that a page made by hand shows something of; nothing while it is on its way. */
export function useModule(key: string) {
  return useQuery({
    queryKey: ["module", key],
    queryFn: () => loadModule(key),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
