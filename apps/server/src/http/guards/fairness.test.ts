import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { formOf } from "../../testing/records/form-of";
import { shareTestPortal, type Visitor } from "../../testing/test-portal";

const portal = shareTestPortal();

const draft = (body: string) => ({
  ...{ idx: 0, ver: 0, kind: "D1", title: "긴 글", body, data: {}, secret: "normal", keep_years: "5" },
  ...{ line: [], files: [] },
});

const save = "/rest/documents/saveDraft";

/** Notes in which order several are answered. */
function ordered() {
  const order: string[] = [];
  const noted = async (who: string, answer: ReturnType<Visitor["get"]>) => {
    const { statusCode } = await answer;
    order.push(who);
    return statusCode;
  };
  return { order, noted };
}

test("while one person sends as many long texts as they can, another one's is saved before them", async () => {
  const [flooding, other] = [await portal().signedIn("staff@demo.test"), await portal().signedIn("lead@demo.test")];
  const { order, noted } = ordered();
  const long = draft(`<p>${"가".repeat(2000)}</p>`.repeat(3));
  // each thread that cleans long texts begins with its first one, which takes as long as many of them
  await Promise.all([flooding.post(save, long), other.post(save, long)]);
  const flood = Array.from({ length: 19 }, () =>
    noted("flooding", flooding.post(save, draft("<b>가</b>".repeat(20_000)))),
  );
  const saved = await noted("other", other.post(save, long));
  expect(saved).toBe(200);
  // one or two that had begun before; in one line for all it would be nine, since short bodies are read before long ones
  expect(order.indexOf("other")).toBeLessThan(6);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});

const screen = "myPIMS-HolidayList";
const rows = Array.from({ length: 200 }, (_, n) => `2040-01-01,휴일 ${n},회사,종일`);
const file = () => formOf({ screen, check: "Y" }, "휴일.csv", Buffer.from(["날짜,이름,종류,구분", ...rows].join("\n")));

/** One call of whoever floods, and what it may be answered. */
const floods: Readonly<Record<string, readonly [number[], (from: Visitor, n: number) => ReturnType<Visitor["get"]>]>> =
  {
    searches: [
      [200, 429],
      (from) =>
        from.get(`/rest/records/holiday/list?screen=${screen}&rows=100&sort=-name&q=${encodeURIComponent("일")}`),
    ],
    exports: [[200, 429], (from) => from.get(`/rest/records/holiday/export?screen=${screen}&format=xlsx`)],
    imports: [[200, 429], (from) => from.send({ url: "/rest/records/holiday/import", ...file() })],
    // of many emails, so that none of them waits for another because of its own
    "sign-ins": [
      [403, 429],
      (from, n) => from.post("/rest/mypims/login", { uid: `${n}@demo.test`, upw: DEMO_PASSWORD }),
    ],
  };

test.each(Object.keys(floods))(
  "while one person floods the server with %s, another one saves and signs in before most of them",
  async (kind) => {
    const [statuses, ask] = floods[kind] as (typeof floods)[string];
    const flooding = kind === "sign-ins" ? portal().visitor() : await portal().signedIn("people@demo.test");
    const other = await portal().signedIn("lead@demo.test");
    const text = draft(`<p>${"가".repeat(2000)}</p>`);
    // threads begin with their first file, and plans with the first search
    await Promise.all([ask(flooding, 0), other.post(save, text)]);
    const { order, noted } = ordered();
    let isOver = false;
    const flood = Array.from({ length: FLOOD }, async (_, n) => {
      const answered = new Set<number>();
      for (let times = 0; !isOver && times < MOST; times++)
        answered.add(await noted("flooding", ask(flooding, n + times * FLOOD)));
      return [...answered];
    });
    const signIn = { uid: "lead@demo.test", upw: DEMO_PASSWORD };
    const answers = await Promise.all([
      noted("save", other.post(save, text)),
      noted("sign-in", portal().visitor().post("/rest/mypims/login", signIn, { remoteAddress: "192.0.2.7" })),
    ]);
    isOver = true;
    expect(answers).toEqual([200, 200]);
    // in one line for all it would be behind all of those that were sent before
    expect(order.indexOf("save")).toBeLessThan((FLOOD * 3) / 4);
    // several steps one after the other, each of which would be
    expect(order.indexOf("sign-in")).toBeLessThan(FLOOD * 2);
    expect(statuses).toEqual(expect.arrayContaining([...new Set((await Promise.all(flood)).flat())]));
  },
);

/** As many calls of one person as may wait. */
const FLOOD = 60;
/** So often each of them is sent at most. */
const MOST = 20;

test("of whoever sends more than can wait the rest is refused, and nobody else's is", async () => {
  const [flooding, other] = [await portal().signedIn("staff@demo.test"), await portal().signedIn("lead@demo.test")];
  const read = "/rest/personal/getGNBInfo";
  const flood = Array.from({ length: 200 }, () => flooding.get(read));
  expect((await other.get(read)).statusCode).toBe(200);
  expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
});

test("whose session calls are of is asked for the one before most of another's flood", async () => {
  const [flooding, other] = [await portal().signedIn("staff@demo.test"), await portal().signedIn("lead@demo.test")];
  const read = "/rest/personal/getGNBInfo";
  const { order, noted } = ordered();
  const flood = Array.from({ length: 100 }, () => noted("flooding", flooding.get(read)));
  expect(await noted("other", other.get(read))).toBe(200);
  // in one line for all it would be behind every one of them
  expect(order.indexOf("other")).toBeLessThan(flood.length / 2);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});
