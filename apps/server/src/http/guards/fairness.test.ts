import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/test-portal";

const draft = (body: string) => ({
  ...{ idx: 0, ver: 0, kind: "D1", title: "긴 글", body, data: {}, secret: "normal", keep_years: "5" },
  ...{ line: [], files: [] },
});

test("while one person sends as many long texts as they can, another one's is saved before them", async () => {
  const portal = await openTestPortal();
  const [flooding, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("lead@demo.test")];
  const save = "/rest/documents/saveDraft";
  const order: string[] = [];
  const noted = async (who: string, answer: ReturnType<typeof other.post>) => {
    const { statusCode } = await answer;
    order.push(who);
    return statusCode;
  };
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

test("of whoever sends more than can wait the rest is refused, and nobody else's is", async () => {
  const portal = await openTestPortal();
  const [flooding, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("lead@demo.test")];
  const read = "/rest/personal/getGNBInfo";
  const flood = Array.from({ length: 200 }, () => flooding.get(read));
  expect((await other.get(read)).statusCode).toBe(200);
  expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
});
