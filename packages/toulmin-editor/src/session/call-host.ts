/**
 * Calls what a host gave. What it throws, or its promise rejects with, is reported as the page's own errors are, and
 * stops nothing here.
 */
export function callHost<Arguments extends readonly unknown[], Answer>(
  call: ((...args: Arguments) => Answer) | undefined,
  ...args: Arguments
): Answer | undefined {
  try {
    const answer = call?.(...args);
    if (isPromise(answer)) answer.then(undefined, report);
    return answer;
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Tells the page, as its own errors are told. */
export function report(error: unknown): void {
  if (typeof reportError === "function") reportError(error);
  else console.error(error);
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}
