import { readFile } from "node:fs/promises";
import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";

/** Milliseconds that the server may take to say that it is ready. */
const PATIENCE = 15_000;

/** Lines of a page that are printed. */
const LINES = 120;

/**
 * Prints what the page showed when a journey failed, and ends the run as soon as one has failed because the portal's
 * server answers no more: every other one would, too.
 */
export default class JourneyReporter implements Reporter {
  #isDead = false;

  async onTestEnd(test: TestCase, { status, attachments }: TestResult): Promise<void> {
    if (status === "passed" || status === "skipped" || this.#isDead) return;
    const shown = await shownIn(attachments);
    if (shown) process.stdout.write(`\nwhat the page showed when "${test.title}" failed:\n${shown}\n`);
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

/** What the page of a failed journey showed, as Playwright notes it: the end of it, where dialogs and messages are. */
async function shownIn(attachments: TestResult["attachments"]): Promise<string> {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  const [, page = ""] = path ? (await readFile(path, "utf8")).split("# Page snapshot") : [];
  const lines = page.split("\n# ")[0]?.split("\n") ?? [];
  return lines.slice(-LINES).join("\n");
}

async function whyItIsNotReady(): Promise<string | null> {
  // the guide's journey has a server of its own
  if (!process.env.E2E_PORT) return null;
  try {
    const url = `http://127.0.0.1:${process.env.E2E_PORT}/rest/ready`;
    const { status } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    return status === 200 ? null : `/rest/ready: ${status}`;
  } catch (error) {
    return String(error);
  }
}
