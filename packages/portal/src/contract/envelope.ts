import { z } from "zod";

/** What every answer carries: `err` 0 is success; `err_msg` is Korean, for people. */
export const envelope = z.object({ err: z.number().int(), err_msg: z.string() });

/** Error numbers that a client acts on. */
export const errorCodes = {
  /** Nobody is signed in, or the session has ended. */
  sessionExpired: 201,
  /** The password has to be changed before anything else. */
  passwordChange: 202,
  /** The password has to be given again; the call can be repeated then. */
  passwordAgain: 203,
} as const;
