import type { FastifyRequest } from "fastify";
import type { App } from "../routes";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route is a call of the REST service: it has a session, limits and the audit log. */
    isCall?: boolean;
  }
}

/** Marks the routes that are calls. However an address is spelled, it is its route that says what it has to pass. */
export function markCalls(app: App): void {
  app.addHook("onRoute", (route) => {
    route.config = { ...route.config, isCall: route.url.startsWith("/rest/") };
  });
}

/** Whether a request has come to a call; what has come to nothing is none. */
export function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isCall === true;
}
