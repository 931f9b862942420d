import { expect, test } from "vitest";
import { pastedTable } from "./pasted-table";

test("cells copied from a spreadsheet are parted by commas, those with commas in quotes", () => {
  expect(pastedTable("직원\t일수\t사유\r\nP160100\t15\t포상, 최우수\r\n")).toBe(
    '직원,일수,사유\r\nP160100,15,"포상, 최우수"\r\n',
  );
  expect(pastedTable('사유\t메모\n"두\n줄"\t5" 판')).toBe('사유,메모\n"두\n줄","5"" 판"');
});

test("CSV stays as it is", () => {
  expect(pastedTable('직원,사유\nP1,"포상, 최우수"')).toBe('직원,사유\nP1,"포상, 최우수"');
});
