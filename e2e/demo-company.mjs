// The demo company, as the first start of `npm start` on an empty folder makes it. As a command: in the folder DEMO_COMPANY,
// for journeys and servers that begin with a copy of it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync } from "node:fs";

const main = new URL("../apps/server/dist/main.js", import.meta.url);

/** Starts the portal on a folder that is empty or not there, until it says who may sign in. */
export async function makeDemoCompany(folder) {
  mkdirSync(folder, { recursive: true });
  // as root the database runs as another user, who has to come to it
  chmodSync(folder, 0o755);
  const env = { ...process.env, DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn" };
  const first = spawn(process.execPath, [main.pathname], { stdio: ["ignore", "pipe", "inherit"], env });
  let said = "";
  first.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
    // the accounts are the last that it says, and the first that a person needs
    if (/runs at [\s\S]*@demo\.test[\s\S]*\n\n/.test(said)) first.kill("SIGTERM");
  });
  const [code] = await once(first, "exit");
  if (code !== 0) throw new Error(`the first start ended with ${code}: ${said}`);
}

if (process.argv[1] === import.meta.filename) await makeDemoCompany(process.env.DEMO_COMPANY);
