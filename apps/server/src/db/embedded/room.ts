import { randomFillSync } from "node:crypto";
import { EventEmitter } from "node:events";
import { existsSync, statSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const MEGABYTE = 1024 * 1024;

/** What is kept for PostgreSQL: four segments of its journal. */
export const RESERVE = 64 * MEGABYTE;
/** With less nothing more is taken on: what has begun may still need as much. */
export const LEAST = 32 * MEGABYTE;
/** With less the reserve is given back: PostgreSQL also writes to read (what it sorts, its journal, its own start). */
const LAST = 8 * MEGABYTE;
/** Writing goes on when so much is free, the reserve counted in: not to end again at once. */
export const PLENTY = RESERVE + 2 * LEAST;

const LOOKS_EVERY = 200;

/** Makes the database refuse what writes, or no longer. */
type RefuseWrites = (isRefused: boolean) => Promise<unknown>;

/**
 * The room on the database's disk. While there is too little nothing is written but by those who say that they must
 * ({@link essentially}), and a reserve file gives its room to PostgreSQL: without any it stops in the middle of a commit
 * and cannot start again, and nobody reads either.
 */
export class Room extends EventEmitter<{ change: [] }> {
  readonly #reserve: string;
  /** In bytes, without the reserve. */
  readonly free: () => Promise<number>;
  #isShort = false;
  /** What the database does; nothing is known of it before it has been asked. */
  #isRefused = false;
  #isKept: boolean;
  #watching: Promise<void> | undefined;
  #isOver = false;

  /** The reserve's file goes where the data are. */
  constructor(reserve: string, free = () => freeBytes(dirname(reserve))) {
    super();
    this.#reserve = reserve;
    this.free = free;
    // half of one, of a start that was ended, is made anew
    this.#isKept = existsSync(reserve) && statSync(reserve).size === RESERVE;
  }

  /** Whether there is too little to write. */
  get isShort(): boolean {
    return this.#isShort;
  }

  /** Gives the reserve back where PostgreSQL is about to start and might not without it. */
  async makeStart(): Promise<void> {
    if ((await this.free()) < LEAST) await this.#giveBack();
  }

  /** Looks many times a second from now on; nobody waits for the reserve to be written. */
  watch(isRefused: boolean, refuseWrites: RefuseWrites): void {
    this.#isRefused = isRefused;
    this.#isShort ||= isRefused;
    this.#watching = (async () => {
      while (!this.#isOver) {
        await this.look(refuseWrites);
        await sleep(LOOKS_EVERY, undefined, { ref: false });
      }
    })();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.race([this.#watching, sleep(LOOKS_EVERY)]);
  }

  /** What fails is tried at the next look: the database is away, or somebody else has taken the room meanwhile. */
  async look(refuseWrites: RefuseWrites): Promise<void> {
    try {
      const free = await this.free();
      if (free < LAST) await this.#giveBack();
      const isShort = free < LEAST || (this.#isShort && free + (this.#isKept ? RESERVE : 0) < PLENTY);
      if (!(isShort || this.#isKept) && free >= PLENTY) await this.#take();
      const isNew = isShort !== this.#isShort;
      this.#isShort = isShort;
      if (isNew) this.emit("change");
      if (isShort !== this.#isRefused) await refuseWrites(isShort);
      this.#isRefused = isShort;
    } catch {
      // the next look is soon
    }
  }

  /** From then on there is too little, however much that gives. */
  async #giveBack(): Promise<void> {
    if (!this.#isKept) return;
    await rm(this.#reserve, { force: true });
    this.#isKept = false;
    if (this.#isShort) return;
    this.#isShort = true;
    this.emit("change");
  }

  /** Written, and with what cannot be made smaller: a file with holes keeps nothing. */
  async #take(): Promise<void> {
    const piece = randomFillSync(Buffer.alloc(MEGABYTE));
    const file = await open(this.#reserve, "w", 0o600);
    try {
      for (let written = 0; written < RESERVE; written += MEGABYTE) await file.appendFile(piece);
      await file.sync();
      this.#isKept = true;
    } finally {
      await file.close();
      if (!this.#isKept) await rm(this.#reserve, { force: true });
    }
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
