import { AsyncLocalStorage } from "node:async_hooks";

/** No more of one share may wait for their turn. */
export class TooMany extends Error {
  override name = "TooMany";
}

/** How much of one share runs and waits at the same time. */
export interface Share {
  readonly running: number;
  readonly waiting: number;
}

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * A queue in which everybody has a share: so much runs at once, of one share no more than its part, and of those who wait
 * the share has its turn of which least runs, so that whoever sends much waits for themselves. It guards one process; what must hold for all
 * is counted in the database.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #ofOne: Share;
  #running = 0;
  /** Those that run or wait, the one that had its turn last at the end. */
  readonly #shares = new Map<string, Turns>();

  constructor(atOnce: number, ofOne: Share) {
    this.#atOnce = atOnce;
    this.#ofOne = ofOne;
  }

  /** Does something in its turn; throws {@link TooMany} when too much of its share waits already. */
  async run<Done>(share: string, work: () => Promise<Done>): Promise<Done> {
    const own = this.#shares.get(share) ?? { running: 0, waiting: [] };
    this.#shares.set(share, own);
    if (this.#mayBegin(own)) this.#begin(share, own);
    else {
      if (own.waiting.length >= this.#ofOne.waiting) throw new TooMany();
      await new Promise<void>((begin) => own.waiting.push(begin));
    }
    try {
      return await work();
    } finally {
      own.running--;
      this.#running--;
      if (own.running === 0 && own.waiting.length === 0) this.#shares.delete(share);
      this.#next();
    }
  }

  #mayBegin({ running }: Turns): boolean {
    return this.#running < this.#atOnce && running < this.#ofOne.running;
  }

  #begin(share: string, own: Turns): void {
    own.running++;
    this.#running++;
    this.#shares.delete(share);
    this.#shares.set(share, own);
  }

  #next(): void {
    const turns = [...this.#shares].sort(([, one], [, other]) => one.running - other.running);
    for (const [share, own] of turns) {
      if (own.waiting.length === 0 || !this.#mayBegin(own)) continue;
      this.#begin(share, own);
      own.waiting.shift()?.();
    }
  }
}

const context = new AsyncLocalStorage<number>();

/** Does all that `work` does, however deep, as what this member of staff asks for. */
export function askedBy<Done>(idxStaff: number, work: () => Done): Done {
  return context.run(idxStaff, work);
}

/** Whose call it is that something is done for; nobody's is what the server does by itself. */
export function whoAsks(): number | undefined {
  return context.getStore();
}
