import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../db/open";
import { knownDevice } from "../db/system-tables";
import { hashOf, makeToken } from "./token";

/** A browser is known for this long after somebody last signed in with it, in milliseconds. */
export const DEVICE_KEPT = 365 * 24 * 60 * 60 * 1000;

export interface Device {
  /** What the browser keeps. */
  readonly token: string;
  /** The person has signed in with others before, and never with this one. */
  readonly isNew: boolean;
}

/** Whether somebody has signed in with this browser before. */
export async function isKnownDevice(db: Database, idxStaff: number, token: string | undefined, now: Date) {
  if (token === undefined) return false;
  return (await db.$count(knownDevice, and(isOf(idxStaff, token), isKept(now)))) > 0;
}

/** Notes that somebody has signed in with a browser; several people may share one. */
export async function noteDevice(
  db: Database,
  idxStaff: number,
  from: { readonly deviceToken?: string | undefined; readonly userAgent: string; readonly ip: string },
  now: Date,
): Promise<Device> {
  const others = await db.$count(knownDevice, and(eq(knownDevice.idx_staff, idxStaff), isKept(now)));
  const isKnown = await isKnownDevice(db, idxStaff, from.deviceToken, now);
  const token =
    from.deviceToken !== undefined && (await isGiven(db, from.deviceToken)) ? from.deviceToken : makeToken();
  const seen = { last_seen: now, ip: from.ip, ua: from.userAgent.slice(0, 300) };
  await db
    .insert(knownDevice)
    .values({ idx_staff: idxStaff, token_hash: hashOf(token), ...seen })
    .onConflictDoUpdate({ target: [knownDevice.idx_staff, knownDevice.token_hash], set: seen });
  return { token, isNew: !isKnown && others > 0 };
}

/** Removes browsers that nobody has signed in with for long; returns how many. */
export async function removeOldDevices(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DEVICE_KEPT);
  return (await db.delete(knownDevice).where(lt(knownDevice.last_seen, before))).rowCount ?? 0;
}

/** A token that the portal has given; one that somebody made up is replaced. */
async function isGiven(db: Database, token: string): Promise<boolean> {
  return (await db.$count(knownDevice, eq(knownDevice.token_hash, hashOf(token)))) > 0;
}

function isOf(idxStaff: number, token: string) {
  return and(eq(knownDevice.idx_staff, idxStaff), eq(knownDevice.token_hash, hashOf(token)));
}

function isKept(now: Date) {
  return gt(knownDevice.last_seen, new Date(now.getTime() - DEVICE_KEPT));
}
