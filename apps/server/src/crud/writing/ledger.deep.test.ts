import { test } from "vitest";
import { enterRows, openTimber } from "../../testing/walks/timber";

test("a ledger adds up after ten thousand rows of all kinds, whoever enters them", async () => {
  await enterRows(await openTimber(), 10_000);
});
