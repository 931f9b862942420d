import { test } from "vitest";
import { walkAnswers } from "../../testing/walks/told-walk";

test("no answer tells anybody, whoever it is, of a record that the specification closes to them", async () => {
  await walkAnswers(12);
});
