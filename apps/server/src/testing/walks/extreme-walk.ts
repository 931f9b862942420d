import { calls } from "@portal/definition/calls";
import { expect, test } from "vitest";
import { openTestPortal } from "../test-portal";
import { extremeRequests } from "./extremes";

interface Sample {
  /** One call of so many. */
  readonly calls: number;
  /** One request of so many of each call. */
  readonly requests: number;
}

/** Sends a sample of the requests with a value at an extreme of its type: none of them is a mistake of ours. */
export function walkTheExtremes(oneOf: Sample): void {
  test("no extreme value of any parameter is a mistake of the server", async () => {
    const portal = await openTestPortal();
    const failed: string[] = [];
    let sent = 0;
    let visitor = await portal.signedIn("master@demo.test");
    for (const [at, call] of calls.entries()) {
      if (at % oneOf.calls !== 0) continue;
      for (const [n, { what, ...request }] of extremeRequests(call).entries()) {
        if (n % oneOf.requests !== 0) continue;
        const { statusCode } = await visitor.send(request);
        // what ends sessions is also tried
        if (statusCode === 401) visitor = await portal.signedIn("master@demo.test");
        if (statusCode >= 500) failed.push(`${statusCode} ${what}`);
        sent++;
      }
    }
    expect(sent).toBeGreaterThan(calls.length / oneOf.calls);
    expect(failed).toEqual([]);
  });
}
