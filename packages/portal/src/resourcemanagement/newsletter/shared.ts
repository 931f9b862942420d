import type { Party } from "../../define/access";

export const keepers = ["isSaboArchiving:all"] as const;
export const chief: Party = { column: "idx_chief", holds: "staff" };
export const MEGABYTE = 1024 * 1024;
