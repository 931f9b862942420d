import { calls } from "@portal/definition/calls";
import { type Existing, extremeRequests } from "../src/testing/walks/extremes";

/** The requests of `bench/hostile.mjs` with a value at an extreme of its type, one of so many; none that ends the session. */
export function* extremes(oneOf: number, existing: Existing) {
  let made = 0;
  for (const call of calls.filter(({ path }) => !/logout|login|changePassword|modProfile/.test(path))) {
    for (const request of extremeRequests(call, existing)) if (made++ % oneOf === 0) yield request;
  }
}
