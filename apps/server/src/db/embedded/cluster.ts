import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { cannotWrite, StartError } from "../../start-error";
import type { Owner, Places } from "./places";
import { findPostmaster, isPostgres, removeForeignPidFile, stopPostmaster } from "./postmaster";

/** How to reach a database of the cluster. There is no TCP port, only a socket in a private folder. */
export interface SocketAddress {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

/** A PostgreSQL of our own, supervised by this process. */
export interface Cluster {
  readonly address: SocketAddress;
  readonly data: string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

const run = promisify(execFile);

const USER = "portal";
/** A socket's path may not be longer (107 on Linux, 103 on macOS). */
const LONGEST_SOCKET = 100;
const STARTS_WITHIN = 60_000;

/**
 * Starts PostgreSQL on a data folder, which it makes on the first start. A server that survived a crash of this process
 * is taken over. Throws a {@link StartError} when it cannot.
 */
export async function startCluster(places: Places): Promise<Cluster> {
  const survivor = findPostmaster(places.data);
  if (survivor) {
    const address = addressAt(survivor.socketFolder);
    if (await answers(address)) return clusterOf(address, places, survivor.pid);
    await stopPostmaster(survivor);
  }
  removeForeignPidFile(places.data);
  await initialise(places);
  const address = addressAt(socketFolder(places));
  for (let waited = 0; ; waited += 250) {
    const { pid, said } = await launch(places, address);
    if (pid !== null) return clusterOf(address, places, pid);
    // processes of a killed server are still ending
    if (said.includes("shared memory block") && waited < STARTS_WITHIN) await sleep(250);
    else throw new StartError(`the embedded PostgreSQL does not start in ${places.data}: ${reason(said, places.data)}`);
  }
}

function clusterOf(address: SocketAddress, places: Places, pid: number): Cluster {
  return { address, data: places.data, isRunning: () => isPostgres(pid), stop: () => stopPostmaster({ pid }) };
}

async function initialise({ data, bin, owner }: Places): Promise<void> {
  if (existsSync(join(data, "PG_VERSION"))) {
    if (!owner) checkWritable(data);
    return;
  }
  const settings = ["--username", USER, "--auth", "trust", "--encoding", "UTF8", "--data-checksums"];
  try {
    const locale = await localeSettings(bin);
    await run(join(bin, "initdb"), ["-D", data, ...settings, ...locale], { ...owner, cwd: "/" });
  } catch (error) {
    throw new StartError(`cannot make a database in ${data}: ${reason((error as { stderr?: string }).stderr, data)}`);
  }
}

/** Code point order for every text, Hangul recognised as letters: built in since 17, before that from the system. */
async function localeSettings(bin: string): Promise<string[]> {
  const { stdout } = await run(join(bin, "postgres"), ["--version"]);
  const isBuiltIn = Number(/(\d+)/.exec(stdout)?.[1]) >= 17;
  return isBuiltIn
    ? ["--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"]
    : ["--locale", "C.UTF-8"];
}

/** Starts the server apart from our terminal, so that Ctrl+C reaches us alone; its pid is `null` when it ended. */
async function launch({ bin, data, owner }: Places, address: SocketAddress) {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: address.host,
    logging_collector: "on",
    log_filename: "postgres-%a.log",
    log_truncate_on_rotation: "on",
    log_rotation_size: "0",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(bin, "postgres"), ["-D", data, ...flags], {
    ...owner,
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  let ended = false;
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  child.on("error", (error) => {
    said += error.message;
    ended = true;
  });
  child.on("exit", () => {
    ended = true;
  });
  for (let waited = 0; waited < STARTS_WITHIN && !ended; waited += 25) {
    if (await answers(address)) {
      child.unref();
      if (child.stderr instanceof Socket) child.stderr.unref();
      return { pid: child.pid as number, said };
    }
    await sleep(25);
  }
  if (child.pid !== undefined && !ended) await stopPostmaster({ pid: child.pid });
  return { pid: null, said };
}

async function answers(address: SocketAddress): Promise<boolean> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 3000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** How to reach the PostgreSQL whose socket lies in a folder. */
export function addressAt(host: string): SocketAddress {
  return { host, user: USER, database: "postgres" };
}

/** The data folder itself, or a private folder with a shorter path. */
function socketFolder({ data, owner }: Places): string {
  if (join(data, ".s.PGSQL.5432").length <= LONGEST_SOCKET) return data;
  const name = createHash("sha256").update(data).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `toulmin-portal-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if (owner) chown(folder, owner);
  return folder;
}

function chown(folder: string, { uid, gid }: Owner): void {
  chownSync(folder, uid, gid);
}

function checkWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw cannotWrite(folder);
  }
}

/** The last complaint, from what it said to us or from its log, in which it goes on. */
function reason(said = "", data: string): string {
  const complaint = /^.*(?:FATAL|PANIC|ERROR|error): +(.*)$/;
  const log = join(data, "log");
  const files = existsSync(log) ? readdirSync(log).map((name) => join(log, name)) : [];
  const newest = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  const lines = [...(newest ? readFileSync(newest, "utf8").split("\n") : []), ...said.split("\n")];
  // said to us, who asked whether it answers
  const own = /the database system is starting up/;
  const last = lines.findLast((line) => complaint.test(line) && !own.test(line))?.replace(complaint, "$1");
  return last ?? (said.trim().split("\n").at(-1) || "it said nothing");
}
