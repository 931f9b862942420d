import { type Preferences, preferencesOf } from "@portal/definition";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { get, post } from "../api/client";
import { tell } from "../api/tell";

const queryKey = ["preferences"];

/** What the person likes to see how, kept on the server, and how it is changed: at once here, then there. */
export function usePreferences() {
  const client = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => get("/rest/personal/getPreference"),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { onRefusal: "log" },
  });
  async function save(change: Partial<Preferences>) {
    client.setQueryData<typeof data>(queryKey, (now) => ({
      err: 0,
      err_msg: "",
      settings: { ...preferencesOf(now?.settings), ...change },
    }));
    try {
      await post("/rest/personal/savePreference", change);
    } catch (error) {
      tell(error);
      await client.invalidateQueries({ queryKey });
    }
  }
  return { preferences: data?.settings, isReading: isPending, save };
}
