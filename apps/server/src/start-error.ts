/** Why the server cannot start, in one line that says what to do; printed without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** Why a folder of ours cannot be made or written to. */
export function cannotWrite(path: string, code?: string): StartError {
  const why = code === undefined ? "" : ` (${code})`;
  return new StartError(`cannot write to ${path}${why}: set DATA_DIR to a folder that can be written`);
}

/** Why a start failed, in words for who runs the portal: of a statement neither its text nor the values it was given. */
export function whyNotStarted(error: unknown): string {
  if (error instanceof StartError) return error.message;
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root instanceof Error && root.stack ? root.stack : String(root);
}
