import Fastify from "fastify";
import { expect, test } from "vitest";
import type { App } from "../routes/routes";
import { limitJson } from "./json";

test("whoever sends many long bodies at once is read in turns with everybody else", async () => {
  const app = Fastify() as unknown as App;
  app.decorateRequest("person", null as never);
  app.addHook("onRequest", async (request) => {
    request.person = { idx: Number(request.headers["x-person"]) } as never;
  });
  limitJson(app);
  const read: string[] = [];
  app.post("/", async ({ body }) => {
    read.push((body as { from: string }).from);
    return {};
  });
  const send = (person: number, length: number) => {
    const from = `${person}, ${length < 1000 ? "short" : "long"}`;
    return app.inject({
      method: "POST",
      url: "/",
      headers: { "x-person": String(person) },
      payload: { from, text: "가".repeat(length) },
    });
  };
  const flood = Array.from({ length: 20 }, () => send(1, 60_000));
  await Promise.all([...flood, send(2, 60_000), send(3, 10)]);
  expect(read).toHaveLength(22);
  expect(read.indexOf("3, short")).toBeLessThan(5);
  expect(read.indexOf("2, long")).toBeLessThan(5);
});
