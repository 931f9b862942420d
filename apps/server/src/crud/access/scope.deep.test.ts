import { test } from "vitest";
import { walkScopes } from "../../testing/walks/scope-walk";

test("lists show the very records of their scope, all of them to each; others are neither read, changed nor removed", async () => {
  await walkScopes({ people: 10, oneIn: 1 });
});
