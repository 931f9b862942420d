import { expect, test } from "vitest";
import { openWorkshop } from "../../testing/open-workshop";

const list = "/rest/records/bench/list?screen=Workshop-Benches&sort=sort";

interface Bench {
  readonly idx: number;
  readonly ver: number;
  readonly name: string;
  readonly sort: number;
}

async function openBenches() {
  const portal = await openWorkshop();
  const support = await portal.signedIn("support@demo.test");
  for (const [at, name] of ["하나", "둘", "셋"].entries()) {
    const values = { name, sort: at + 1 };
    expect((await support.post("/rest/records/bench/add", { screen: "Workshop-Benches", values })).statusCode).toBe(
      200,
    );
  }
  const benches = async () =>
    ((await support.get(list)).json().list as Bench[]).filter(({ name }) => ["하나", "둘", "셋"].includes(name));
  const order = (asked: readonly Bench[], by = support) =>
    by.post("/rest/records/bench/order", { list: asked.map(({ idx, ver, sort }) => ({ idx, ver, place: sort })) });
  return { portal, support, benches, order };
}

const swapped = ([one, other]: readonly Bench[]) =>
  one && other
    ? [
        { ...one, sort: other.sort },
        { ...other, sort: one.sort },
      ]
    : [];

test("records get their places in one call", async () => {
  const { benches, order } = await openBenches();
  expect((await order(swapped(await benches()))).statusCode).toBe(200);
  expect((await benches()).map(({ name, sort }) => `${name} ${sort}`)).toEqual(["둘 1", "하나 2", "셋 3"]);
});

test("one record that has changed meanwhile leaves all of them where they were", async () => {
  const { support, benches, order } = await openBenches();
  const shown = await benches();
  const [, second] = shown;
  await support.post("/rest/records/bench/change", { idx: second?.idx, ver: second?.ver, values: { room: "south" } });
  const refused = await order(swapped(shown));
  expect(refused.statusCode).toBe(409);
  expect((await benches()).map(({ name, sort }) => `${name} ${sort}`)).toEqual(["하나 1", "둘 2", "셋 3"]);
});

test("of two who put them into another order at once, one is done and the other is told", async () => {
  const { benches, order } = await openBenches();
  const shown = await benches();
  const answers = await Promise.all([order(swapped(shown)), order(swapped(shown.toReversed()))]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("who may not change the records may not order them", async () => {
  const { portal, benches, order } = await openBenches();
  const staff = await portal.signedIn("staff@demo.test");
  expect((await order(swapped(await benches()), staff)).statusCode).toBe(403);
  expect((await benches()).map(({ sort }) => sort)).toEqual([1, 2, 3]);
});
