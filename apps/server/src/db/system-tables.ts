import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

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

/**
 * So far the rows of a log are sealed: each seal is a hash over rows and over the seal before it; see `logs/seal.ts`.
 * Rows are added and never changed.
 */
export const logSeal = pgTable(
  "log_seal",
  {
    idx: bigserial({ mode: "number" }).primaryKey(),
    /** The table. */
    log: text().notNull(),
    first_idx: bigint({ mode: "number" }).notNull(),
    last_idx: bigint({ mode: "number" }).notNull(),
    rows: integer().notNull(),
    /** What the hash was made of: later versions of the table may have more. */
    columns: text().array().notNull(),
    hash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.log, table.last_idx)],
);

/** Up to which row a log was shortened, because it was kept as long as the installation says. Rows are added and never changed. */
export const logRemoval = pgTable(
  "log_removal",
  {
    idx: bigserial({ mode: "number" }).primaryKey(),
    log: text().notNull(),
    last_idx: bigint({ mode: "number" }).notNull(),
    /** What is older was removed. */
    before: timestamp({ withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.log, table.last_idx)],
);

/** How often something was tried, by the hash of what it is; see `auth/throttle.ts`. */
export const throttle = pgTable("throttle", {
  key: text().primaryKey(),
  hits: integer().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
  /** Before this nothing more may be tried. */
  next: timestamp({ withTimezone: true }),
});

/** The browsers that people have signed in with, by the hash of what each keeps; see `auth/devices.ts`. */
export const knownDevice = pgTable(
  "known_device",
  {
    idx_staff: bigint({ mode: "number" }).notNull(),
    token_hash: text().notNull(),
    ip: text(),
    ua: text(),
    last_seen: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.idx_staff, table.token_hash] }), index().on(table.token_hash)],
);

/** Passwords that somebody had before, as hashes; see `auth/password-rules.ts`. */
export const oldPassword = pgTable(
  "old_password",
  {
    idx: bigserial({ mode: "number" }).primaryKey(),
    idx_staff: bigint({ mode: "number" }).notNull(),
    pw_hash: text().notNull(),
    /** When it was given up. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.idx_staff, table.at)],
);

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

/** Who was notified of what by a reminder of an entity, each once; see `crud/by-date/remind.ts`. */
export const reminderSent = pgTable(
  "reminder_sent",
  {
    entity: text().notNull(),
    entity_idx: bigint({ mode: "number" }).notNull(),
    /** The reminder's name, and the date that it was about. */
    name: text().notNull(),
    due: date({ mode: "string" }).notNull(),
    /** How many days before or behind it. */
    days: integer().notNull(),
    idx_staff: bigint({ mode: "number" }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entity_idx, table.name, table.due, table.days, table.idx_staff] }),
    index().on(table.idx_staff, table.due),
  ],
);

/** The last number that was given of a kind, by what is counted: `quotation Q-2026-`; see `crud/writing/number.ts`. */
export const numberCounter = pgTable("number_counter", {
  name: text().primaryKey(),
  last: integer().notNull(),
});

/** What people have sent once, by the key that their client gave it, with the answer; see `http/answers/once.ts`. */
export const sentOnce = pgTable(
  "sent_once",
  {
    idx_staff: bigint({ mode: "number" }).notNull(),
    key: text().notNull(),
    /** Of the call and of what was sent with it. */
    content_hash: text().notNull(),
    /** As it was sent; `null` only inside of the transaction that makes it. */
    answer: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.idx_staff, table.key] }), index().on(table.at)],
);

/** Mail that is to go out or has gone out; see `mail/mailer.ts`. */
export const mail = pgTable(
  "mail",
  {
    idx: bigserial({ mode: "number" }).primaryKey(),
    to_addr: text().notNull(),
    /** What those who keep the portal read of it. */
    title: text().notNull(),
    /** Subject and text, sealed: there may be a way in among it. `null` once it has been sent. */
    body: text(),
    /** The letter that it is, a record that has been sent by mail; see `crud/letters/letters.ts`. */
    entity: text(),
    entity_idx: bigint({ mode: "number" }),
    wdate: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next. */
    next_at: timestamp({ withTimezone: true }).notNull(),
    /** Why the last try failed, in the mail server's words. */
    error: text(),
    sent_at: timestamp({ withTimezone: true }),
    status: text({ enum: ["wait", "sent", "fail"] })
      .notNull()
      .default("wait"),
  },
  (table) => [
    index().on(table.status, table.next_at),
    index().on(table.wdate),
    index().on(table.entity, table.entity_idx),
  ],
);
