import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/open";
import { releaseBookings } from "./release-bookings";

const MINUTE = 60_000;

/** Releases bookings that nobody came for, now and every minute; returns how to end that. */
export function startReleases(db: Database, log: FastifyBaseLogger, now = () => new Date()): () => Promise<void> {
  let running = Promise.resolve();
  const look = async () => {
    try {
      const changed = await releaseBookings(db, now());
      if (changed > 0) log.info({ changed }, "bookings released");
    } catch (err) {
      log.error({ err }, "bookings could not be released, will be tried again");
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
