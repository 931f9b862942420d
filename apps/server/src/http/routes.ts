import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import type { Settings } from "../env";
import type { FairQueue } from "../fair-queue";
import type { Mailer } from "../mail/mailer";
import type { KnownTokens } from "./requests/known-tokens";

/** What routes work with; tests give their own. */
export interface Services {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: Settings;
  /** `null` in an installation that sends no mail. */
  readonly mailer: Mailer | null;
  readonly knownTokens: KnownTokens;
  /** Calls are made in turn, those of each person in their share. */
  readonly turns: FairQueue;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
}

/** What a call that writes may add to its row of the audit log. */
export interface Audit {
  readonly idx: number;
  /** Who acts; known from the start unless the call is what signs them in. */
  by: number | null;
  /** Which record, `staff 12`. */
  subject: string | null;
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
    /** The call's row in the audit log; only unset on calls that do not write. */
    audit: Audit;
    /** Whose data, not the asker's own, the answer carries, `vacation 12`; the audit log keeps it. */
    told: string | null;
  }
  interface FastifyContextConfig {
    /** The call needs no session. */
    isPublic?: boolean;
    /** The call writes although it is a GET, or does not although it is none. */
    writes?: boolean;
    /** The audit log has nothing of the call: who makes it is nobody's business. */
    isAnonymous?: boolean;
    /** The call is made, and written down, also while nothing else is written for want of room. */
    isEssential?: boolean;
    /** The call is open to people who have to change their password first. */
    beforePasswordChange?: boolean;
  }
}
