import { type Unreadable, unreadable } from "../core/problem";
import type { FileToOpen, OpenedFile } from "./open-file";

/** How long a file may be read, in milliseconds; dictionaries say it in `too-slow`. */
const TIME_LIMIT = 20_000;

/** What the worker says. */
export type Said = "ready" | { readonly opened: OpenedFile | Unreadable };

/**
 * Opens a file in a worker, so that the page goes on whatever is in it; given up after {@link TIME_LIMIT}, or when the
 * signal says so. Where there is no worker (old browsers, a policy that refuses them, a host that does not serve its
 * file) it is opened here, without a limit.
 */
export async function openAside(
  order: FileToOpen,
  signal: AbortSignal,
  limit = TIME_LIMIT,
): Promise<OpenedFile | Unreadable> {
  const worker = startedWorker();
  const outcome = worker && (await askedOf(worker, order, signal, limit));
  worker?.terminate();
  return outcome ?? (await import("./open-file")).openFile(order);
}

function startedWorker(): Worker | null {
  try {
    return new Worker(new URL("./reading-worker.js", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** What a worker answers; `null` when it did not start. */
function askedOf(
  worker: Worker,
  order: FileToOpen,
  signal: AbortSignal,
  limit: number,
): Promise<OpenedFile | Unreadable | null> {
  return new Promise((resolve) => {
    let isReady = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: OpenedFile | Unreadable | null) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    signal.addEventListener("abort", () => end(unreadable("failed", "")));
    worker.onerror = (event) => {
      event.preventDefault();
      end(isReady ? unreadable("failed", "", event.message) : null);
    };
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data !== "ready") return end(data.opened);
      isReady = true;
      timer = setTimeout(() => end(unreadable("too-slow", "")), limit);
      try {
        worker.postMessage(order);
      } catch {
        // a host's document holds what cannot be sent
        end(null);
      }
    };
  });
}
