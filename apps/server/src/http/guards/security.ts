import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { ApiError, tooMany } from "../../api-error";
import { isHead } from "../answers/head";
import { isCall } from "../requests/is-call";
import type { App } from "../routes";
import { isWrite } from "../told/audit";

/** Everything comes from this server; no script is written into a page, and no style element without the page's nonce. */
const contentSecurityPolicy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  // the UI library places things by attributes
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
  // over plain http on an intranet the browser must not be told to use https
  "upgrade-insecure-requests": null,
};

/** Headers that keep a browser from being used against the portal, and the refusal of calls that other sites make. */
export async function registerSecurity(app: App, publicUrl: string | undefined): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy },
    referrerPolicy: { policy: "same-origin" },
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!isCall(request)) return;
    reply.header("cache-control", "no-store");
    if (!isWrite(request)) return;
    if (isFromElsewhere(request, publicUrl)) throw new ApiError(403, "다른 사이트에서 보낸 요청은 받지 않습니다.");
    if (isHead(request)) {
      reply.header("allow", "GET");
      throw new ApiError(405, "HEAD 요청은 받지 않는 주소입니다.");
    }
  });
}

/** The same for one page, whose own style elements have the nonce. */
export function policyOfPage(nonce: string) {
  const directives = { ...contentSecurityPolicy, "style-src": ["'self'", `'nonce-${nonce}'`] };
  return { contentSecurityPolicy: { directives } };
}

/**
 * Keeps one person, or one address of strangers, from taking the server for themselves. Counted by each process for
 * itself: it guards the process, and what must hold for all of them (tries of passwords) is counted in the database.
 */
export async function registerRateLimit(app: App, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    allowList: (request) => !isCall(request),
    keyGenerator: (request) => (request.person ? `staff ${request.person.idx}` : request.ip),
    errorResponseBuilder: tooMany,
  });
}

/**
 * Whether a browser says that another site makes the call. New ones say so themselves (Fetch Metadata), older ones and
 * those on plain http name the page's origin. Who says nothing is no browser and has no cookie that was not given.
 */
function isFromElsewhere({ headers, protocol, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  if (origin === undefined) return false;
  return ![`${protocol}://${host}`, publicUrl].some(
    (own) => own !== undefined && URL.canParse(own) && new URL(own).origin === origin,
  );
}
