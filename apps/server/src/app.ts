import { existsSync } from "node:fs";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyError, type FastifyServerOptions } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { ApiError, sessionExpired } from "./api-error";
import { personOf } from "./auth/sessions";
import type { Database } from "./db/open";
import { healthRoutes } from "./routes/health";
import type { App } from "./routes/routes";
import { SESSION_COOKIE, sessionRoutes } from "./routes/session";

export interface AppOptions {
  readonly db: Database;
  /** The clock; the real one by default. */
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions["logger"];
  /** The folder of the built intranet; without it only the REST service is served. */
  readonly webRoot?: string;
}

/** Makes the portal's server. It keeps no state of its own: all of it is in the database. */
export async function createApp({ db, now = () => new Date(), logger = false, webRoot }: AppOptions): Promise<App> {
  const app: App = Fastify({
    logger,
    trustProxy: "loopback",
    bodyLimit: 1024 * 1024,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(helmet, { contentSecurityPolicy: { directives: contentSecurityPolicy } });
  await app.register(cookie);

  app.decorateRequest("person", null as never);
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/rest/") || request.routeOptions.config.isPublic || request.is404) return;
    const token = request.cookies[SESSION_COOKIE];
    const person = token === undefined ? null : await personOf(db, token, now());
    if (!person) throw sessionExpired();
    request.person = person;
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, err, message } = toApiError(error);
    if (status >= 500) request.log.error(error);
    return reply.status(status).send({ err, err_msg: message });
  });

  for (const routes of [sessionRoutes, healthRoutes]) routes(app, { db, now });
  if (webRoot) await serveIntranet(app, webRoot);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && !request.url.startsWith("/rest/") && webRoot !== undefined;
    if (isPage) return reply.header("cache-control", "no-cache").type("text/html").sendFile("index.html");
    return reply.status(404).send({ err: 404, err_msg: "없는 주소입니다." });
  });
  return app;
}

/** Everything comes from this server; the UI library sets styles on elements at run time. */
const contentSecurityPolicy = {
  "default-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "object-src": ["'none'"],
  "frame-ancestors": ["'self'"],
  // over plain http on an intranet the browser must not be told to use https
  "upgrade-insecure-requests": null,
};

async function serveIntranet(app: App, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, "index.html"))) throw new Error(`no built intranet: ${webRoot}`);
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(webRoot, "assets")}`);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}

/** What the person is told of an error: refusals as they are, surprises in plain words. */
function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new ApiError(400, error.validation[0]?.message ?? "입력한 내용이 올바르지 않습니다.");
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new ApiError(413, "보낸 내용이 너무 큽니다.");
  if (status < 500) return new ApiError(status, "요청이 올바르지 않습니다.");
  return new ApiError(500, "서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도하세요.");
}
