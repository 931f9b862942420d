/** Who reads what is kept of somebody. */
export const readers = ["staff:own", "isLead:team", "pd_auth:all"] as const;
export const keepers = ["pd_auth:all"] as const;
/** What a lead reads nothing of. */
export const closed = ["staff:own", "pd_auth:all"] as const;
