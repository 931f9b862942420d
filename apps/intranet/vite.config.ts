import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env.PORTAL_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), judgmentText()],
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
