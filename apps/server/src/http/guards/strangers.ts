import type { FastifyRequest } from "fastify";
import { tooMany } from "../../api-error";
import type { KnownTokens } from "../requests/known-tokens";
import type { App } from "../routes";

/** What part of a person's calls an address may make without being anybody. */
const PART = 4;

/** Looks at calls before their session is looked up, which costs a query. */
export interface Strangers {
  /** Refuses a call with a token that nobody is known to have, from an address that has made too many of them. */
  let(request: FastifyRequest, token: string | undefined): Promise<void>;
  /** The call was nobody's. */
  count(request: FastifyRequest): Promise<void>;
}

/** Limits the calls of strangers; needs the limiter that is registered with the app. */
export function limitStrangers(app: App, known: KnownTokens, perMinute: number): Strangers {
  const count = app.createRateLimit({
    // the one after the last is refused before it is counted
    max: Math.ceil(perMinute / PART) - 1,
    timeWindow: 60_000,
    // what comes to no call at all is counted, too
    allowList: () => false,
    keyGenerator: ({ ip }: FastifyRequest) => `stranger ${ip}`,
  });
  return {
    async let(request, token) {
      if (token !== undefined && known.has(token)) return;
      const counted = await count(request, { increment: false });
      if (!counted.isAllowed && counted.isExceeded) throw tooMany();
    },
    async count(request) {
      await count(request);
    },
  };
}
