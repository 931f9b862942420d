// What a test run reads of the machine that it runs on: as little as possible, so that it ends the same everywhere.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Settings of the portal's server: a shell that has one, such as DATABASE_URL, does not hand it to the tests. */
const SERVER_SETTINGS = [
  ...["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "DATABASE_CONNECTIONS", "DEMO", "LOG_LEVEL", "LOG_DAYS"],
  ...["PUBLIC_URL", "TRUST_PROXY", "RETURN_HOSTS", "SMTP_URL", "MAIL_FROM", "LINK_KEY", "DATA_KEY", "DATA_KEY_OLD"],
  ...["METRICS_TOKEN", "CALLS_PER_MINUTE", "STOP_DELAY"],
];

/** Sets the time zone and the language of this process and of those that it starts, and drops settings of the portal. */
export function sameEverywhere(env = process.env) {
  Object.assign(env, { TZ: "UTC", LANG: "C.UTF-8", LC_ALL: "C.UTF-8" });
  delete env.LANGUAGE;
  for (const name of SERVER_SETTINGS) delete env[name];
}

/** Where Linux keeps files in memory; databases of tests lie there when there is room. */
export const IN_MEMORY = "/dev/shm";

const GIGABYTE = 1024 ** 3;

/** One line for each thing of which the machine has too little for a whole test; empty when there is enough. */
export function shortages({ disk = free(tmpdir()), memory = freeMemory() } = {}) {
  const found = [];
  if (disk < 4 * GIGABYTE)
    found.push(`${gigabytes(disk)} are free in ${tmpdir()}, the tests need 4 GB: free some, or set TMPDIR`);
  if (memory < 2 * GIGABYTE)
    found.push(`${gigabytes(memory)} of memory are available, the tests need 2 GB: close other programs`);
  return found;
}

const gigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** Free bytes in the file system of a folder. */
export function free(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Bytes of memory that programs can still get; on Linux with what caches give back. */
function freeMemory() {
  const available =
    existsSync("/proc/meminfo") && /^MemAvailable: +(\d+) kB$/m.exec(readFileSync("/proc/meminfo", "utf8"))?.[1];
  return available ? Number(available) * 1024 : freemem();
}

const PREFIX = "portal-test-";

/**
 * Makes a folder for the temporary files of this process. Its name has the process's number, by which a later run knows
 * whether it is still in use; the database of a run as root, which has another owner, can read it.
 */
export function testFolder(parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes what runs that were ended have left: their folders, and the databases that still run in them. */
export function clearLeftovers(parents = [tmpdir(), IN_MEMORY]) {
  for (const parent of parents.filter(existsSync)) {
    for (const name of readdirSync(parent)) {
      const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
      if (pid === undefined || isRunning(Number(pid))) continue;
      const folder = join(parent, name);
      for (const postmaster of postmastersIn(folder)) end(postmaster);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The numbers of the databases' processes whose data lie in a folder. */
function postmastersIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith("postmaster.pid"))
    .map((path) => Number(readFileSync(join(folder, path), "utf8").split("\n")[0]))
    .filter((pid) => pid > 0 && isOn(folder, pid));
}

/** Whether a process has a folder among its arguments: numbers of processes are given again. */
function isOn(folder, pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(folder);
  } catch {
    return false;
  }
}

function end(pid) {
  try {
    process.kill(pid, "SIGQUIT");
  } catch {
    // it has ended meanwhile
  }
}

const FONTS = ["dejavu-fonts-ttf/ttf", "pretendard/dist/public/static"];

/**
 * Writes the font configuration of the tests' browser, and gives its path: the fonts that npm brings and no others, with
 * DejaVu for Latin letters and signs and Pretendard for Korean, as a desktop has one of each.
 */
export function fontConfiguration(cache) {
  const modules = join(import.meta.dirname, "..", "node_modules");
  const preferred = { "sans-serif": "DejaVu Sans", serif: "DejaVu Serif", monospace: "DejaVu Sans Mono" };
  const aliases = Object.entries(preferred).map(
    ([family, font]) =>
      `  <alias binding="strong"><family>${family}</family><prefer><family>${font}</family><family>Pretendard</family></prefer></alias>`,
  );
  const path = join(cache, "fonts.conf");
  mkdirSync(cache, { recursive: true });
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FONTS.map((folder) => `  <dir>${join(modules, folder)}</dir>`).join("\n")}
  <cachedir>${join(cache, "fonts")}</cachedir>
${aliases.join("\n")}
</fontconfig>
`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
    // moved into place, so that nobody reads half of it
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
  return path;
}
