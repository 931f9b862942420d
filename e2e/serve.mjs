// The portal that journeys go through: its first start on an empty folder, as `npm start` makes it, then its second. Between them
// its data are copied to `${DATA_DIR}-demo`, for journeys that start servers of their own.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

const main = new URL("../apps/server/dist/main.js", import.meta.url);
const { DATA_DIR } = process.env;

// at another port: the journeys begin when theirs answers
const env = { ...process.env, PORT: "0" };
const first = spawn(process.execPath, [main.pathname], { stdio: ["ignore", "pipe", "inherit"], env });
let said = "";
first.stdout.setEncoding("utf8").on("data", (text) => {
  said += text;
  // the accounts are the last that it says, and the first that a person needs
  if (/runs at [\s\S]*@demo\.test[\s\S]*\n\n/.test(said)) first.kill("SIGTERM");
});
const [code] = await once(first, "exit");
if (code !== 0) throw new Error(`the first start ended with ${code}: ${said}`);
execFileSync("cp", ["-a", DATA_DIR, `${DATA_DIR}-demo`]);
await import(main.href);
