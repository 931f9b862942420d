import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts", core: "src/core/index.ts", styles: "src/styles.css" },
  format: "esm",
  target: "es2022",
  splitting: true,
  sourcemap: true,
  clean: true,
  // tsup still asks for a compiler option that TypeScript 6 calls deprecated
  dts: { entry: { index: "src/index.ts", core: "src/core/index.ts" }, compilerOptions: { ignoreDeprecations: "6.0" } },
});
