import { passwordProblem } from "@portal/definition";
import { makePassword } from "../auth/password-reset";
import { CommandError, type Given, type Options, type Shell } from "./command";

/** The option by which a command is given a password. */
export const passwordOption = { "password-stdin": { type: "boolean" } } satisfies Options;

export const passwordDetails = [
  "--password-stdin   read the password from standard input; without it one is made up and printed",
  "The person has to change it when they sign in.",
];

/** The password from standard input, or a made-up one. */
export async function choosePassword(shell: Shell, options: Given): Promise<string> {
  if (!options["password-stdin"]) return makePassword();
  const password = (await shell.readInput()).replace(/\r?\n$/, "");
  const problem = passwordProblem(password, password);
  if (problem !== null) throw new CommandError(problem);
  return password;
}
