import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/test-portal";

/** What a server says to bytes that are sent to it as they are. */
async function answerTo(port: number, bytes: string): Promise<{ status: string | undefined; said: unknown }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.end(bytes);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: head.split(" ")[1], said: JSON.parse(body) };
}

test("requests that cannot be read are refused in words, and the server goes on", async () => {
  const { app, visitor } = await openTestPortal();
  const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  const get = (path: string, header = "") =>
    `GET ${path} HTTP/1.1\r\nhost: portal\r\n${header}connection: close\r\n\r\n`;
  const wrong = { err: 400, err_msg: "요청이 올바르지 않습니다." };
  expect(await answerTo(port, get("/rest/%E0%A4%A"))).toEqual({ status: "400", said: wrong });
  expect(await answerTo(port, "GET / BAD\r\n\r\n")).toEqual({ status: "400", said: wrong });
  expect(await answerTo(port, "\0\xff\xfe\r\n\r\n")).toEqual({ status: "400", said: wrong });
  expect(await answerTo(port, get("/rest/health", `x: ${"a".repeat(40_000)}\r\n`))).toEqual({
    status: "431",
    said: { err: 431, err_msg: "보낸 머리글이 너무 큽니다." },
  });
  expect((await visitor().get("/rest/health")).json()).toEqual({ err: 0 });
});
