/** Whom a record occupies while it lasts: forms that plan with people show which of them are taken then. */
export interface Occupation {
  /** The period. */
  readonly during: string;
  /** Links to staff, lists of staff, and those of its lines: `visit_member.staff`. */
  readonly people: readonly string[];
  /** Only while it has one of these values in each of these fields. */
  readonly while?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** What is shown of it, in place of its kind and name. */
  readonly as?: string;
  /** What is booked with it, a link to what can be booked. */
  readonly room?: string;
  /** The booking that is made with it, which takes up nobody beside. */
  readonly booking?: string;
  /** Its own forms show who is `taken` at the chosen time; `free` also shows when all of them and the room are free. */
  readonly shows?: "taken" | "free";
}
