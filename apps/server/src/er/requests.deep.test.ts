import { test } from "vitest";
import { askAtOnce, open } from "../testing/records/er-requests";

test("of sixty who ask at the same time each gets a number, and none is missing", async () => {
  await askAtOnce(await open(), 60);
});
