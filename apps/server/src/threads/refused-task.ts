/** Why a task refuses what it was given. */
export type Why = "unreadable" | "tooLarge" | "tooManyRows";

/** Thrown by a task in its thread; the main one gets the reason alone. */
export class RefusedTask extends Error {
  override name = "RefusedTask";
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}
