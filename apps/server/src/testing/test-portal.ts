import "./cheap-passwords";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type pg from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { beginSession } from "../auth/sessions";
import { type Database, databaseOf } from "../db/open";
import { demoAccounts } from "../demo/accounts";
import { SESSION_COOKIE } from "../http/requests/cookies";
import type { App } from "../http/routes";
import { portalEntities } from "../portal-entities";
import { sealBy } from "../sealed";
import { type AtEnd, type Beginning, openTestDatabase } from "./database/test-database";
import { TEST_SECRET } from "./database/test-secret";
import { borrowApp, openApp, type Special } from "./test-app";

sealBy(TEST_SECRET);

/** Somebody who uses the portal, with the cookies of one browser. */
export interface Visitor {
  get(path: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(path: string, body: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Any request at all. */
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A portal of one test's own: an app that nobody else uses meanwhile, on a fresh copy of the demo company's database. */
export interface TestPortal {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly app: App;
  /** Everything that was logged, at the finest level. */
  readonly log: readonly string[];
  /** Moves the portal's clock. */
  wait(milliseconds: number): void;
  visitor(): Visitor;
  /** A visitor who has signed in with a demo account; the password, which takes its time, is left out. */
  signedIn(email: string): Promise<Visitor>;
  /** The same for any member of staff. */
  signedInAs(idxStaff: number): Promise<Visitor>;
}

interface TestOptions extends Special {
  /** Whether the app is made for this test alone, which adds routes to it. */
  readonly isOwnApp?: boolean;
  readonly atEnd?: AtEnd;
  readonly beginning?: Beginning;
}

/**
 * Opens one portal for all tests of a file, or of the `describe` it is called in: for tests which only read, or each of
 * which works on records and people of its own. It is given by the function, within a test.
 */
export function shareTestPortal(options: Special = {}): () => TestPortal {
  let shared: TestPortal | undefined;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    shared = await openTestPortal({ ...options, atEnd: (end) => void ends.unshift(end) });
  });
  afterAll(async () => {
    for (const end of ends.splice(0)) await end();
  });
  return () => {
    if (!shared) throw new Error("the portal is opened before the first test");
    return shared;
  };
}

/** Opens a portal for the running test; it is gone when the test ends. */
export async function openTestPortal({
  atEnd = onTestFinished,
  isOwnApp = false,
  beginning = "company",
  ...options
}: TestOptions = {}): Promise<TestPortal> {
  const pool = await openTestDatabase(beginning, atEnd);
  const db = databaseOf(pool);
  let clock = Date.parse("2026-03-02T01:00:00Z");
  const log: string[] = [];
  const under = { pool, now: () => new Date(clock), write: (line: string) => void log.push(line) };
  const { entities = portalEntities, ...special } = options;
  const isUsual = !isOwnApp && Object.keys(special).length === 0;
  const app = await (isUsual ? borrowApp(under, entities, atEnd) : openApp(under, options, atEnd));

  function visitor(cookies: Record<string, string> = {}): Visitor {
    const send = async (options: InjectOptions) => {
      const response = await app.inject({ ...options, cookies });
      for (const { name, value } of response.cookies) cookies[name] = value;
      return response;
    };
    return {
      get: (url, options) => send({ method: "GET", url, ...options }),
      post: (url, body, options) => send({ method: "POST", url, payload: body, ...options }),
      send,
    };
  }

  async function signedInAs(idxStaff: number): Promise<Visitor> {
    const from = { ip: "127.0.0.1", userAgent: "test" };
    return visitor({ [SESSION_COOKIE]: await beginSession(db, idxStaff, from, new Date(clock)) });
  }

  return {
    db,
    pool,
    app,
    log,
    visitor: () => visitor(),
    wait(milliseconds) {
      clock += milliseconds;
    },
    async signedIn(email) {
      const account = demoAccounts.find((demo) => demo.email === email);
      if (!account) throw new Error(`no demo account: ${email}`);
      return signedInAs(account.idx);
    },
    signedInAs,
  };
}
