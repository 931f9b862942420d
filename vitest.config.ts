import { existsSync } from "node:fs";
import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import { sameEverywhere } from "@portal/test-environment/machine";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

sameEverywhere();

// React for development notes a stack trace for every element, which takes a quarter of what the stories take
if (process.argv.includes("components")) process.env.NODE_ENV = "production";

/** Many times what the slowest takes, in ms: what is not done by then hangs. */
const testTimeout = 60_000;

/** Found before the first story, so that the browser is not reloaded in the middle of a test. */
const editorDependencies = [
  ...["d3-array", "d3-brush", "d3-dsv", "d3-scale", "d3-selection", "d3-shape", "d3-zoom"],
  ...["htmlparser2", "idb-keyval", "lexical", "zustand/vanilla"],
];

/**
 * What can differ between two versions of PostgreSQL: that every migration, call and list is SQL that both know, their
 * orders and plans, what the database refuses by itself, and what several do at the same moment. Who may do what, and
 * what the server refuses before it asks the database, is the same on both.
 */
const ofTheDatabase = [
  "hostile",
  "people/absences",
  "access/rows-where",
  "cli/backup-and-restore",
  "crud/{records,lists/{below,dashboard,list,matrix,order,through-links},reading/related,writing/{ledger,number}}",
  "flows/booking-overlaps",
  "flows/approval/{acting/concurrency,reading/{lists,statistics}}",
  "jobs/*",
  "leave/ledger/{boundaries,recounts}",
  "routes/{leave/leave-management,shell/{directory,home,search}}",
  "sales/totals",
  "search/*",
];

/** The server's tests against one PostgreSQL; see apps/server/src/testing/global-setup.ts. */
function server(name: string, include: string[], options: TestProjectInlineConfiguration["test"] = {}) {
  return {
    test: {
      name,
      include,
      environment: "node",
      isolate: false,
      setupFiles: "scripts/test-setup.mjs",
      testTimeout,
      hookTimeout: testTimeout,
      globalSetup: "apps/server/src/testing/global-setup.ts",
      ...options,
    },
  } satisfies TestProjectInlineConfiguration;
}

/** What belongs to the deep test takes long: see docs/tests.md. */
const deepTests = "apps/server/src/**/*.deep.test.ts";
const deepTimeout = 1_200_000;

/** Whether the stories are those of the deep test, which have its tag. */
const isDeep = process.env.DEEP === "1";

export default defineConfig({
  test: {
    // one for each of two cores: much of a server test is the database's work
    maxWorkers: 2,
    teardownTimeout: 30_000,
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/{src,examples}/**/*.test.{ts,tsx}",
            "apps/intranet/{src,build}/**/*.test.{ts,tsx}",
            "{docs,scripts}/*.test.ts",
          ],
          environment: "node",
          isolate: false,
          setupFiles: ["scripts/test-setup.mjs", "scripts/test-setup-react.mjs"],
          testTimeout,
        },
      },
      server("server on the embedded PostgreSQL", ["apps/server/src/**/*.test.ts"], { exclude: [deepTests] }),
      server("server, deep", [deepTests], { testTimeout: deepTimeout, hookTimeout: deepTimeout }),
      ...(existsSync("/usr/lib/postgresql/15/bin/postgres")
        ? [
            server(
              "server on PostgreSQL 15",
              ofTheDatabase.map((file) => `apps/server/src/${file}.test.ts`),
              { exclude: [deepTests] },
            ),
          ]
        : []),
      {
        // every story is a test: it renders, its play function passes, and axe finds nothing
        plugins: [
          storybookTest({ configDir: ".storybook", tags: isDeep ? { include: ["deep"] } : { exclude: ["deep"] } }),
        ],
        // found while a story runs, they would have the page loaded again
        optimizeDeps: {
          include: [
            ...editorDependencies.map((name) => `toulmin-editor > ${name}`),
            ...["storybook/internal/core-events", "storybook/theming"],
          ],
        },
        test: {
          name: "components",
          isolate: false,
          api: { host: "127.0.0.1" },
          browser: {
            enabled: true,
            headless: true,
            // what it may take to begin
            connectTimeout: 2 * testTimeout,
            provider: playwright({
              launchOptions: launchOptions(await findBrowser()),
              // what slides in would be drawn frame by frame, and waited for
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium", name: "components:chromium" }],
            screenshotFailures: false,
          },
          // a second page beside it makes both wait for the one that draws
          maxWorkers: 1,
          testTimeout: isDeep ? deepTimeout : testTimeout,
        },
      },
    ],
  },
});
