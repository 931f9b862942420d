import { untilOpened } from "./later";

/** From this time on, from asking for the page to its last byte in milliseconds, a line is slow. */
const SLOW = 300;

/**
 * Loads the portal's own typeface. On a slow line the machine's takes its place: what people wait for would wait for the
 * letters that it is written in.
 */
export function loadFont(): void {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (page && isSlow(page)) return;
  import("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css").catch(untilOpened);
}

export function isSlow({ requestStart, responseEnd }: Pick<PerformanceResourceTiming, "requestStart" | "responseEnd">) {
  return responseEnd - requestStart > SLOW;
}
