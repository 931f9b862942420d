import { test } from "vitest";
import { enterStock, open } from "../testing/walks/textbook-stock";

test("after ten thousand entries by twenty at once the stock is the sum of its ledger, and was never below nothing", async () => {
  await enterStock(await open(), 10_000);
});
