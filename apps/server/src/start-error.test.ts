import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { StartError, whyNotStarted } from "./start-error";

test("a start that fails says why, without the statement and the values it was given", () => {
  const why = whyNotStarted(new DrizzleQueryError("insert into person", ["홍길동"], new Error("connection ended")));
  expect(why).toMatch(/^Error: connection ended\n/);
  expect(why).not.toMatch(/insert|홍길동/);
  expect(whyNotStarted(new StartError("the port is taken"))).toBe("the port is taken");
});
