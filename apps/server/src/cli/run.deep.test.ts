import { expect, test } from "vitest";
import { staff } from "../db/tables";
import { DEMO_PASSWORD } from "../demo/accounts";
import { openTestShell } from "../testing/test-shell";

// a year of records is written twice
test("portal demo adds the company to a database without tables and takes it away", async () => {
  const { portal, db } = await openTestShell("nothing");
  expect((await portal("demo add")).said).toContain(DEMO_PASSWORD);
  expect((await portal("demo add")).said).toContain("has an organisation already");
  expect((await portal("demo remove")).said).toBe("the database is empty");
  expect(await db.$count(staff)).toBe(0);
  expect((await portal("demo add")).exitCode).toBe(0);
});
