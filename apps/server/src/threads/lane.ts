import { existsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { FairQueue, type Share, TooMany, whoAsks } from "../fair-queue";
import type { Answer, Order, TaskName, Tasks } from "./tasks";

/** What a task may take of the machine; beyond it its thread is ended and nothing else is hurt. */
export interface Limits {
  readonly milliseconds: number;
  readonly megabytes: number;
  /** How many tasks of one person run and wait at the same time. */
  readonly ofOne: Share;
}

/** A thread gave a task up: it took too long or too much memory. */
export class TooMuch extends Error {
  override name = "TooMuch";
}

/** There is no room for a further task of this person. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

/** A task has refused what it was given. */
export class TaskRefused<Why extends string = string> extends Error {
  override name = "TaskRefused";
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** Rows that one message brings: reading a message stops its thread. */
const IN_ONE_MESSAGE = 250;

/** Beside the built server, beside what is built for a measurement, and where tests of the sources build it. */
const file = ["./worker.js", "../worker.js", "../../dist/from-sources/worker.js"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path)) as string;

/** A few threads of their own for tasks that would stop everybody on the main one. They begin with the first task, or before. */
export class Lane {
  readonly #threads: number;
  readonly #limits: Limits;
  readonly #queue: FairQueue;
  #idle: Worker[] = [];
  /** Those that wait for a task and those that have one. */
  #begun = 0;
  #isReady = false;

  constructor(threads: number, limits: Limits) {
    this.#queue = new FairQueue(threads, limits.ofOne);
    this.#threads = threads;
    this.#limits = limits;
  }

  /** Begins the threads before there is a task and, where one is ended, the next: no task waits for a thread to begin. */
  keepReady(): void {
    this.#isReady = true;
    while (this.#begun < this.#threads) this.#idle.push(this.#begin());
  }

  /** Runs a task on the rows that come with it, in the turn of whoever asks for it. */
  async run<Name extends TaskName>(
    name: Name,
    given: Tasks[Name]["given"],
    rows: readonly unknown[] = [],
  ): Promise<Tasks[Name]["done"]> {
    try {
      const share = `staff ${whoAsks() ?? 0}`;
      return await this.#queue.run(share, () => this.#onThread((worker) => this.#ask(worker, { name, given }, rows)));
    } catch (error) {
      throw error instanceof TooMany ? new TooBusy() : error;
    }
  }

  async #onThread<Done>(run: (worker: Worker) => Promise<Done>): Promise<Done> {
    const worker = this.#idle.pop() ?? this.#begin();
    let isWell = false;
    try {
      const done = await run(worker);
      isWell = true;
      return done;
    } catch (error) {
      isWell = error instanceof TaskRefused;
      throw error;
    } finally {
      if (isWell) this.#idle.push(worker);
      else void this.#end(worker);
    }
  }

  #begin(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#limits.megabytes };
    const worker = new Worker(file, { resourceLimits });
    this.#begun++;
    // whoever has given it a task hears of it; one that had none is not given any
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      this.#begun--;
      this.#idle = this.#idle.filter((idle) => idle !== worker);
    });
    worker.unref();
    return worker;
  }

  async #end(worker: Worker): Promise<void> {
    await worker.terminate();
    if (this.#isReady) this.keepReady();
  }

  #ask<Name extends TaskName>(
    worker: Worker,
    task: Pick<Order, "name" | "given">,
    rows: readonly unknown[],
  ): Promise<Tasks[Name]["done"]> {
    const { milliseconds } = this.#limits;
    return new Promise<Tasks[Name]["done"]>((resolve, reject) => {
      const parts: unknown[] = [];
      let timer: NodeJS.Timeout | undefined;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        worker.off("message", hear).off("error", fail).off("exit", giveUp);
        settle();
      };
      const giveUp = () => end(() => reject(new TooMuch()));
      const fail = (error: NodeJS.ErrnoException) => {
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") giveUp();
        else end(() => reject(error));
      };
      const hear = (answer: Answer) => {
        // what its thread takes to begin is not the task's
        if ("begun" in answer) timer = setTimeout(giveUp, milliseconds);
        else if ("rows" in answer) parts.push(...answer.rows);
        else if ("refused" in answer) end(() => reject(new TaskRefused(answer.refused)));
        else if ("failed" in answer) end(() => reject(new Error(answer.failed)));
        else end(() => resolve((answer.done ?? parts) as Tasks[Name]["done"]));
      };
      worker.on("message", hear).on("error", fail).on("exit", giveUp);
      void this.#send(worker, task, rows);
    });
  }

  /** Sends the rows in parts, with a turn for others after each. */
  async #send(worker: Worker, task: Pick<Order, "name" | "given">, rows: readonly unknown[]): Promise<void> {
    for (let at = 0; at < rows.length; at += IN_ONE_MESSAGE) {
      worker.postMessage({ rows: rows.slice(at, at + IN_ONE_MESSAGE) } satisfies Partial<Order>);
      await nextTurn();
    }
    worker.postMessage(task);
  }
}
