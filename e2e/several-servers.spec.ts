import type { ChildProcess } from "node:child_process";
import { type APIRequestContext, type APIResponse, expect, test } from "playwright/test";
import { databaseUrl, demoFolder, ended, launch, postmasterPid, ready, removeData } from "./server";

// the demo company is made first, which takes most of a minute beside other journeys
test.describe.configure({ timeout: 180_000 });

// two processes on one database; a load balancer would send a person's calls to either

let dataDir: string;
let children: ChildProcess[];

test.beforeEach(async () => {
  dataDir = demoFolder();
  children = [];
});
test.afterEach(async () => {
  // the first one has the database
  for (const child of children.reverse()) await ended(child, "SIGTERM");
  removeData(dataDir);
});

test("a person's calls may go to either of two servers", { tag: "@deep" }, async ({ request }) => {
  const [one, other] = await startTwo();
  const cookie = await signIn(request, one);
  const list = (address: string) => request.get(`${address}/rest/personal/getSessionList`, { headers: { cookie } });
  for (const address of [one, other, one]) expect((await list(address)).status()).toBe(200);
  const before = await thanksLeft(request, other, cookie);
  const gift = { target: 101, dollar: 30, message: "고마워요" };
  const sent = await request.post(`${one}/rest/personal/sendThxDollar`, { data: gift, headers: { cookie } });
  expect(await sent.json()).toMatchObject({ err: 0 });
  expect(await thanksLeft(request, other, cookie)).toBe(before - 30);
  await request.get(`${other}/rest/personal/logout`, { headers: { cookie } });
  expect(await (await list(one)).json()).toMatchObject({ err: 201 });
});

test("what one may give in a month is not more with two servers at once", { tag: "@deep" }, async ({ request }) => {
  const [one, other] = await startTwo();
  const cookie = await signIn(request, one);
  const left = await thanksLeft(request, one, cookie);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const data = { target: 101, dollar: 50, message: `${index}` };
      const address = index % 2 === 0 ? one : other;
      return (await request.post(`${address}/rest/personal/sendThxDollar`, { data, headers: { cookie } })).status();
    }),
  );
  const sent = answers.filter((status) => status === 200).length;
  expect(sent).toBe(Math.floor(left / 50));
  expect(answers.filter((status) => status === 409)).toHaveLength(20 - sent);
  expect(await thanksLeft(request, other, cookie)).toBe(left - sent * 50);
});

test("wrong passwords are counted together", { tag: "@deep" }, async ({ request }) => {
  const [one, other] = await startTwo();
  const tries = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const answer = await login(request, index % 2 === 0 ? one : other, "lead@demo.test", "wrong");
      return ((await answer.json()) as { err_msg: string }).err_msg;
    }),
  );
  expect(tries.filter((message) => !message.includes("잠긴"))).toHaveLength(5);
});

test("a server that stops finishes what it has begun, and the other goes on", { tag: "@deep" }, async ({ request }) => {
  const [one, other] = await startTwo();
  const running = login(request, other, "staff@demo.test", "demo-2026!");
  // the hash of the password is being made
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await ended(children[1] as ChildProcess, "SIGTERM")).toBe(0);
  const cookie = cookieOf(await running);
  const list = await request.get(`${one}/rest/personal/getSessionList`, { headers: { cookie } });
  expect(list.status()).toBe(200);
});

test("a server that is about to stop says so to load balancers first", { tag: "@deep" }, async ({ request }) => {
  const { child, address } = await begin({ DATA_DIR: dataDir, STOP_DELAY: "3" });
  expect((await request.get(`${address}/rest/ready`)).status()).toBe(200);
  const exit = ended(child, "SIGTERM");
  await expect.poll(async () => (await request.get(`${address}/rest/ready`)).status()).toBe(503);
  expect((await request.get(`${address}/rest/health`)).status()).toBe(200);
  expect(await exit).toBe(0);
});

test("while the database is away calls are refused in words, and afterwards they go on", { tag: "@deep" }, async ({
  request,
}) => {
  const { address } = await begin({ DATA_DIR: dataDir });
  const cookie = await signIn(request, address);
  const list = () => request.get(`${address}/rest/personal/getSessionList`, { headers: { cookie } });
  const killed = postmasterPid(dataDir);
  process.kill(killed, "SIGKILL");
  const refused = await list();
  expect(refused.status()).toBe(503);
  expect(refused.headers()["retry-after"]).toBe("5");
  expect(await refused.json()).toMatchObject({
    err: 503,
    err_msg: expect.stringContaining("데이터베이스에 연결할 수 없"),
  });
  expect((await request.get(`${address}/rest/health`)).status()).toBe(200);
  await expect.poll(async () => (await request.get(`${address}/rest/ready`)).status()).toBe(200);
  expect(postmasterPid(dataDir)).not.toBe(killed);
  expect((await list()).status()).toBe(200);
});

async function startTwo(): Promise<[string, string]> {
  const { address } = await begin({ DATA_DIR: dataDir });
  const other = await begin({ DATABASE_URL: databaseUrl(dataDir), HOST: "127.0.0.1" });
  return [address, other.address];
}

async function begin(settings: Record<string, string>) {
  const child = launch(settings);
  children.push(child);
  return ready(child);
}

function login(request: APIRequestContext, address: string, uid: string, upw: string) {
  return request.post(`${address}/rest/mypims/login`, { data: { uid, upw } });
}

async function signIn(request: APIRequestContext, address: string): Promise<string> {
  return cookieOf(await login(request, address, "staff@demo.test", "demo-2026!"));
}

function cookieOf(answer: APIResponse): string {
  return answer.headers()["set-cookie"]?.split(";")[0] ?? "";
}

async function thanksLeft(request: APIRequestContext, address: string, cookie: string): Promise<number> {
  const answer = await request.get(`${address}/rest/personal/getGNBInfo`, { headers: { cookie } });
  return ((await answer.json()) as { thanks: { remain: number } }).thanks.remain;
}
