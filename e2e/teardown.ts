import { rmSync } from "node:fs";
import { sessionsFolder } from "./portal";

/** Removes the data of this run. */
export default function teardown(): void {
  if (!process.env.E2E_DATA_DIR) return;
  for (const folder of [process.env.E2E_DATA_DIR, `${process.env.E2E_DATA_DIR}-demo`, sessionsFolder()])
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}
