import { defineConfig } from "tsup";

export default defineConfig({
  entry: { main: "src/main.ts", portal: "src/portal.ts", worker: "src/threads/worker.ts" },
  format: "esm",
  target: "node20",
  platform: "node",
  // the portal's definition is a workspace package without a build of its own
  noExternal: ["@portal/definition"],
  sourcemap: true,
  clean: true,
});
