/** What can be the matter with the database itself, whatever was asked of it. */
export type Trouble = "away" | "full" | "readOnly" | "slow" | "locked" | "crossed";

/** SQLSTATE classes and codes (PostgreSQL documentation, appendix A) and Node's codes of broken connections. */
const troubleByCode: readonly (readonly [RegExp, Trouble])[] = [
  [/^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/, "away"],
  [/^(53100|53200|58030)$/, "full"],
  [/^25006$/, "readOnly"],
  [/^57014$/, "slow"],
  [/^55P03$/, "locked"],
  [/^(40P01|40001)$/, "crossed"],
];

/** The client library gives these no code. */
const awayInWords =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** What is the matter with the database when a query failed for that; `null` when the query itself was wrong. */
export function databaseTrouble(error: unknown): Trouble | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    const known = troubleByCode.find(([pattern]) => code !== undefined && pattern.test(code));
    if (known && isOfConnection(at, code)) return known[1];
    if (awayInWords.test(at.message)) return "away";
  }
  return null;
}

/** A file that is missing is `ENOENT` too; a connection's error names the system call `connect`. */
function isOfConnection(error: Error, code: string | undefined): boolean {
  return code !== "ENOENT" || (error as NodeJS.ErrnoException).syscall === "connect";
}

/** Whether a write failed because nothing can be written now, whatever it was. */
export function cannotWrite(error: unknown): boolean {
  return ["full", "readOnly"].includes(databaseTrouble(error) ?? "");
}

/** Notes something on the way of reading: where nothing can be written it is left out, and reading goes on. */
export async function noteIfPossible(write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!cannotWrite(error)) throw error;
  }
}
