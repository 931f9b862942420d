import { join } from "node:path";
import { findBrowser, launchOptions } from "@portal/test-environment/browser";
import { chromium } from "playwright";
import { build, preview } from "vite";

/** Builds a page of this folder and serves it; `end` ends the server and the browser. */
export async function servedPage(name, ...args) {
  const root = import.meta.dirname;
  const outDir = join(root, "..", "dist", `bench-${name}`);
  const input = join(root, `${name}.html`);
  const settings = { root, configFile: false, logLevel: "warn" };
  await build({
    ...settings,
    build: { outDir, emptyOutDir: true, target: "es2022", rolldownOptions: { input, onwarn: () => {} } },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const browser = await chromium.launch(launchOptions(await findBrowser(), ...args));
  return {
    address: `${server.resolvedUrls.local[0]}${name}.html`,
    browser,
    async end() {
      await browser.close();
      await server.close();
    },
  };
}
