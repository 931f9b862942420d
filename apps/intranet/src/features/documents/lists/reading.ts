import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "react-toastify";
import { tell } from "../../../api/tell";

/** A list that is read from the server; while another page of it is on its way the old one stays. */
export function useReading<Answer>(queryKey: readonly unknown[], queryFn: () => Promise<Answer>) {
  return useQuery({ queryKey, queryFn, placeholderData: keepPreviousData, meta: { onRefusal: "tell" } });
}

/** Does something on the server, says that it is done or why not, and reads again what it changes. */
export function useDoing(...keys: readonly string[]) {
  const client = useQueryClient();
  return async <Answer>(run: () => Promise<Answer>, done: string): Promise<Answer | null> => {
    try {
      const answer = await run();
      if (done) toast.success(done);
      return answer;
    } catch (error) {
      tell(error);
      return null;
    } finally {
      await Promise.all([...keys, "header", "todo"].map((key) => client.invalidateQueries({ queryKey: [key] })));
    }
  };
}
