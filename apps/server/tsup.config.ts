import { defineConfig } from "tsup";

export default defineConfig({
  entry: { main: "src/main.ts", portal: "src/portal.ts", worker: "src/threads/worker.ts" },
  format: "esm",
  target: "node22",
  platform: "node",
  sourcemap: true,
  clean: true,
});
