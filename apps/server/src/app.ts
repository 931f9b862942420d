import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { IDLE_HEADER } from "@portal/definition";
import { loadPhones } from "@portal/definition/contract";
import Fastify, { type FastifyError, type FastifyServerOptions, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type pg from "pg";
import { Registry } from "prom-client";
import { passwordChangeNeeded, sessionExpired } from "./api-error";
import { preparePersonOf } from "./auth/sessions";
import { senderOf } from "./company/company";
import type { Entities } from "./crud/entity";
import { recordRoutes } from "./crud/routes";
import type { Room } from "./db/embedded/room";
import type { Database } from "./db/open";
import { cannotWrite } from "./db/trouble";
import { defaultSettings, type Settings } from "./env";
import { FairQueue } from "./fair-queue";
import { noteFailure } from "./http/answers/can-write";
import { registerCompression } from "./http/answers/compression";
import { toApiError } from "./http/answers/errors";
import { headAsGet } from "./http/answers/head";
import { sendPage, serveIntranet } from "./http/answers/intranet";
import { registerRateLimit, registerSecurity } from "./http/guards/security";
import { limitStrangers, type Strangers } from "./http/guards/strangers";
import { composeTexts } from "./http/requests/composed";
import { readCookie, SESSION_COOKIE } from "./http/requests/cookies";
import { isCall, markCalls } from "./http/requests/is-call";
import { limitJson } from "./http/requests/json";
import { createKnownTokens } from "./http/requests/known-tokens";
import { unreadableRequests } from "./http/requests/unreadable";
import type { App, Services } from "./http/routes";
import { registerAudit } from "./http/told/audit";
import { registerMetrics } from "./http/told/metrics";
import { mailerOf } from "./mail/mailer";
import { portalEntities } from "./portal-entities";
import { accountRoutes } from "./routes/account/account";
import { forgottenPasswordRoutes } from "./routes/account/forgotten-password";
import { sessionRoutes } from "./routes/account/session";
import { signInLinkRoutes } from "./routes/account/sign-in-link";
import { portalRoutes } from "./routes/all";
import { healthRoutes } from "./routes/health";

export interface AppOptions {
  readonly db: Database;
  /** The connections of `db`, to be counted in the metrics. */
  readonly pool?: pg.Pool;
  /** The room on the embedded database's disk. */
  readonly room?: Room | null;
  /** The clock; the real one by default. */
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions["logger"];
  /** The folder of the built intranet; without it only the REST service is served. */
  readonly webRoot?: string;
  readonly settings?: Settings;
  /** The entities whose records are served; the portal's by default. */
  readonly entities?: Entities;
  /** Where the numbers for `/metrics` are kept. */
  readonly registry?: Registry;
  /** Aborted when the server is about to stop: it no longer says that it is ready. */
  readonly stopping?: AbortSignal;
  /** How long a connection lives on which nothing moves, in milliseconds: longer than any call takes. */
  readonly silence?: number;
}

/** Connections to the database that are left for sessions, the audit log and what the server does by itself. */
const KEPT_FREE = 4;
/** Calls of one person that are made, and wait, at the same time. */
const OF_ONE = { running: 4, waiting: 120 };
/** Calls of one session of which it is asked whose they are: many at once would fill the pool before they have their turns. */
const OF_ONE_SESSION = { running: 2, waiting: 120 };

/** Makes the portal's server. It keeps no state of its own: all of it is in the database. */
export async function createApp({
  db,
  pool,
  room = null,
  now = () => new Date(),
  logger = false,
  webRoot,
  settings = defaultSettings,
  entities = portalEntities,
  registry = new Registry(),
  stopping = new AbortController().signal,
  silence = 120_000,
}: AppOptions): Promise<App> {
  await loadPhones();
  const app: App = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: [...settings.trustProxy],
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    connectionTimeout: silence,
    exposeHeadRoutes: false,
    rewriteUrl: headAsGet,
    ...unreadableRequests,
  }).withTypeProvider<ZodTypeProvider>();
  const mailer = mailerOf(settings, { db, now, nameOf: senderOf(db), log: app.log });
  if (mailer) {
    app.addHook("onClose", () => mailer.close());
    // whoever has asked has their answer, and what they asked for is kept
    app.addHook("onResponse", async () => void mailer.sendNew());
  }
  const turns = new FairQueue(Math.max(1, (pool?.options.max ?? 20) - KEPT_FREE), OF_ONE);
  const services: Services = { db, now, settings, mailer, knownTokens: createKnownTokens(), turns, stopping };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, err, message, details } = toApiError(error, room?.isShort);
    noteFailure(db, error, now());
    // that there is too little room is said once
    if (status >= 500 && !(room?.isShort && cannotWrite(error))) request.log.error(error);
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
  markCalls(app);
  await registerSecurity(app, settings.publicUrl);
  await registerCompression(app);
  await app.register(cookie);
  await registerRateLimit(app, settings.callsPerMinute);
  const strangers = limitStrangers(app, services.knownTokens, settings.callsPerMinute);
  requireSession(app, services, strangers);
  registerAudit(app, services);
  registerMetrics(app, { pool, room, registry, token: settings.metricsToken });
  if (room) sayWhenShort(app, room);

  limitJson(app);
  composeTexts(app);
  await app.register(multipart);
  for (const routes of portalRoutes) routes(app, services);
  recordRoutes(app, services, entities);
  for (const routes of [sessionRoutes, accountRoutes, signInLinkRoutes, forgottenPasswordRoutes, healthRoutes])
    routes(app, services);
  if (webRoot) await serveIntranet(app, webRoot);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" && !request.url.startsWith("/rest/");
    if (isPage && webRoot !== undefined) {
      return sendPage(reply, services, webRoot, readCookie(request, settings, SESSION_COOKIE) !== undefined);
    }
    // whoever tries addresses is a stranger, whatever cookie comes along
    await strangers.let(request, undefined);
    await strangers.count(request);
    return reply.status(404).send({ err: 404, err_msg: "없는 주소입니다." });
  });
  return app;
}

function sayWhenShort({ log }: App, room: Room): void {
  room.on("change", () => {
    if (room.isShort) log.error("too little room on the database's disk: people read on, and nothing is saved");
    else log.warn("there is room on the database's disk again: everything is saved");
  });
}

/** Calls are for signed-in people unless their route says otherwise. */
function requireSession(app: App, { db, now, settings, knownTokens }: Services, strangers: Strangers): void {
  const personOf = preparePersonOf(db);
  const context = new FairQueue(KEPT_FREE, OF_ONE_SESSION);
  app.decorateRequest("person", null as never);
  app.addHook("onRequest", async (request) => {
    const { isPublic, beforePasswordChange } = request.routeOptions.config;
    if (!isCall(request) || isPublic) return;
    const token = readCookie(request, settings, SESSION_COOKIE);
    await strangers.let(request, token);
    const isIdle = request.headers[IDLE_HEADER] !== undefined;
    const person = token === undefined ? null : await context.run(token, () => personOf(token, now(), isIdle));
    if (!person || token === undefined) {
      await strangers.count(request);
      throw sessionExpired();
    }
    knownTokens.add(token);
    if (person.mustChangePassword && !beforePasswordChange) throw passwordChangeNeeded();
    request.person = person;
  });
}
