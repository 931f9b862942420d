import { test } from "vitest";
import { open, workOnContracts } from "../testing/walks/contract-walk";

/** What is done to contracts. */
const operations = Number(process.env.CONTRACT_OPERATIONS ?? 240);

test("whatever is done to contracts, and by however many, each has the plan that the specification gives it", async () => {
  await workOnContracts(await open(), operations);
});
