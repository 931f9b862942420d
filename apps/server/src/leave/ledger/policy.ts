import type { GrantBasis } from "@portal/definition/calendar";
import type { Database } from "../../db/open";
import { leavePolicy } from "../../db/tables";

/** How the company deals with leave and work from home. */
export interface Policy {
  readonly basis: GrantBasis;
  /** Days that are carried over at most when a year of leave ends, and how long they can be used. */
  readonly carry_most: number;
  readonly carry_months: number;
  /** Days of work from home in a week from which on people are warned. */
  readonly home_per_week: number;
}

/** The company's policy; a migration has set the usual one. */
export async function policyOf(db: Database): Promise<Policy> {
  const [row] = await db.select().from(leavePolicy).limit(1);
  if (!row) throw new Error("The table leave_policy has lost its row.");
  return { ...row, basis: row.basis === "joinday" ? "joinday" : "fiscal" };
}
