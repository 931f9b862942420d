import { relative } from "node:path";

/** Milliseconds after which a test that still runs is named. */
const LONG = 20_000;

/**
 * A reporter of Vitest for whoever waits: once a minute it says how many tests are done and which have run for long,
 * also when they never end; at the end it lists those that passed at the second try, with what they failed by first.
 */
export default class Progress {
  #running = new Map();
  #files = new Map();
  #done = 0;
  #failed = 0;
  #flaky = [];
  #pulse;

  onInit() {
    this.#pulse = setInterval(() => this.#say(), 60_000);
    this.#pulse.unref();
    // who ends a run wants to know what it was at
    process.once("SIGTERM", () => {
      this.#say();
      process.exit(143);
    });
  }

  onTestModuleQueued(file) {
    this.#files.set(file.id, { file, began: Date.now() });
  }

  onTestModuleEnd(file) {
    this.#files.delete(file.id);
    // that a test has begun may be heard of after its end
    for (const [id, { test }] of this.#running) if (test.module.id === file.id) this.#running.delete(id);
  }

  onTestCaseReady(test) {
    this.#running.set(test.id, { test, began: Date.now() });
  }

  onTestCaseResult(test) {
    this.#running.delete(test.id);
    this.#done++;
    const { state, errors = [] } = test.result();
    if (state === "failed") this.#failed++;
    if (test.diagnostic()?.flaky) this.#flaky.push(`${nameOf(test)}: ${errors[0]?.message ?? "no message"}`);
  }

  onTestRunEnd() {
    clearInterval(this.#pulse);
    if (this.#flaky.length === 0) return;
    process.stdout.write(`flaky, passed at the second try (${this.#flaky.length}):\n`);
    for (const line of this.#flaky) process.stdout.write(`  ${line}\n`);
  }

  #say() {
    process.stdout.write(`${this.#done} tests done, ${this.#failed} failed\n`);
    const named = this.#sayLong(this.#running.values(), ({ test }) => nameOf(test));
    // a test that never gives way does not come to say that it has begun: its file has
    const told = new Set(named.map(({ test }) => test.module.id));
    const others = [...this.#files.values()].filter(({ file }) => !told.has(file.id));
    this.#sayLong(others, ({ file }) => relative(process.cwd(), file.moduleId));
  }

  /** Names what has run for long; gives it. */
  #sayLong(all, nameOfOne) {
    const now = Date.now();
    const long = [...all].filter(({ began }) => now - began >= LONG);
    for (const one of long)
      process.stdout.write(`  running for ${Math.round((now - one.began) / 1000)} s: ${nameOfOne(one)}\n`);
    return long;
  }
}

function nameOf(test) {
  return `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`;
}
