import { expect, test } from "vitest";
import { modules } from "../packages/portal/src/modules";
import { capabilities } from "./capabilities.mjs";

test("what a definition or rules can say is said by some of the portal's", () => {
  const users = [...capabilities(modules)];
  expect(users.length).toBeGreaterThan(100);
  expect(users.filter(([, count]) => count === 0).map(([name]) => name)).toEqual([]);
});
