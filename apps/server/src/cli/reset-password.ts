import { hashPassword } from "../auth/password";
import { resetPassword } from "../auth/password-reset";
import { emailOf } from "../auth/sign-in";
import { audit, type Command, CommandError, openInstallation } from "./command";
import { choosePassword, passwordDetails, passwordOption } from "./password";

export const resetPasswordCommand: Command = {
  name: "reset-password",
  usage: "<email>",
  summary: "give an account a new password, unlock it and sign it out everywhere",
  details: passwordDetails,
  options: passwordOption,
  takes: 1,
  async run(shell, [typed = ""], options) {
    const email = emailOf(typed);
    const password = await choosePassword(shell, options);
    const pw_hash = await hashPassword(password);
    const database = await openInstallation(shell);
    try {
      const now = shell.now();
      await database.db.transaction(async (tx) => {
        const found = await resetPassword(tx, { email }, pw_hash, now);
        if (!found) throw new CommandError(`no account has the email ${email}`);
        await audit(tx, "reset-password", `staff ${found.idx_staff}`, now);
      });
      shell.say(`${email} has a new password and is signed out everywhere`);
      if (!options["password-stdin"]) shell.say(`password, to be changed when signing in: ${password}`);
    } finally {
      await database.close();
    }
  },
};
