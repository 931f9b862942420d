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

const usual: Policy = { basis: "fiscal", carry_most: 0, carry_months: 3, home_per_week: 2 };

/** The company's policy; the usual one while none is set. */
export async function policyOf(db: Database): Promise<Policy> {
  const [row] = await db.select().from(leavePolicy).limit(1);
  return row ? { ...row, basis: row.basis === "joinday" ? "joinday" : "fiscal" } : usual;
}

/** Sets the company's policy. */
export async function savePolicy(tx: Database, policy: Policy, by: number): Promise<void> {
  const [row] = await tx.select({ idx: leavePolicy.idx }).from(leavePolicy).for("update").limit(1);
  if (row) await tx.update(leavePolicy).set({ ...policy, idx_editor: by });
  else await tx.insert(leavePolicy).values({ ...policy, idx_writer: by });
}
