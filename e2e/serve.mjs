// The portal that journeys go through: on a copy of the demo company, which lies in DEMO_COMPANY, for journeys that start
// servers of their own as well; where none was made before, it is made first.
import { execFileSync } from "node:child_process";
import { existsSync, fstatSync } from "node:fs";
import { makeDemoCompany } from "./demo-company.mjs";

const { DATA_DIR, DEMO_COMPANY } = process.env;

// Playwright holds the other end of this input: it ends with Playwright, also where that was killed and could say nothing
const input = fstatSync(0);
if (input.isFIFO() || input.isSocket())
  process.stdin.resume().once("close", () => process.kill(process.pid, "SIGTERM"));

if (!existsSync(DEMO_COMPANY)) await makeDemoCompany(DEMO_COMPANY);
execFileSync("cp", ["-a", `${DEMO_COMPANY}/.`, DATA_DIR]);
await import("../apps/server/dist/main.js");
