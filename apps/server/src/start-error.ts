/** Why the server cannot start, in one line that says what to do; printed without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** Why a folder of ours cannot be made or written to. */
export function cannotWrite(path: string, code?: string): StartError {
  const why = code === undefined ? "" : ` (${code})`;
  return new StartError(`cannot write to ${path}${why}: set DATA_DIR to a folder that can be written`);
}
