import { setImmediate as nextTurn } from "node:timers/promises";

/** How many rows are made before others have their turn. */
const AT_ONCE = 100;

/** What `make` makes of each, with turns for others in between. */
export async function inTurns<From, To>(rows: readonly From[], make: (row: From) => To): Promise<To[]> {
  const made: To[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    made.push(make(row));
  }
  return made;
}
