import { defineConfig } from "tsup";
import { writeThirdParty } from "./third-party.mjs";

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
  esbuildPlugins: [writeThirdParty("dist/THIRD-PARTY-LICENSES.txt")],
  esbuildOptions(options) {
    options.charset = "utf8";
  },
});
