import { defineConfig } from "playwright/test";
import { findBrowser, launchOptions } from "../scripts/browser.mjs";

process.env.CHROMIUM_PATH ??= await findBrowser();

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/storybook",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 180_000,
  use: {
    locale: "ko-KR",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
  },
});
