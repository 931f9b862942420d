import { makeSignInLink } from "../auth/sign-in-links";
import { audit, type Command, CommandError, openInstallation } from "./command";

export const signInLink: Command = {
  name: "sign-in-link",
  usage: "<email>",
  summary: "make a link that signs somebody in once",
  details: [
    "For a new colleague, or one who has forgotten the password: give it to nobody else.",
    "",
    "--to <path>        where they come to (/main)",
    "--hours <number>   how long it may be used (24)",
  ],
  options: { to: { type: "string", default: "/main" }, hours: { type: "string", default: "24" } },
  takes: 1,
  async run(shell, [email = ""], { to, hours }) {
    const length = Number(hours) * 60 * 60 * 1000;
    if (!(length > 0 && Number(hours) <= 168)) throw new CommandError(`--hours: a number up to 168, not ${hours}`);
    const database = await openInstallation(shell);
    try {
      const path = await makeSignInLink(database.db, { email, to: String(to), length }, shell.now());
      if (path === null) throw new CommandError(`no account has the email ${email}, or ${to} is no path of the portal`);
      await audit(database.db, "sign-in-link", email, shell.now());
      shell.say(new URL(path, shell.env.publicUrl ?? `http://127.0.0.1:${shell.env.port}`).href);
    } finally {
      await database.close();
    }
  },
};
