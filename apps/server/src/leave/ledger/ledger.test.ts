import { test } from "vitest";
import { workOnLeave } from "../../testing/walks/leave-walk";

// ten thousand, as many as the portal promises: ledger.deep.test.ts
test("balances are the sums of the ledger, which never goes below zero, after a thousand random operations", async () => {
  await workOnLeave(1_000);
});
