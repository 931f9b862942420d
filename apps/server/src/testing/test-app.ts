import pg from "pg";
import { type AppOptions, createApp } from "../app";
import type { Entities } from "../crud/entity";
import { databaseOf } from "../db/open";
import { defaultSettings, type Settings } from "../env";
import type { App } from "../http/routes";
import { logOptions } from "../http/told/log";
import type { AtEnd } from "./database/test-database";

/** What an app stands on. */
interface Under {
  readonly pool: pg.Pool;
  readonly now: () => Date;
  /** Takes a line of the log. */
  readonly write: (line: string) => void;
}

/** What a test may ask to be otherwise. */
export interface Special extends Omit<Partial<AppOptions>, "settings"> {
  readonly settings?: Partial<Settings>;
}

/** An app whose database, clock and log are those of the test that has borrowed it. */
interface SharedApp {
  readonly app: App;
  under: Under | null;
  /** Whether it can be lent no more: it has listened, was closed, or remembers something; see {@link makeShared}. */
  isSpent: boolean;
  /** Whether it remembers which strangers it has written down in the audit log this minute. */
  hasToldOfStrangers: boolean;
}

/** Apps that no test has, by the entities that they serve. */
const free = new WeakMap<Entities, SharedApp[]>();

/**
 * Lends an app to the running test. Making one takes longer than most tests, for it has a route for each call of each
 * entity; and it keeps next to nothing of its own, so that one that was used before is mostly as good as a new one.
 */
export async function borrowApp(under: Under, entities: Entities, atEnd: AtEnd): Promise<App> {
  const waiting = free.get(entities) ?? [];
  free.set(entities, waiting);
  const shared = waiting.pop() ?? (await makeShared(under, entities));
  shared.under = under;
  atEnd(async () => {
    if (shared.hasToldOfStrangers && !shared.isSpent) await forgetStrangers(shared, under);
    shared.under = null;
    if (shared.isSpent) await shared.app.close();
    else waiting.push(shared);
  });
  return shared.app;
}

/** Has a stranger refused in another minute than any test's: those of the minute before are forgotten at that. */
async function forgetStrangers(shared: SharedApp, under: Under): Promise<void> {
  shared.under = { ...under, now: () => new Date(0) };
  const { statusCode } = await shared.app.inject({ url: "/rest/personal/getSessionList" });
  if (statusCode !== 401) shared.isSpent = true;
  shared.hasToldOfStrangers = false;
}

/** Makes an app for the running test alone. */
export async function openApp(under: Under, special: Special, atEnd: AtEnd): Promise<App> {
  const app = await makeApp(under, special);
  atEnd(() => app.close());
  return app;
}

async function makeShared(under: Under, entities: Entities): Promise<SharedApp> {
  const shared: Omit<SharedApp, "app"> = { under, isSpent: false, hasToldOfStrangers: false };
  const current = (): Under => {
    if (!shared.under) throw new Error("a portal was asked after its test had ended");
    return shared.under;
  };
  // what is asked goes to the borrower's own connections
  const pool = new Proxy(Object.create(pg.Pool.prototype) as pg.Pool, {
    get(_, key) {
      const own = current().pool;
      const value = Reflect.get(own, key);
      return typeof value === "function" ? value.bind(own) : value;
    },
  });
  const onCurrent = { pool, now: () => current().now(), write: (line: string) => shared.under?.write(line) };
  const app = await makeApp(onCurrent, { entities });
  const spend = async () => {
    shared.isSpent = true;
  };
  app.addHook("onListen", spend);
  app.addHook("onClose", spend);
  app.addHook("onResponse", async ({ person }, { statusCode }) => {
    // strangers are told of in the audit log once a minute, and for a minute it is known that nothing can be written
    if (!person && statusCode >= 400) shared.hasToldOfStrangers = true;
    if (statusCode >= 500) await spend();
  });
  return Object.assign(shared, { app });
}

function makeApp({ pool, now, write }: Under, { settings, ...special }: Special): Promise<App> {
  return createApp({
    db: databaseOf(pool),
    pool,
    now,
    logger: logOptions({ level: "debug", stream: { write } }),
    ...special,
    settings: { ...defaultSettings, callsPerMinute: 1_000_000, ...settings },
  });
}
