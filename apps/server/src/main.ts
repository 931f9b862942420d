import { checkNode } from "../bin/node-version.mjs";

if (checkNode()) void import("./service");
