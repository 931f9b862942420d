import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const manifest = new URL("../../../package.json", import.meta.url);

/** How npm waits for the registry: its own five minutes for an answer, and minutes between tries, are longer than a step may take. */
export const registryWait = {
  npm_config_fetch_timeout: "20000",
  npm_config_fetch_retries: "4",
  npm_config_fetch_retry_mintimeout: "1000",
  npm_config_fetch_retry_maxtimeout: "10000",
};

const installed = fileURLToPath(new URL("../../../node_modules/pnpm/bin/pnpm.cjs", import.meta.url));

/**
 * The command that runs pnpm in the version that package.json names: what is installed, or before that npx. Steps that run
 * at once never begin by npx, whose folder has one lock for all of them.
 */
export function pnpm(args) {
  if (existsSync(installed)) return [process.execPath, installed, ...args];
  const { packageManager } = JSON.parse(readFileSync(manifest, "utf8"));
  return ["npx", "--yes", "--prefer-offline", `pnpm@${/^pnpm@([\d.]+)/.exec(packageManager)[1]}`, ...args];
}
