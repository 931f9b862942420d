import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env.PORTAL_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), judgmentText(), compressed()],
  server: { host: "127.0.0.1", proxy: { "/rest": server } },
  build: { target: "es2022", chunkSizeWarningLimit: 700 },
});

/** Puts a brotli and a gzip copy beside every text file of the build, which the server hands out in its place. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    // the other plugins' files too
    enforce: "post",
    writeBundle({ dir = "" }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg|txt)$/.test(fileName)) continue;
        const path = join(dir, fileName);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

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
