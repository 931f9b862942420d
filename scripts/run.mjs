// Entry of `npm start`, `npm test`, `npm run test:deep`, `npm run check` and `npm run dev`.
import { checkNode } from "../apps/server/bin/node-version.mjs";

if (checkNode()) void import("./commands.mjs");
