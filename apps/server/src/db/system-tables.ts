import { bigint, bigserial, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Who wrote what, when and from where: one row for each call that may write, made before it does. Never changed by hand. */
export const auditLog = pgTable(
  "audit_log",
  {
    idx: bigserial({ mode: "number" }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** `null` for strangers and for the command line. */
    idx_staff: bigint({ mode: "number" }),
    /** The call, `POST /rest/personal/sendThxDollar`, or the command. */
    action: text().notNull(),
    /** Which record, `staff 12`, where the call says so. */
    subject: text(),
    /** HTTP status of the answer; `null` when the server died on the way. */
    status: integer(),
    ip: text(),
    ua: text(),
    request_id: text(),
  },
  (table) => [index().on(table.at), index().on(table.idx_staff, table.at)],
);

/** How often something was tried, by the hash of what it is; see `auth/throttle.ts`. */
export const throttle = pgTable("throttle", {
  key: text().primaryKey(),
  hits: integer().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** Which nightly job has run for which day; see `jobs/nightly.ts`. */
export const jobRun = pgTable(
  "job_run",
  {
    name: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    finished_at: timestamp({ withTimezone: true }).notNull(),
    /** How many records it changed. */
    changed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
);
