import { lt } from "drizzle-orm";
import { removeOldSessions } from "../auth/sessions";
import { removeOldLinks } from "../auth/sign-in-links";
import { removeOldCounts } from "../auth/throttle";
import { removeUnclaimed } from "../crud/files";
import type { Database } from "../db/open";
import { auditLog } from "../db/system-tables";
import { loginLog } from "../db/tables";
import { remindOfContracts } from "../e-learning/contracts";
import { remindOfIdle } from "../flows/approval/idle";
import { remindOfTrips } from "../flows/approval/trips";
import { leaveJobs } from "../leave/jobs";
import { remindOfReviews } from "../news-zone/manual-reviews";
import { remindOfNotices } from "../news-zone/readers";
import { remindOfTasks } from "../tasks/due-tasks";
import { remindOfVehicles } from "./vehicle-reminders";

/** Something that is done once a night, in a transaction; says how many records it changed. */
export interface NightlyJob {
  readonly name: string;
  run(tx: Database, now: Date): Promise<number>;
}

/** How long sign-ins and writes can be looked up. */
const LOGS_KEPT = 730;

/** Every nightly job, in the order in which they run. */
export const nightlyJobs: readonly NightlyJob[] = [
  { name: "remove-old-counts", run: (tx, now) => removeOldCounts(tx, now) },
  { name: "remove-old-links", run: (tx, now) => removeOldLinks(tx, daysBefore(now, 1)) },
  { name: "remove-old-sessions", run: (tx, now) => removeOldSessions(tx, daysBefore(now, 30)) },
  { name: "remind-of-vehicles", run: remindOfVehicles },
  {
    name: "remove-old-logs",
    async run(tx, now) {
      const before = daysBefore(now, LOGS_KEPT);
      const signIns = await tx.delete(loginLog).where(lt(loginLog.at, before));
      const writes = await tx.delete(auditLog).where(lt(auditLog.at, before));
      return (signIns.rowCount ?? 0) + (writes.rowCount ?? 0);
    },
  },
  { name: "remove-unclaimed-files", run: removeUnclaimed },
  { name: "remind-of-notices", run: remindOfNotices },
  { name: "remind-of-manual-reviews", run: remindOfReviews },
  { name: "remind-of-tasks", run: remindOfTasks },
  { name: "remind-of-contracts", run: remindOfContracts },
  { name: "remind-of-approvals", run: remindOfIdle },
  { name: "remind-of-trips", run: remindOfTrips },
  ...leaveJobs,
];

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
