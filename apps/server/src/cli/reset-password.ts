import { eq } from "drizzle-orm";
import { hashPassword } from "../auth/password";
import { endOtherSessions } from "../auth/sessions";
import { emailOf, unlock } from "../auth/sign-in";
import { account } from "../db/tables";
import { audit, type Command, CommandError } from "./command";
import { choosePassword, passwordDetails, passwordOption } from "./password";

export const resetPassword: Command = {
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
    const database = await shell.open();
    try {
      const now = shell.now();
      await database.db.transaction(async (tx) => {
        const [found] = await tx
          .update(account)
          .set({ pw_hash, must_change_pw: true, pw_changed_at: now })
          .where(eq(account.email, email))
          .returning();
        if (!found) throw new CommandError(`no account has the email ${email}`);
        await unlock(tx, email);
        await endOtherSessions(tx, found.idx_staff, null, now);
        await audit(tx, "reset-password", `staff ${found.idx_staff}`, now);
      });
      shell.say(`${email} has a new password and is signed out everywhere`);
      if (!options["password-stdin"]) shell.say(`password, to be changed when signing in: ${password}`);
    } finally {
      await database.close();
    }
  },
};
