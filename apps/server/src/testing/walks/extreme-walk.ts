import { monitorEventLoopDelay } from "node:perf_hooks";
import { calls } from "@portal/definition/calls";
import { expect, test } from "vitest";
import { openTestPortal } from "../test-portal";
import { existingRecords } from "./existing-records";
import { type ExtremeRequest, extremeRequests } from "./extremes";

interface Sample {
  /** One call of so many. */
  readonly calls: number;
  /** One request of so many of each call. */
  readonly requests: number;
  /** Which of so many is the first. */
  readonly seed?: number;
  /** Whether the longest stops of the main thread are printed. */
  readonly isMeasured?: boolean;
}

/** Sends a sample of the requests with a value at an extreme of its type: none of them is a mistake of ours. */
export function walkTheExtremes({ seed = 0, ...oneOf }: Sample): void {
  test("no extreme value of any parameter is a mistake of the server", async () => {
    const portal = await openTestPortal();
    const existing = await existingRecords(portal.db);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const stops: { what: string; stop: number }[] = [];
    const failed: string[] = [];
    let sent = 0;
    let visitor = await portal.signedIn("master@demo.test");
    for (const [at, call] of calls.entries()) {
      if (at % oneOf.calls !== 0) continue;
      const entity = existing[call.path.split("/")[3] ?? ""];
      let version = entity?.ver;
      for (const [n, { what, ...request }] of extremeRequests(call, existing).entries()) {
        if ((n + seed) % oneOf.requests !== 0) continue;
        delay.enable();
        delay.reset();
        const answer = await visitor.send(changing(request, entity?.ver, version));
        delay.disable();
        stops.push({ what, stop: delay.max / 1e6 });
        // what ends sessions is also tried
        if (answer.statusCode === 401) visitor = await portal.signedIn("master@demo.test");
        if (answer.statusCode >= 500) failed.push(`${answer.statusCode} ${what}`);
        if (answer.statusCode === 200 && request.method === "POST") version = versionIn(answer.body) ?? version;
        sent++;
      }
    }
    if (oneOf.isMeasured) tell(stops, seed);
    expect(sent).toBeGreaterThan(calls.length / oneOf.calls);
    expect(failed).toEqual([]);
  });
}

/** A request that names the version of a record as it was, with the one that it has now. */
function changing({ payload, ...request }: Omit<ExtremeRequest, "what">, was?: number, is?: number) {
  if (!payload) return request;
  const isVersioned = !Buffer.isBuffer(payload) && payload.ver !== undefined && payload.ver === was;
  return { ...request, payload: isVersioned ? { ...payload, ver: is } : payload };
}

function versionIn(body: string): number | undefined {
  const ver = /"ver":(\d+)/.exec(body)?.[1];
  return ver === undefined ? undefined : Number(ver);
}

function tell(stops: { what: string; stop: number }[], seed: number): void {
  const longest = stops.sort((one, other) => other.stop - one.stop).slice(0, 5);
  const lines = longest.map(({ what, stop }) => `${stop.toFixed(1).padStart(7)} ms  ${what}`);
  process.stdout.write(
    `${stops.length.toLocaleString("en")} requests at the extremes, those of seed ${seed}; the longest stops of the main thread:\n${lines.join("\n")}\n`,
  );
}
