import { daysAfter } from "@portal/definition/calendar";
import { and, desc, eq, ne } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/open";
import { jobRun } from "../db/system-tables";
import { LOG_DAYS } from "../env";
import { dayOf } from "../seoul";
import { type JobSettings, type NightlyJob, nightlyJobs } from "./jobs";

/** The night begins at this hour in Seoul. */
const HOUR = 3;
/** How often each server looks whether a job is due, in milliseconds. */
const LOOKS_EVERY = 5 * 60 * 1000;
/** So many nights without a server are made up for, of those the last. */
const LATE = 3;

/** What jobs run with. */
interface Running extends JobSettings {
  /** Whether another job may begin: the server goes on, and something can be written. */
  readonly mayRun?: () => boolean;
}

/**
 * Runs the jobs that have not run this night, also when no server was up at the hour. What a job does and the mark that
 * it has run are one transaction: with any number of servers it happens once, and a server that dies has done nothing.
 */
export async function runDueJobs(
  db: Database,
  now: Date,
  jobs: readonly NightlyJob[] = nightlyJobs,
  { mayRun = () => true, ...settings }: Running = { logDays: LOG_DAYS },
) {
  const day = nightOf(now);
  const outcomes: { name: string; changed?: number; error?: unknown }[] = [];
  for (const { name, run } of jobs) {
    if (!mayRun()) break;
    const isThis = and(eq(jobRun.name, name), eq(jobRun.day, day));
    try {
      if ((await db.select().from(jobRun).where(isThis)).length > 0) continue;
      await db.transaction(async (tx) => {
        // a second server waits here until the first is done, or has failed
        const { rowCount } = await tx
          .insert(jobRun)
          .values({ name, day, finished_at: now, changed: 0 })
          .onConflictDoNothing();
        if (rowCount === 0) return;
        const changed = await run(tx, now, { ...settings, days: await daysSinceLast(tx, name, { day, now }) });
        await tx.update(jobRun).set({ changed }).where(isThis);
        outcomes.push({ name, changed });
      });
    } catch (error) {
      outcomes.push({ name, error });
    }
  }
  return outcomes;
}

/** The days that have come since a job ran before a night; of a job that never ran, today alone. */
async function daysSinceLast(tx: Database, name: string, { day, now }: { day: string; now: Date }): Promise<string[]> {
  const [last] = await tx
    .select({ at: jobRun.finished_at })
    .from(jobRun)
    .where(and(eq(jobRun.name, name), ne(jobRun.day, day)))
    .orderBy(desc(jobRun.day))
    .limit(1);
  const today = dayOf(now);
  if (!last) return [today];
  const days = Array.from({ length: LATE }, (_, back) => daysAfter(today, -back)).toReversed();
  return days.filter((each) => each > dayOf(last.at));
}

/** Looks for due jobs now and every few minutes; returns how to end that, which waits for a job that runs. */
export function startNightlyJobs(
  db: Database,
  log: FastifyBaseLogger,
  settings: Running,
  now = () => new Date(),
): () => Promise<void> {
  let running = Promise.resolve();
  const look = async () => {
    for (const { name, changed, error } of await runDueJobs(db, now(), nightlyJobs, settings)) {
      if (error === undefined) log.info({ job: name, changed }, "nightly job done");
      else log.error({ job: name, err: error }, "nightly job failed, will be tried again");
    }
  };
  const start = () => {
    running = running.then(look);
  };
  start();
  const timer = setInterval(start, LOOKS_EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** The day, in Seoul, on whose early morning the night ended or will end next. */
function nightOf(now: Date): string {
  const shifted = new Date(now.getTime() - HOUR * 60 * 60 * 1000);
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format(shifted);
}
