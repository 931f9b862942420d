/**
 * Does a piece of work that nobody waits for, after a delay in milliseconds; it is told how many milliseconds it may
 * take. Without idle times (Safari, jsdom) it may take eight.
 */
export function whenIdle(delay: number, work: (timeRemaining: () => number) => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === "function") {
      requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: 200 });
      return;
    }
    const until = performance.now() + 8;
    work(() => until - performance.now());
  }, delay);
}

/** Long enough for the browser to paint what just changed, in milliseconds. */
export const PAINTING = 50;
