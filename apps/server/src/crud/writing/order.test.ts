import { expect, test } from "vitest";
import { openWorkshop } from "../../testing/open-workshop";

const list = "/rest/records/bench/list?screen=Workshop-Benches";

interface Bench {
  readonly idx: number;
  readonly ver: number;
  readonly name: string;
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
  /** Those of this test, as the settings show them. */
  const benches = async () =>
    ((await support.get(list)).json().list as Bench[]).filter(({ name }) => ["하나", "둘", "셋"].includes(name));
  const names = async () => (await benches()).map(({ name }) => name);
  /** Asks for these records in this order. */
  const order = (asked: readonly (Bench | undefined)[], by = support) =>
    by.post("/rest/records/bench/order", {
      list: asked.map((bench, at) => ({ idx: bench?.idx, ver: bench?.ver, place: at + 1 })),
    });
  return { portal, support, benches, names, order };
}

test("records get their places in one call", async () => {
  const { benches, names, order } = await openBenches();
  const [first, second, third] = await benches();
  expect((await order([second, third, first])).statusCode).toBe(200);
  expect(await names()).toEqual(["둘", "셋", "하나"]);
});

test("one record that has changed meanwhile leaves all of them where they were", async () => {
  const { support, benches, names, order } = await openBenches();
  const [first, second, third] = await benches();
  await support.post("/rest/records/bench/change", { idx: second?.idx, ver: second?.ver, values: { room: "south" } });
  expect((await order([second, first, third])).statusCode).toBe(409);
  expect(await names()).toEqual(["하나", "둘", "셋"]);
});

test("of two who put them into another order at once, one is done and the other is told", async () => {
  const { benches, order } = await openBenches();
  const [first, second, third] = await benches();
  const answers = await Promise.all([order([second, first, third]), order([third, second, first])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("who may not change the records may not order them", async () => {
  const { portal, benches, names, order } = await openBenches();
  const [first, second, third] = await benches();
  const staff = await portal.signedIn("staff@demo.test");
  expect((await order([third, second, first], staff)).statusCode).toBe(403);
  expect(await names()).toEqual(["하나", "둘", "셋"]);
});
