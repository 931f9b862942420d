import Fastify from "fastify";
import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/test-portal";
import { limitJson } from "./json";

const refused = { err: 400, err_msg: "보낸 내용에 항목이 너무 많습니다. 나누어 저장해 주세요." };
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const wide = (values: number) => `[${Array.from({ length: values }, () => 1).join()}]`;

const object = (values: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: values }, (_, n) => [`k${n}`, n])));

test.each([
  ["too deep", deep(65), true],
  ["as deep as may be", deep(63), false],
  ["of too many values", wide(20_002), true],
  ["of as many as may be", wide(20_000), false],
  ["an object of too many values", object(1001), true],
  ["an object of as many as may be", object(1000), false],
  ["of signs within a text", JSON.stringify('[{,"\\'.repeat(20_000)), false],
  ["too deep behind a text that is quoted", `["a\\"[",${deep(70)}]`, true],
])("what is sent and is %s is refused before it is read, or taken", async (_, value, isRefused) => {
  const portal = await openTestPortal();
  const staff = await portal.signedIn("staff@demo.test");
  const headers = { "content-type": "application/json" };
  const answer = await staff.send({
    method: "POST",
    url: "/rest/personal/savePreference",
    headers,
    payload: `{"a":${value}}`,
  });
  if (isRefused) expect(answer.json()).toEqual(refused);
  else expect(answer.json()).not.toEqual(refused);
});

test("whoever sends many long bodies at once is read in turns with everybody else", async () => {
  const app = Fastify();
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
