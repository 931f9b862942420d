import { afterEach, expect, test } from "vitest";
import { CHEAP } from "../testing/cheap-passwords";
import { hashBy, hashPassword, isPassword } from "./password";

afterEach(() => hashBy(CHEAP));

test("a password is hashed at the cost that OWASP asks for, unless a test says otherwise", async () => {
  hashBy();
  const hash = await hashPassword("푸른밭-2027!");
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword("푸른밭-2027!", hash)).toBe(true);
  expect(await isPassword("푸른밭-2027", hash)).toBe(false);
});

test("a hash tells its own cost, and what is no hash belongs to no password", async () => {
  const hash = await hashPassword("푸른밭-2027!");
  expect(hash).toMatch(/^scrypt\$16\$1\$1\$/);
  hashBy();
  expect(await isPassword("푸른밭-2027!", hash)).toBe(true);
  expect(await isPassword("", "")).toBe(false);
  expect(await isPassword("x", "md5$16$1$1$c2FsdA$a2V5")).toBe(false);
});

test("two hashes of one password differ", async () => {
  expect(await hashPassword("푸른밭-2027!")).not.toBe(await hashPassword("푸른밭-2027!"));
});
