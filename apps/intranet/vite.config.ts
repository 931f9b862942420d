import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, runnerImport } from "vite";

const server = process.env.PORTAL_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), screensAsData(), judgmentText()],
  server: { host: "127.0.0.1", proxy: { "/rest": server } },
  build: { target: "es2022", chunkSizeWarningLimit: 700 },
});

/** Serves the editor package's sample judgment at the address where the annotation editor looks for its text. */
function judgmentText(): Plugin {
  const address = "json/text.txt";
  const read = () => readFileSync(fileURLToPath(import.meta.resolve("toulmin-editor/sample-judgment.html")), "utf8");
  return {
    name: "judgment-text",
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (_request, response) => {
        response.setHeader("content-type", "text/plain; charset=utf-8").end(read());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: address, source: read() });
    },
  };
}

/** Puts the portal's screens into the build as what they are, data: what describes the records stays out of it. */
function screensAsData(): Plugin {
  const file = fileURLToPath(new URL("../../packages/portal/src/screens.ts", import.meta.url));
  return {
    name: "screens-as-data",
    apply: "build",
    async load(id) {
      if (id !== file) return;
      const { module, dependencies } = await runnerImport<{ screens: unknown }>(file);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return `export const screens = ${JSON.stringify(module.screens)};`;
    },
  };
}
