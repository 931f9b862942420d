import { test } from "vitest";
import { walkScopes } from "../../testing/walks/scope-walk";

// each of more people for every list: scope.deep.test.ts
test("lists show the very records of their scope; others are neither read, changed nor removed", async () => {
  await walkScopes({ people: 10, oneIn: 4 });
});
