import type { Database } from "../../db/open";
import { throttle } from "../../db/system-tables";
import { cannotWrite } from "../../db/trouble";

/** For how long a write that failed for want of room is reported, in milliseconds. */
const TOLD_FOR = 60_000;

/** When a write of this database last failed because nothing can be written. */
const failed = new WeakMap<Database, number>();

/** Notes what a call failed of. */
export function noteFailure(db: Database, error: unknown, now: Date): void {
  if (cannotWrite(error)) failed.set(db, now.getTime());
}

/** Whether something can be written: small things may still find room where people's have just found none. */
export async function canWrite(db: Database, now: Date): Promise<boolean> {
  const at = failed.get(db);
  if (at !== undefined && now.getTime() - at < TOLD_FOR) return false;
  const mark = { key: "can something be written", hits: 1, until: now };
  try {
    await db
      .insert(throttle)
      .values(mark)
      .onConflictDoUpdate({ target: throttle.key, set: { until: now } });
    return true;
  } catch (error) {
    if (cannotWrite(error)) return false;
    throw error;
  }
}
