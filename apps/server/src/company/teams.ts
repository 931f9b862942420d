import { holdersOf } from "../access/grants";
import type { Database } from "../db/open";
import { dayOf } from "../seoul";

/** Those who keep what the company owns. */
export function supportTeam(db: Database, now: Date): Promise<number[]> {
  return holdersOf(db, "isManageSupportAdmin", dayOf(now));
}

/** Those who look after the tutors. */
export function tutorTeam(db: Database, now: Date): Promise<number[]> {
  return holdersOf(db, "gthr_auth", dayOf(now));
}

/** Who is notified of what the people team has to decide. */
export async function peopleTeam(db: Database, now: Date): Promise<number[]> {
  const day = dayOf(now);
  return (await Promise.all([holdersOf(db, "isHrAdmin", day), holdersOf(db, "pd_auth", day)])).flat();
}
