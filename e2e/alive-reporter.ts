import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";

/** Milliseconds that the server may take to say that it is ready. */
const PATIENCE = 15_000;

/** Ends the run as soon as a journey has failed because the portal's server answers no more: every other one would, too. */
export default class AliveReporter implements Reporter {
  #isDead = false;

  async onTestEnd(_test: TestCase, { status }: TestResult): Promise<void> {
    if (status === "passed" || status === "skipped" || this.#isDead) return;
    const reason = await whyItIsNotReady();
    if (reason === null || this.#isDead) return;
    this.#isDead = true;
    process.stderr.write(`the portal's server does not answer any more (${reason}); the run ends here\n`);
    // what Ctrl+C does: the journeys are ended, the server and its database are stopped
    process.kill(process.pid, "SIGINT");
  }

  async onEnd(): Promise<{ status?: "failed" }> {
    return this.#isDead ? { status: "failed" } : {};
  }
}

async function whyItIsNotReady(): Promise<string | null> {
  try {
    const url = `http://127.0.0.1:${process.env.E2E_PORT}/rest/ready`;
    const { status } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    return status === 200 ? null : `/rest/ready: ${status}`;
  } catch (error) {
    return String(error);
  }
}
