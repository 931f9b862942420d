import { expect, test } from "vitest";
import { openWorkshop } from "../../testing/open-workshop";

const at = (part: string) => `/rest/records/supplier/${part}`;

test("a list's drawer adds and changes by its own grants, with the fields of its form alone", async () => {
  const portal = await openWorkshop();
  const people = await portal.signedIn("people@demo.test");
  const support = await portal.signedIn("support@demo.test");
  const staff = await portal.signedIn("staff@demo.test");
  const add = (visitor: typeof people, values: object) =>
    visitor.post(at("add"), { screen: "Workshop-Suppliers#add", values });
  const { idx } = (await add(people, { name: "새봄상사", discount: 5 })).json();
  expect((await add(staff, { name: "몰래" })).statusCode).toBe(403);
  expect((await add(people, { name: "" })).json().fields).toEqual({ name: "상호: 필수 항목입니다." });

  const read = (visitor: typeof people) =>
    visitor.get(`${at("read")}?idx=${idx}&on=Workshop-Suppliers%23view&screen=Workshop-Suppliers`);
  expect((await read(people)).json()).toMatchObject({
    record: { name: "새봄상사", bought: 0 },
    may: { change: false, remove: false, related: ["work", "timber"] },
  });
  expect((await read(staff)).statusCode).toBe(403);

  const change = (visitor: typeof people, values: object) => visitor.post(at("change"), { idx, ver: 1, values });
  expect((await change(people, { discount: 9 })).statusCode).toBe(403);
  expect((await change(support, { idx_writer: 1, ver: 7 })).json()).toMatchObject({ err: 0 });
  expect((await change(support, { grade: "z" })).statusCode).toBe(409);
});
