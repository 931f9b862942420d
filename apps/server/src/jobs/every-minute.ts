import type { FastifyBaseLogger } from "fastify";
import { carryOut } from "../crud/by-date/effective";
import { removeUnclaimed } from "../crud/writing/files";
import { tellOfTomorrow } from "../customers/visits-on";
import type { Database } from "../db/open";
import { tellOfFeedback } from "../growth/feedback";
import { sealLogs } from "../logs/seal";
import type { Mailer } from "../mail/mailer";
import { tellOfInterviews } from "../people/recruiting/interviews";
import { portalEntities } from "../portal-entities";
import { releaseBookings } from "./release-bookings";

const MINUTE = 60_000;

/** What is done every minute; each says how many records it changed. */
const minutelyJobs: readonly { readonly done: string; run(db: Database, now: Date): Promise<number> }[] = [
  { done: "changes carried out on their day", run: (db, now) => carryOut(portalEntities, db, now) },
  { done: "bookings released", run: releaseBookings },
  { done: "told of tomorrow's visits", run: tellOfTomorrow },
  { done: "told of feedback", run: tellOfFeedback },
  { done: "told of interviews", run: tellOfInterviews },
  { done: "log rows sealed", run: sealLogs },
  { done: "unclaimed files removed", run: removeUnclaimed },
];

/** Does it now and every minute, one after the other, while something can be written; returns how to end that. */
export function startMinutely(
  db: Database,
  log: FastifyBaseLogger,
  {
    now = () => new Date(),
    mayRun = () => true,
    mailer = null,
  }: { now?: () => Date; mayRun?: () => boolean; mailer?: Mailer | null } = {},
): () => Promise<void> {
  const jobs = mailer ? [...minutelyJobs, { done: "mails sent", run: () => mailer.sendDue() }] : minutelyJobs;
  let running = Promise.resolve();
  const look = async () => {
    for (const { done, run } of jobs) {
      if (!mayRun()) return;
      try {
        const changed = await run(db, now());
        if (changed > 0) log.info({ changed }, done);
      } catch (err) {
        log.error({ err }, `no ${done}, will be tried again`);
      }
    }
  };
  const start = () => {
    running = running.then(look);
  };
  start();
  const timer = setInterval(start, MINUTE).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
