import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "./client";
import { log, tell } from "./tell";

declare module "@tanstack/react-query" {
  interface Register {
    /** Whether a refused call is shown to the person or only logged. */
    queryMeta: { onRefusal: "tell" | "log" };
  }
}

// what is set here is on the screen with the press that set it: a box that was ticked does not jump back for a moment
notifyManager.setScheduler(queueMicrotask);

let current: QueryClient | undefined;

/** The cache that the screens read from; none before somebody has signed in. */
export function openQueryClient(): QueryClient | undefined {
  return current;
}

/** Makes the cache of what was read. A server that is away is asked again; a refusal is final. */
export function createQueryClient(): QueryClient {
  current = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => (meta?.onRefusal === "log" ? log(error) : tell(error)),
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: 5000,
        refetchOnWindowFocus: false,
        retry: (count, error) => error instanceof CallError && error.err === 0 && count < 3,
      },
      mutations: { networkMode: "always" },
    },
  });
  return current;
}

/** Reads again what could not be read while the server was away or the session had ended. */
export function readAgain(client: QueryClient): void {
  void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
}
