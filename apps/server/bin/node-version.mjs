// For entries: any Node reads this file. What needs the right one is imported when that is known.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Says in one line where this Node is older than asked for, by the server's package.json by default, and whether it is not. */
export function checkNode(asked = engines.node) {
  const wanted = asked.replace(">=", "").split(".").map(Number);
  const given = process.versions.node.split(".").map(Number);
  const isOld = given[0] < wanted[0] || (given[0] === wanted[0] && given[1] < wanted[1]);
  if (isOld) {
    process.stderr.write(`Node ${process.versions.node} is too old: install Node ${wanted.join(".")} or newer\n`);
    process.exitCode = 1;
  }
  return !isOld;
}
