import { logs } from "../logs/logs";
import { isInChain } from "../logs/seal";
import { verifyLogs } from "../logs/verify";
import { type Command, CommandError, openInstallation } from "./command";

export const auditCommand: Command = {
  name: "audit",
  usage: "verify",
  summary: "look whether a row of the logs is missing or was changed; exit code 1 when one is",
  details: [
    "It prints the last hash of each log. Keep them where who has the database cannot write; later,",
    "",
    "--noted <hash>     say whether a hash that was printed before still stands in the chain",
  ],
  options: { noted: { type: "string" } },
  takes: 1,
  async run(shell, [what = ""], { noted }) {
    if (what !== "verify") throw new CommandError(`nothing named ${what}: portal audit verify`);
    const database = await openInstallation(shell);
    try {
      let wrong = 0;
      for (const { log, problems, sealed, unsealed, removed, head } of await verifyLogs(database.db)) {
        const shortened = removed ? `, shortened up to row ${removed.last_idx} on ${day(removed.at)}` : "";
        shell.say(`${log}: ${sealed} rows sealed, ${unsealed} not yet${shortened}`);
        for (const problem of problems) shell.say(`  wrong: ${problem}`);
        if (head !== "") shell.say(`  head ${head}`);
        wrong += problems.length;
      }
      if (typeof noted === "string") {
        const found = await Promise.all(logs.map((log) => isInChain(database.db, log, noted)));
        if (!found.includes(true)) throw new CommandError("the noted hash is in no chain: seals were made anew");
        shell.say("the noted hash is in the chain");
      }
      if (wrong > 0) throw new CommandError(`${wrong} things are not as they were sealed`);
    } finally {
      await database.close();
    }
  },
};

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}
