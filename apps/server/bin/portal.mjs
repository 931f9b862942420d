#!/usr/bin/env node
// the command line of the built server
import { existsSync } from "node:fs";
import { checkNode } from "./node-version.mjs";

const built = new URL("../dist/portal.js", import.meta.url);
if (checkNode()) {
  if (existsSync(built)) {
    void import(built.href);
  } else {
    process.stderr.write("the server is not built: npm start once, or npx pnpm@10.34.9 build\n");
    process.exitCode = 1;
  }
}
