import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
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

/** An app that reads what people send, and tells whose bodies it has read, in order. */
function openReader(type = "application/json", make = async () => {}) {
  const app = Fastify();
  app.decorateRequest("person", null as never);
  app.addHook("onRequest", async (request) => {
    request.person = { idx: Number(request.headers["x-person"]) } as never;
  });
  limitJson(app);
  const read: string[] = [];
  app.post("/", async ({ body }) => {
    read.push((body as { from: string }).from);
    await make();
    return {};
  });
  const send = (person: number, length: number) => {
    const from = `${person}, ${length < 1000 ? "short" : "long"}`;
    return app.inject({
      method: "POST",
      url: "/",
      headers: { "x-person": String(person), "content-type": type },
      payload: JSON.stringify({ from, text: "가".repeat(length) }),
    });
  };
  return { app, read, send };
}

test("whoever sends many long bodies at once is read in turns with everybody else", async () => {
  const { read, send } = openReader();
  const flood = Array.from({ length: 20 }, () => send(1, 60_000));
  await Promise.all([...flood, send(2, 60_000), send(3, 10)]);
  expect(read).toHaveLength(22);
  expect(read.indexOf("3, short")).toBeLessThan(5);
  expect(read.indexOf("2, long")).toBeLessThan(5);
});

test("of one person's long bodies two are read before one of their calls is answered, and those of others are", async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { read, send } = openReader("application/json", () => ended);
  const flood = Array.from({ length: 10 }, () => send(1, 60_000));
  const others = [];
  for (const person of [2, 3, 4, 5, 6]) {
    others.push(send(person, 60_000));
    await vi.waitFor(() => expect(read).toContain(`${person}, long`), { interval: 5 });
  }
  expect(read.filter((from) => from === "1, long")).toHaveLength(2);
  end();
  const answers = await Promise.all([...flood, ...others]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(read).toHaveLength(15);
});

test.each(["application/json", "Application/JSON; charset=utf-8"])(
  "more than twenty long bodies of one person at once are refused, and those of others and short ones are not: %s",
  async (type) => {
    const { read, send } = openReader(type);
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => send(1, 60_000)),
      send(1, 10),
      send(2, 60_000),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 22 }, () => 200),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 429).map((answer) => answer.json().message)).toContain(
      "앞서 보낸 내용을 읽고 있습니다. 잠시 후에 다시 시도하세요.",
    );
    expect(read).toHaveLength(22);
    expect((await send(1, 60_000)).statusCode).toBe(200);
  },
);

test("long bodies whose line is cut while they are received count no more, and are refused before all of one is there", async () => {
  const { app, send } = openReader();
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  try {
    const head = `POST / HTTP/1.1\r\nhost: portal\r\nx-person: 1\r\ncontent-type: application/json\r\ncontent-length: 400000\r\n\r\n{"from":"`;
    const begun = Array.from({ length: 20 }, () => connect(port, "127.0.0.1").on("error", () => {}));
    for (const line of begun) line.write(head);
    // as soon as all of them are being received, the next one is refused though most of it was never sent
    const refusal = await vi.waitFor(async () => {
      const next = connect(port, "127.0.0.1").on("error", () => {});
      next.write(head);
      const answer = await Promise.race([once(next, "data").then(([data]) => String(data)), sleep(200, "")]);
      next.destroy();
      expect(answer).toContain(" 429 ");
      return answer;
    });
    expect(refusal).toContain("앞서 보낸 내용을 읽고 있습니다");
    expect((await send(1, 60_000)).statusCode).toBe(429);
    for (const line of begun) line.destroy();
    await vi.waitFor(async () => expect((await send(1, 60_000)).statusCode).toBe(200));
  } finally {
    await app.close();
  }
});
