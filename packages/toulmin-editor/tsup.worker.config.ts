import { defineConfig } from "tsup";

// The worker that opens files is one file with all that it needs: bundlers take it over as it is, and hosts without one
// can serve it beside the rest.
export default defineConfig({
  entry: { "reading-worker": "src/formats/reading-worker.ts" },
  format: "esm",
  target: "es2022",
  noExternal: [/./],
  splitting: false,
  minify: true,
  sourcemap: true,
  esbuildOptions(options) {
    options.charset = "utf8";
  },
});
