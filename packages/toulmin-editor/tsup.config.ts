import { defineConfig } from "tsup";

const scripts = {
  index: "src/index.ts",
  chart: "src/chart.ts",
  compare: "src/compare.ts",
  core: "src/core/index.ts",
  formats: "src/formats/index.ts",
  mount: "src/mount.ts",
};

export default defineConfig({
  entry: { ...scripts, styles: "src/styles.css" },
  format: "esm",
  target: "es2022",
  splitting: true,
  sourcemap: true,
  clean: true,
  esbuildOptions(options) {
    // Hangul as it is, not as six letters each
    options.charset = "utf8";
  },
  // tsup still asks for a compiler option that TypeScript 6 calls deprecated
  dts: { entry: scripts, compilerOptions: { ignoreDeprecations: "6.0" } },
});
