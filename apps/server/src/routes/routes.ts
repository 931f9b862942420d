import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";

/** What routes work with; tests give their own. */
export interface Services {
  readonly db: Database;
  readonly now: () => Date;
}

/** The app as routes see it: bodies and answers are checked against the contract. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Calls of one kind; each file of this folder has one. */
export type Routes = (app: App, services: Services) => void;

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in; only unset on public routes. */
    person: Person;
  }
  interface FastifyContextConfig {
    /** The call needs no session. */
    isPublic?: boolean;
  }
}
