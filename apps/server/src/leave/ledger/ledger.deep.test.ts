import { test } from "vitest";
import { workOnLeave } from "../../testing/walks/leave-walk";

/** As many as the portal promises. */
const operations = Number(process.env.LEAVE_OPERATIONS ?? 10_000);

test("balances are the sums of the ledger, which never goes below zero, whatever is done to leave", async () => {
  await workOnLeave(operations);
});
