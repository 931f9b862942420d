import { existsSync } from "node:fs";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { findBrowser, launchOptions } from "./scripts/browser.mjs";

/** A test says what happens, never how fast: on a busy machine it may take its time (ms). */
const testTimeout = 180_000;

/** Found before the first story, so that the browser is not reloaded in the middle of a test. */
const editorDependencies = ["d3", "dompurify", "idb-keyval", "lexical", "marked", "zustand/vanilla"];

/** The server's tests against one PostgreSQL; see apps/server/src/testing/global-setup.ts. */
function server(name: string): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: ["apps/server/src/**/*.test.ts"],
      environment: "node",
      isolate: false,
      setupFiles: "scripts/same-seed.mjs",
      testTimeout,
      globalSetup: "apps/server/src/testing/global-setup.ts",
      hookTimeout: testTimeout,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/{src,examples}/**/*.test.{ts,tsx}",
            "apps/intranet/src/**/*.test.{ts,tsx}",
            "docs/*.test.ts",
          ],
          environment: "node",
          isolate: false,
          setupFiles: "scripts/same-seed.mjs",
          testTimeout,
        },
      },
      server("server on the embedded PostgreSQL"),
      ...(existsSync("/usr/lib/postgresql/15/bin/postgres") ? [server("server on PostgreSQL 15")] : []),
      {
        // every story is a test: it renders, its play function passes, and axe finds nothing
        plugins: [storybookTest({ configDir: ".storybook" })],
        optimizeDeps: { include: editorDependencies.map((name) => `toulmin-editor > ${name}`) },
        test: {
          name: "components",
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            provider: playwright({ launchOptions: launchOptions(await findBrowser()) }),
            instances: [{ browser: "chromium", name: "components:chromium" }],
            api: { host: "127.0.0.1" },
            screenshotFailures: false,
          },
          testTimeout,
        },
      },
    ],
  },
});
