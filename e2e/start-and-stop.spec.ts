import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "playwright/test";
import {
  dataFolder,
  demoFolder,
  ended,
  isRunning,
  launch,
  postmasterPid,
  ready,
  removeData,
  type Started,
} from "./server";

// these start servers of their own; what a person sees of them is what they print

let dataDir: string;
let children: ChildProcess[];

test.beforeEach(() => {
  dataDir = dataFolder();
  children = [];
});
test.afterEach(async () => {
  for (const child of children) await ended(child, "SIGTERM");
  removeData(dataDir);
});

test("a second start keeps the data, and a stop leaves no process behind", async ({ request }) => {
  demoFolder(dataDir);
  const first = await start();
  expect(first.said).toContain("staff@demo.test");
  expect(first.said).toContain("demo-2026!");
  const login = await request.post(`${first.address}/rest/mypims/login`, {
    data: { uid: "staff@demo.test", upw: "demo-2026!" },
  });
  const cookie = login.headers()["set-cookie"]?.split(";")[0] ?? "";
  const postmaster = postmasterPid(dataDir);
  expect(await ended(first.child, "SIGTERM")).toBe(0);
  expect(isRunning(postmaster)).toBe(false);

  const second = await start();
  const logout = await request.get(`${second.address}/rest/personal/logout`, { headers: { cookie } });
  expect(await logout.json()).toEqual({ err: 0, err_msg: "" });
  expect(await ended(second.child, "SIGINT")).toBe(0);
  expect(isRunning(postmasterPid(dataDir))).toBe(false);
});

test("a database that survived a killed server is taken over", { tag: "@deep" }, async ({ request }) => {
  demoFolder(dataDir);
  const first = await start();
  const postmaster = postmasterPid(dataDir);
  await ended(first.child, "SIGKILL");
  expect(isRunning(postmaster)).toBe(true);
  const second = await start();
  expect(postmasterPid(dataDir)).toBe(postmaster);
  expect((await request.get(`${second.address}/rest/health`)).status()).toBe(200);
  expect(await ended(second.child, "SIGTERM")).toBe(0);
  expect(isRunning(postmaster)).toBe(false);
});

test("the journeys' own server ends with who started it, also where that was killed", { tag: "@deep" }, async () => {
  const { PATH = "", DEMO_COMPANY = "" } = process.env;
  const env = { PATH, PORT: "0", DATA_DIR: dataDir, DEMO_COMPANY };
  const child = spawn(process.execPath, ["serve.mjs"], { cwd: import.meta.dirname, env });
  children.push(child);
  await ready(child);
  const postmaster = postmasterPid(dataDir);
  const code = new Promise((resolve) => child.on("exit", resolve));
  // all that a process notices of one that was killed
  child.stdin.end();
  expect(await code).toBe(0);
  expect(isRunning(postmaster)).toBe(false);
});

test("without the demo company there is no account", { tag: "@deep" }, async ({ request }) => {
  const { address, said } = await start({ DEMO: "off", HOST: "127.0.0.1" });
  expect(said).not.toContain("demo.test");
  const login = await request.post(`${address}/rest/mypims/login`, {
    data: { uid: "staff@demo.test", upw: "demo-2026!" },
  });
  expect(login.status()).toBe(403);
});

test("demo accounts on an open address are warned of", { tag: "@deep" }, async () => {
  demoFolder(dataDir);
  expect((await start({ HOST: "0.0.0.0" })).said).toContain("WARNING");
});

test.describe("what keeps it from starting is said in one line", { tag: "@deep" }, () => {
  test("a port in use", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
    expect(await failed({ PORT: String(port) })).toBe(
      `port ${port} is in use: set PORT to another one, for example PORT=${port + 1} npm start`,
    );
    server.close();
  });

  test("a data folder in use", async () => {
    await start({ DEMO: "off" });
    expect(await failed({})).toBe(`another server is using ${dataDir}: stop it, or set DATA_DIR to another folder`);
  });

  test("a data folder that cannot be written", async () => {
    expect(await failed({ DATA_DIR: "/dev/null/data" })).toBe(
      "cannot write to /dev/null/data (ENOTDIR): set DATA_DIR to a folder that can be written",
    );
  });

  test("wrong settings", async () => {
    expect(await failed({ PORT: "http", DEMO: "yes", LINK_KEY: "short" })).toBe(
      "wrong setting: PORT: must be a whole number from 0 to 65535; DEMO: must be on or off; LINK_KEY: must have 24 characters or more",
    );
  });

  test("an address of another machine, before anything is made", async () => {
    const fresh = `${dataDir}/fresh`;
    expect(await failed({ HOST: "192.0.2.1", DATA_DIR: fresh })).toBe(
      "wrong setting: HOST: must be an address of this machine",
    );
    expect(existsSync(fresh)).toBe(false);
  });

  test("a database server that does not answer", async () => {
    expect(await failed({ DATABASE_URL: "postgres://127.0.0.1:1/portal" })).toMatch(
      /^DATABASE_URL: no connection \(.*\)$/,
    );
  });

  test("an old Node", async () => {
    const old = 'Object.defineProperty(process.versions, "node", { value: "18.19.0" })';
    const main = "../apps/server/dist/main.js";
    const child = spawn(process.execPath, ["--import", `data:text/javascript,${old}`, main], {
      cwd: import.meta.dirname,
    });
    expect(await outputOf(child)).toBe("Node 18.19.0 is too old: install Node 22.22 or newer");
  });
});

async function start(settings: Record<string, string> = {}): Promise<Started> {
  return ready(server(settings));
}

/** What a server that does not start says. */
async function failed(settings: Record<string, string>): Promise<string> {
  return outputOf(server(settings));
}

function server(settings: Record<string, string>): ChildProcess {
  const child = launch({ DATA_DIR: dataDir, ...settings });
  children.push(child);
  return child;
}

async function outputOf(child: ChildProcess): Promise<string> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  expect(await new Promise((resolve) => child.on("exit", resolve))).toBe(1);
  return said.trim();
}
