import { test } from "vitest";
import { workOnLeave } from "../testing/leave-walk";

// ten thousand, as many as the portal promises: ledger.deep.test.ts
test("balances are the sums of the ledger, which never goes below zero, after two thousand random operations", async () => {
  await workOnLeave(2_000);
});
