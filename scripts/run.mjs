// Entry of `npm start`, `npm test`, `npm run test:deep`, `npm run check` and `npm run dev`.
import { readFileSync } from "node:fs";
import { checkNode } from "../apps/server/bin/node-version.mjs";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Whether installing brings the Node that goes on: it is linked with glibc. */
function bringsNode() {
  const { platform, arch, report } = process;
  if (!(`node-${platform}-${arch}` in manifest.optionalDependencies)) return false;
  return report.getReport().header.glibcVersionRuntime !== undefined;
}

const isBeginning = process.argv[2] === "install" && bringsNode();
if (isBeginning ? checkNode(manifest.engines.node) : checkNode()) void import("./commands.mjs");
