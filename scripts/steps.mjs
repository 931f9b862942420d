import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { registryWait } from "../packages/test-environment/src/pnpm.mjs";

export const root = join(import.meta.dirname, "..");

/** Something the person can mend: its message is all they see. */
export class Failure extends Error {}

/** What ran, and how long each took, in seconds. */
export const taken = [];

/** So many lines of a step are told again where it fails. */
const LINES = 100;

/** Milliseconds between being asked to end and being ended. */
const GRACE = 5_000;

/**
 * Runs a command and prints what it says as it is said, each line with the step's name; of one that is quiet, only that
 * it begins and ends. One that fails, or still runs after `limit` seconds, rejects with a {@link Failure} that has its
 * last lines; at the limit it is ended with all that it started, and those processes are listed.
 */
export function run(name, [command, ...args], { env: own, limit = 600, isQuiet = false, ...options } = {}) {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...registryWait, npm_config_yes: "true", FORCE_COLOR: "0", NO_COLOR: "1", ...own };
    // a group of its own, so that all that it starts can be ended with it
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      ...options,
      env,
    });
    if (isQuiet) process.stdout.write(`… ${name}\n`);
    const last = [];
    const hear = (line) => {
      last.push(line);
      if (last.length > LINES) last.shift();
      if (!isQuiet) process.stdout.write(`${name} │ ${line}\n`);
    };
    const rests = [child.stdout, child.stderr].map((stream) => linesOf(stream, hear));
    const forget = endWithUs(child);
    let passedLimit = "";
    const timer = setTimeout(() => {
      passedLimit = `it still ran after its limit of ${Math.round(limit)} s; what ran, by age:\n${processesOf(child.pid)}`;
      endGroup(child, "SIGTERM");
      setTimeout(() => endGroup(child), GRACE).unref();
    }, limit * 1000);
    let isFinished = false;
    const finish = (reason) => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      forget();
      for (const rest of rests) rest();
      if (reason)
        return reject(
          new Failure(`\n${last.join("\n")}\n${passedLimit}\n✗ ${name} ${reason} (${seconds().toFixed(1)} s)`),
        );
      taken.push({ name, seconds: seconds() });
      process.stdout.write(`✓ ${name} (${seconds().toFixed(1)} s)\n`);
      resolve();
    };
    child.on("error", (error) => finish(`cannot be run: ${error.message}`));
    child.on("exit", (code, signal) => {
      // what it left running would go on beside the next step, and hold its output open
      endGroup(child);
      const reason = code === 0 ? undefined : `failed (${signal ?? `exit ${code}`})`;
      const done = () => finish(passedLimit ? "took too long" : reason);
      child.on("close", done);
      setTimeout(done, GRACE).unref();
    });
  });
}

/** A group of its own hears no Ctrl+C: what ends this process ends the child as well; what is returned undoes that. */
function endWithUs(child) {
  const onExit = () => endGroup(child);
  const onSignal = (signal) => {
    endGroup(child, signal);
    setTimeout(() => process.exit(1), GRACE);
    child.on("exit", () => process.exit(1));
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  process.on("exit", onExit);
  for (const signal of signals) process.on(signal, onSignal);
  return () => {
    process.off("exit", onExit);
    for (const signal of signals) process.off(signal, onSignal);
  };
}

/** Hands on each line of a stream; what is returned hands on the last one, which has no end. */
function linesOf(stream, hear) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop();
    for (const line of lines) hear(line);
  });
  return () => {
    if (rest) hear(rest);
    rest = "";
  };
}

function endGroup({ pid }, signal = "SIGKILL") {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // it has ended
  }
}

/** The processes of a group with their ages in seconds, the oldest first. */
function processesOf(group) {
  try {
    return execFileSync("ps", ["-eo", "pgid=,pid=,etimes=,pcpu=,args="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([pgid]) => Number(pgid) === group)
      .sort((one, other) => Number(other[2]) - Number(one[2]))
      .map(([, pid, age, cpu, ...args]) => `  ${pid} ${age} s, ${cpu} % CPU: ${args.join(" ").slice(0, 140)}`)
      .join("\n");
  } catch {
    return "  (no list of processes: ps does not run here)";
  }
}

/**
 * Runs steps, so many at a time, in their order, each as soon as what it needs is done; beside one that is `isAlone` there
 * is no other. After one that fails no further one begins; those that run are waited for. No step runs longer than its own
 * `limit`, nor past what is left of `within`, in seconds.
 */
export function runAll(steps, atATime, within = 24 * 3600) {
  const end = Date.now() + within * 1000;
  const waiting = [...steps];
  const done = new Set();
  const failures = [];
  const running = new Set();
  const pulse = setInterval(() => tell(running), 60_000);
  return new Promise((resolve, reject) => {
    const isReady = ({ needs = [] }) => needs.every((need) => done.has(need));
    const hasRoom = ({ isAlone }) =>
      running.size < (isAlone ? 1 : atATime) && ![...running].some(({ isAlone }) => isAlone);
    const next = () => {
      while (failures.length === 0) {
        const at = waiting.findIndex(isReady);
        if (at === -1 || !hasRoom(waiting[at])) break;
        const [{ name, command, limit = 600, isAlone, options }] = waiting.splice(at, 1);
        const step = { name, isAlone, began: Date.now() };
        running.add(step);
        const left = Math.max(1, (end - Date.now()) / 1000);
        void run(name, command, { ...options, limit: Math.min(limit, left) })
          .then(() => done.add(name))
          .catch((error) => failures.push(error))
          .then(() => {
            running.delete(step);
            next();
          });
      }
      if (running.size > 0) return;
      clearInterval(pulse);
      if (failures.length > 0) return reject(new Failure(failures.map(({ message }) => message).join("\n")));
      const left = waiting.map(({ name }) => name).join(", ");
      if (left) reject(new Failure(`never run, for want of what they need: ${left}`));
      else resolve();
    };
    next();
  });
}

/** Says that steps are alive, and since when. */
function tell(running) {
  const steps = [...running].map(({ name, began }) => `${name} for ${Math.round((Date.now() - began) / 1000)} s`);
  process.stdout.write(`… running: ${steps.join(", ")}\n`);
}
