import { expect, test } from "vitest";
import { grantRowsOf } from "./grant-rows";

const row = { emp_no: "P160100", qty: "15", valid_from: "2026-01-01", valid_to: "2026-12-31", memo: "2026년 연차" };

test("rows copied from Excel and rows of CSV are read alike, without their head", () => {
  expect(
    grantRowsOf("사번\t일수\t유효시작\t유효종료\t사유\nP160100\t15\t2026. 1. 1.\t2026/12/31\t2026년 연차\n"),
  ).toEqual([row]);
  expect(
    grantRowsOf('\uFEFF사번,일수,유효시작,유효종료,사유\r\nP160100,15,2026-01-01,2026-12-31,"2026년 연차"\r\n'),
  ).toEqual([row]);
});

test("a comma inside of quotes belongs to the cell, and empty lines are no rows", () => {
  expect(grantRowsOf('\nP1,1,2026-01-01,2026-12-31,"포상, ""최우수"""\n\n')[0]?.memo).toBe('포상, "최우수"');
});
