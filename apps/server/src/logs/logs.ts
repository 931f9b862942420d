/** The tables that say what was done: rows are added, and triggers refuse every other change. */
export const logs = ["audit_log", "login_log", "export_log", "doc_read"] as const;

export type LogName = (typeof logs)[number];
