import { test } from "vitest";
import { walkAnswers } from "../../testing/walks/told-walk";

// twelve people, whoever they are: told.deep.test.ts
test("no answer tells anybody of a record that the specification closes to them", async () => {
  await walkAnswers(3, ["staff", "lead", "people"]);
});
