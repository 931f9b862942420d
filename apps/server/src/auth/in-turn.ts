/** No more may wait for their turn. */
export class TooMany extends Error {
  override name = "TooMany";
}

/**
 * Makes a gate: what has the same key is done one after the other, and no more than `atOnce` altogether; more than
 * `waiting` of one key are refused by {@link TooMany}. It guards one process; what must hold for all is counted in the
 * database.
 */
export function inTurn(atOnce: number, waiting: number) {
  const turns = new Map<string, { last: Promise<void>; length: number }>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function slot<Done>(work: () => Promise<Done>): Promise<Done> {
    if (running >= atOnce) await new Promise<void>((begin) => queue.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return async function run<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
    const turn = turns.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (turn.length > waiting) throw new TooMany();
    turn.length += 1;
    turns.set(key, turn);
    const done = turn.last.then(() => slot(work));
    turn.last = done.then(
      () => {},
      () => {},
    );
    try {
      return await done;
    } finally {
      turn.length -= 1;
      if (turn.length === 0) turns.delete(key);
    }
  };
}
