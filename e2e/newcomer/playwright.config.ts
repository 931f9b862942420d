import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import { defineConfig } from "playwright/test";

process.env.CHROMIUM_PATH ??= await findBrowser();

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/newcomer",
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["../reporter.ts"]],
  // as journeys are: what passes then is listed as flaky
  retries: 1,
  // it builds the portal and fills a database
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
  },
});
