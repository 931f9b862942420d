import type { absence, leaveLedger, leaveNotice, statusLog, telecommuting, vacation } from "../../db/tables";

/** What is kept of the demo company's leave, by table. */
export interface DemoLeave {
  readonly vacations: (typeof vacation.$inferInsert)[];
  readonly ledger: (typeof leaveLedger.$inferInsert)[];
  readonly absences: (typeof absence.$inferInsert)[];
  readonly history: (typeof statusLog.$inferInsert)[];
  readonly telecommutings: (typeof telecommuting.$inferInsert)[];
  readonly notices: (typeof leaveNotice.$inferInsert)[];
}
