import { test } from "vitest";
import { completeAtOnce } from "../../../testing/records/completed-documents";
import { openTestPortal } from "../../../testing/test-portal";

test("100 documents that are completed at once get numbers without gap and double", async () => {
  await completeAtOnce(await openTestPortal(), 100);
});
