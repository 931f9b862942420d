import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { openTestPortal } from "../../testing/test-portal";

const path = "/rest/personal/getSessionList";

test("strangers are asked to wait after some calls, without a query; who has signed in at their address is not", async () => {
  const portal = await openTestPortal({ settings: { callsPerMinute: 40 } });
  const visitor = await portal.signedIn("staff@demo.test");
  expect((await visitor.get(path)).statusCode).toBe(200);
  const headers = { cookie: `portal_session=${"a".repeat(43)}` };
  const answers = [];
  for (let tries = 0; tries < 20; tries++) answers.push(await portal.app.inject({ url: path, headers }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  expect(answers.at(-1)?.json()).toEqual({ err: 429, err_msg: "요청이 너무 많습니다. 잠시 뒤에 다시 시도하세요." });
  const { pool } = portal;
  let queries = 0;
  pool.on("acquire", () => queries++);
  expect((await portal.app.inject({ url: path, headers })).statusCode).toBe(429);
  expect(queries).toBe(0);
  expect((await visitor.get(path)).statusCode).toBe(200);
  // nor who signs in there meanwhile
  const late = portal.visitor();
  const login = { uid: "lead@demo.test", upw: DEMO_PASSWORD };
  expect((await late.post("/rest/mypims/login", login)).statusCode).toBe(200);
  expect((await late.get(path)).statusCode).toBe(200);
});

test("who tries addresses that are none is asked to wait like any other stranger", async () => {
  const { app } = await openTestPortal({ settings: { callsPerMinute: 40 } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 20; tries++)
    statuses.push((await app.inject({ url: `/rest/nothing/${tries}` })).statusCode);
  expect(statuses).toEqual([...Array(10).fill(404), ...Array(10).fill(429)]);
});

test("a connection on which nobody reads what was asked for is ended", async () => {
  const { app } = await openTestPortal({ silence: 300 });
  app.get("/large", async () => "가".repeat(30_000_000));
  const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.pause();
  const [served] = await Promise.all([
    once(app.server, "request"),
    socket.write("GET /large HTTP/1.1\r\nhost: a\r\n\r\n"),
  ]);
  await once(served[0].socket, "close");
  expect(await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0);
  socket.destroy();
});
