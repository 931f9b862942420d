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
  const flood = Array.from({ length: 19 }, () =>
    noted("flooding", flooding.post(save, draft("<b>가</b>".repeat(20_000)))),
  );
  const saved = await noted("other", other.post(save, draft(`<p>${"가".repeat(2000)}</p>`.repeat(3))));
  expect(saved).toBe(200);
  // one of each thread may have begun before
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
