import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** Something the person can mend: its message is all they see. */
export class Failure extends Error {}

/** What ran, and how long each took, in seconds. */
export const taken = [];

/** pnpm in the version that package.json names, by npx. */
export function pnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return ["npx", "--yes", `pnpm@${/^pnpm@([\d.]+)/.exec(packageManager)[1]}`, ...args];
}

/** Runs a command, shows what it said when it fails, and how long it took. */
export function run(name, [command, ...args], options = {}) {
  const began = Date.now();
  return new Promise((resolve, reject) => {
    const env = { ...process.env, npm_config_yes: "true", FORCE_COLOR: "0", ...options.env };
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options, env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("error", (error) => reject(new Failure(`${name}: ${error.message}`)));
    child.on("exit", (code) => {
      const seconds = (Date.now() - began) / 1000;
      if (code !== 0) return reject(new Failure(`${said}\n✗ ${name} failed (${seconds.toFixed(1)} s)`));
      taken.push({ name, seconds });
      process.stdout.write(`✓ ${name} (${seconds.toFixed(1)} s)\n`);
      resolve();
    });
  });
}

/**
 * Runs steps, so many at a time, in their order, each as soon as what it needs is done. After one that fails no further
 * one begins; those that run are waited for.
 */
export function runAll(steps, atATime) {
  const waiting = [...steps];
  const done = new Set();
  let running = 0;
  const failures = [];
  return new Promise((resolve, reject) => {
    const isReady = ({ needs = [] }) => needs.every((need) => done.has(need));
    const next = () => {
      while (failures.length === 0 && running < atATime && waiting.some(isReady)) {
        const [{ name, command, options }] = waiting.splice(waiting.findIndex(isReady), 1);
        running++;
        void run(name, command, options)
          .then(() => done.add(name))
          .catch((error) => failures.push(error))
          .then(() => {
            running--;
            next();
          });
      }
      if (running > 0) return;
      if (failures.length > 0) return reject(new Failure(failures.map(({ message }) => message).join("\n")));
      const left = waiting.map(({ name }) => name).join(", ");
      if (left) reject(new Failure(`never run, for want of what they need: ${left}`));
      else resolve();
    };
    next();
  });
}
