import { readFileSync } from "node:fs";

const manifest = new URL("../../../package.json", import.meta.url);

/** How npm waits for the registry: its own five minutes for an answer, and minutes between tries, are longer than a step may take. */
export const registryWait = {
  npm_config_fetch_timeout: "20000",
  npm_config_fetch_retries: "4",
  npm_config_fetch_retry_mintimeout: "1000",
  npm_config_fetch_retry_maxtimeout: "10000",
};

/** pnpm in the version that package.json names, by npx, which asks the registry only for what its cache lacks. */
export function pnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(manifest, "utf8"));
  return ["npx", "--yes", "--prefer-offline", `pnpm@${/^pnpm@([\d.]+)/.exec(packageManager)[1]}`, ...args];
}
