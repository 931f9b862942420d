/** How long after a failed try the server is asked again, in milliseconds; each try waits longer, up to the last. */
const WAITS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Asks until there is an answer, the first time after `wait` (ms), and at once when the browser is back on line. Returns
 * the undoing.
 */
export function askUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  tell: (answer: Answer) => void,
  wait = WAITS[0],
): () => void {
  let tries = 0;
  let timer = window.setTimeout(attempt, wait);
  let isOver = false;
  function attempt() {
    clearTimeout(timer);
    // an answer may end the waiting before it is reported
    ask().then(tell, () => {
      if (!isOver) timer = window.setTimeout(attempt, WAITS[Math.min(tries++, WAITS.length - 1)]);
    });
  }
  window.addEventListener("online", attempt);
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener("online", attempt);
  };
}
