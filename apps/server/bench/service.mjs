// Builds a server of a benchmark and starts it in a process of its own, so that making the requests is not counted.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Where what is built lies. */
export const built = join(root, "dist/bench");

/**
 * Starts `bench/<name>.ts`, which sends one message once it serves; `also` names further sources to be built with it.
 * Ends this process where the server can't be built or does not begin.
 */
export async function startService(name, ...also) {
  const sources = [name, ...also].map((source) => `bench/${source}.ts`);
  // its threads are those of the server as it is built
  for (const args of [[], [...sources, "--out-dir", "dist/bench", "--silent"]]) {
    const { status } = spawnSync(join(root, "node_modules/.bin/tsup"), args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) process.exit(1);
  }
  const child = spawn(process.execPath, [join(built, `${name}.js`)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  const next = () => new Promise((resolve) => child.once("message", resolve));
  const served = await Promise.race([next(), ended]);
  if (typeof served !== "object") process.exit(1);
  return {
    served,
    /** The next message of the server. */
    next,
    send: (message) => child.send(message),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
