import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyError, type FastifyServerOptions, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type pg from "pg";
import { Registry } from "prom-client";
import { passwordChangeNeeded, sessionExpired } from "./api-error";
import { preparePersonOf } from "./auth/sessions";
import type { Entities } from "./crud/entity";
import { portalEntities } from "./crud/portal-entities";
import { recordRoutes } from "./crud/routes";
import type { Database } from "./db/open";
import { defaultSettings, type Settings } from "./env";
import { registerAudit } from "./http/audit";
import { registerCompression } from "./http/compression";
import { toApiError } from "./http/errors";
import { serveIntranet } from "./http/intranet";
import { registerMetrics } from "./http/metrics";
import { registerRateLimit, registerSecurity } from "./http/security";
import { unreadableRequests } from "./http/unreadable";
import { accountRoutes } from "./routes/account";
import { portalRoutes } from "./routes/all";
import { healthRoutes } from "./routes/health";
import type { App, Services } from "./routes/routes";
import { SESSION_COOKIE, sessionRoutes } from "./routes/session";
import { signInLinkRoutes } from "./routes/sign-in-link";

export interface AppOptions {
  readonly db: Database;
  /** The connections of `db`, to be counted in the metrics. */
  readonly pool?: pg.Pool;
  /** The clock; the real one by default. */
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions["logger"];
  /** The folder of the built intranet; without it only the REST service is served. */
  readonly webRoot?: string;
  readonly settings?: Settings;
  /** The entities whose records are served; the portal's unless told. */
  readonly entities?: Entities;
  /** Where the numbers for `/metrics` are kept. */
  readonly registry?: Registry;
  /** Aborted when the server is about to stop: it no longer says that it is ready. */
  readonly stopping?: AbortSignal;
}

/** Makes the portal's server. It keeps no state of its own: all of it is in the database. */
export async function createApp({
  db,
  pool,
  now = () => new Date(),
  logger = false,
  webRoot,
  settings = defaultSettings,
  entities = portalEntities,
  registry = new Registry(),
  stopping = new AbortController().signal,
}: AppOptions): Promise<App> {
  const services: Services = { db, now, settings, stopping };
  const app: App = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: [...settings.trustProxy],
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    ...unreadableRequests,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, err, message, details } = toApiError(error);
    if (status >= 500) request.log.error(error);
    if (status === 503) reply.header("retry-after", "5");
    return reply.status(status).send({ err, err_msg: message, ...details });
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onSend", async (_, reply) => {
    // a connection that is kept for more calls would keep the server from stopping
    if (stopping.aborted) reply.header("connection", "close");
  });
  await registerSecurity(app, settings.publicUrl);
  await registerCompression(app);
  await app.register(cookie);
  requireSession(app, services);
  await registerRateLimit(app, settings.callsPerMinute);
  registerAudit(app, services);
  registerMetrics(app, { pool, registry, token: settings.metricsToken });

  await app.register(multipart);
  for (const routes of portalRoutes) routes(app, services);
  recordRoutes(app, services, entities);
  for (const routes of [sessionRoutes, accountRoutes, signInLinkRoutes, healthRoutes]) routes(app, services);
  if (webRoot) await serveIntranet(app, webRoot);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && !request.url.startsWith("/rest/") && webRoot !== undefined;
    if (isPage) return reply.header("cache-control", "no-cache").type("text/html").sendFile("index.html");
    return reply.status(404).send({ err: 404, err_msg: "없는 주소입니다." });
  });
  return app;
}

/** Calls are for signed-in people unless their route says otherwise. */
function requireSession(app: App, { db, now }: Services): void {
  const personOf = preparePersonOf(db);
  app.decorateRequest("person", null as never);
  app.addHook("onRequest", async (request) => {
    const { isPublic, beforePasswordChange } = request.routeOptions.config;
    if (!request.url.startsWith("/rest/") || isPublic || request.is404) return;
    const token = request.cookies[SESSION_COOKIE];
    const person = token === undefined ? null : await personOf(token, now());
    if (!person) throw sessionExpired();
    if (person.mustChangePassword && !beforePasswordChange) throw passwordChangeNeeded();
    request.person = person;
  });
}
