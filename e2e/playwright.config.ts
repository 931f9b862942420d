import { chmodSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import { sameEverywhere } from "@portal/test-environment/machine";
import { defineConfig } from "playwright/test";

sameEverywhere();

// the configuration is read again in every worker: what is chosen once is handed on by the environment
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= dataFolder();
// made by a step before, or by this run's server, beside its own data
process.env.DEMO_COMPANY ??= `${process.env.E2E_DATA_DIR}-demo`;
process.env.CHROMIUM_PATH ??= await findBrowser();

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: ".",
  // has a configuration of its own: it builds a portal first
  testIgnore: "newcomer/**",
  outputDir: "../test-results",
  fullyParallel: true,
  // with a server and its database two browsers fill more than two cores: each journey takes twice as long
  workers: availableParallelism() > 2 ? 2 : 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["./reporter.ts"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([["json"]] as const) : [])],
  // many times what the slowest takes: what is not done by then hangs
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalTeardown: "./teardown.ts",
  use: {
    baseURL,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
    // what slides in would be drawn frame by frame, and waited for
    contextOptions: { reducedMotion: "reduce" },
    // pictures of every moment would cost more than the tests do
    trace: "off",
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
  },
  webServer: {
    command: "node serve.mjs",
    url: `${baseURL}/rest/health`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_COMPANY: process.env.DEMO_COMPANY,
      LOG_LEVEL: "warn",
      // who walks through all screens calls more often in a minute than a person ever does
      CALLS_PER_MINUTE: "100000",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    // two starts where no company was made before, of which the first fills the database: half a minute at rest
    timeout: 240_000,
  },
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-e2e-"));
  // as root the database runs as another user, who has to come to it
  chmodSync(folder, 0o755);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
