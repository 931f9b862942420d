import { spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { pnpm } from "../packages/test-environment/src/pnpm.mjs";
import { root } from "./steps.mjs";

/** What the server is built of. */
const SOURCES = ["packages/portal/src", "apps/server/src"];
/** What the registries, tables and migrations are made of; the files that are made of it are among the rest. */
const DEFINES = /^packages\/portal\/src\/|^apps\/server\/src\/(rules|db\/system-tables)/;
/** Files that an editor saves one after the other are one change, in milliseconds. */
const QUIET = 200;

/**
 * Serves the intranet's sources by Vite, and the server, which is generated, built and started again when its sources
 * change. What cannot be built is told, and the server before it stays. Both end with this process.
 */
export async function serveSources() {
  let server;
  let isStopping = false;
  const vite = start(join(root, "apps/intranet/node_modules/.bin/vite"), [], join(root, "apps/intranet"));

  async function renew(changed) {
    if (changed.some((path) => DEFINES.test(path)) && !succeeds("generating", pnpm(["run", "generate"]))) return;
    if (!succeeds("building the server", pnpm(["--filter", "@portal/server", "run", "build"]))) return;
    await ended(server);
    if (!isStopping) server = start(process.execPath, ["apps/server/dist/main.js"], root);
  }

  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      isStopping = true;
      for (const part of [server, vite]) part?.kill(signal);
    });
  }
  await renew(SOURCES);
  const stop = follow(renew);
  await new Promise((resolve) => vite.on("exit", resolve));
  stop();
}

/** Calls `renew` with the paths that changed since it was called last, never twice at once. Returns the undoing. */
function follow(renew) {
  const changed = new Set();
  let timer;
  let isBusy = false;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(go, QUIET);
  };
  async function go() {
    if (isBusy || changed.size === 0) return;
    isBusy = true;
    const paths = [...changed];
    changed.clear();
    await renew(paths);
    isBusy = false;
    if (changed.size > 0) soon();
  }
  const watchers = SOURCES.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (!name || /\.test\.ts$|~$|\/\.|^\./.test(name)) return;
      changed.add(`${folder}/${name}`);
      soon();
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function start(command, args, cwd) {
  return spawn(command, args, { cwd, stdio: "inherit" });
}

/** Runs a command to its end; says what it said when it fails. */
function succeeds(name, [command, ...args]) {
  process.stdout.write(`${name} …\n`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) process.stdout.write(`${stdout}${stderr}✗ ${name}\n`);
  return status === 0;
}

function ended(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  return new Promise((resolve) => {
    child.on("exit", resolve);
    child.kill("SIGTERM");
  });
}
