import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import { defineConfig } from "playwright/test";

process.env.CHROMIUM_PATH ??= await findBrowser();

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/embedding",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 30_000,
  use: {
    locale: "ko-KR",
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
  },
  projects: [
    ...(process.env.EMBEDDING_REACT ?? "19")
      .split(",")
      .filter((major) => major !== "")
      .map((major) => ({
        name: `React ${major}`,
        testMatch: "embedding.spec.ts",
        use: { baseURL: `${process.env.EMBEDDING_URL}/react-${major}/` },
      })),
    ...(process.env.EMBEDDING_NEXT
      ? [
          {
            name: "Next",
            testMatch: "embedding.spec.ts",
            grep: /own-element:/,
            use: { baseURL: process.env.EMBEDDING_NEXT },
          },
        ]
      : []),
    ...(process.env.EMBEDDING_OWN_STORE
      ? [{ name: "own store", testMatch: "own-store.spec.ts", use: { baseURL: process.env.EMBEDDING_OWN_STORE } }]
      : []),
  ],
});
