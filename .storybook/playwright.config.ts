import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import { defineConfig } from "playwright/test";

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
