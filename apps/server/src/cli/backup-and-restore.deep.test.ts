import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { openTestShell } from "../testing/test-shell";
import { bringEverything } from "../testing/walks/bring-everything";

test("portal backup and restore bring every row of the demo company to another database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await bringEverything(await openTestShell(), await openTestShell("nothing"), join(folder, "portal.gz"));
});
