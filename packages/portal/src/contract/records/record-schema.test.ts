import { expect, test } from "vitest";
import customerDb from "../../customermanagement/customer-db";
import { decimal } from "../../define/fields";
import { readRecord } from "./record-schema";

const { customer, contact } = customerDb.entities;
const definitions = { customer, contact };
const read = (lines: number) =>
  readRecord(
    customer,
    (name) => definitions[name as keyof typeof definitions],
    { contact: Array.from({ length: lines }, () => ({ name: "나루", email: "가", phone: "없음" })) },
    false,
  ).errors;

test("each mistake of each line is told by its place, up to a hundred; further lines are not read", () => {
  expect(Object.keys(read(2))).toEqual([0, 1].flatMap((at) => [`contact.${at}.phone`, `contact.${at}.email`]));
  expect(Object.keys(read(500))).toHaveLength(100);
});

test("a number with decimals has no more digits than its column", () => {
  const hours = { title: "시간", fields: { hours: decimal("시간", { digits: [5, 1] }) } };
  const errors = (value: number) => readRecord(hours, () => hours, { hours: value }, false).errors;
  expect([9999.9, -9999.9].map(errors)).toEqual([{}, {}]);
  expect([9999.95, 10_000, -10_000].map((value) => Object.keys(errors(value)))).toEqual([
    ["hours"],
    ["hours"],
    ["hours"],
  ]);
});
