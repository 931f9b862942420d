import { expect, test } from "vitest";
import type { PlacedField } from "../../../fields/definitions";
import { linesOfFile } from "./lines-of-file";

const field = (key: string, column: string, given: object) =>
  ({ key, column, entity: "taker", field: { kind: "text", label: key, ...given } }) as unknown as PlacedField;
const fields = [
  field("name", "name", { label: "이름", required: true }),
  field("emp_no", "emp_no", { label: "사번" }),
  field("status", "status", { label: "상태", kind: "choice", options: { wait: "대기", done: "응시" } }),
  field("score", "score", { label: "점수", kind: "decimal", digits: [5, 1] }),
];
const form = { fields, first: { status: "wait" }, keys: ["emp_no", "name"] };

test("rows become lines by the labels of the first row, in any order", () => {
  const taken = linesOfFile(
    [
      ["사번", "이 름", "점수"],
      ["A1", "김하나", "1,234.5"],
      ["A2", "이두리", ""],
    ],
    { ...form, lines: [] },
  );
  expect(taken).toEqual({
    lines: [
      { status: "wait", emp_no: "A1", name: "김하나", score: 1234.5 },
      { status: "wait", emp_no: "A2", name: "이두리" },
    ],
    added: 2,
    changed: 0,
    problems: [],
  });
});

test("without such a row they stand as on the form", () => {
  const { lines } = linesOfFile([["김하나", "A1", "응시", "90"]], { ...form, lines: [] });
  expect(lines).toEqual([{ name: "김하나", emp_no: "A1", status: "done", score: 90 }]);
});

test("results go to the lines that are there, by number or by name; what is empty changes nothing", () => {
  const lines = [
    { idx: 7, name: "김하나", emp_no: "A1", status: "wait" },
    { idx: 8, name: "이두리", emp_no: "A2", status: "wait", score: 10 },
  ];
  const byNumber = linesOfFile(
    [
      ["사번", "상태", "점수"],
      ["A2", "응시", ""],
      ["A1", "응시", "77"],
    ],
    { ...form, lines },
  );
  expect(byNumber.lines).toEqual([
    { ...lines[0], status: "done", score: 77 },
    { ...lines[1], status: "done" },
  ]);
  expect(byNumber).toMatchObject({ added: 0, changed: 2 });
  const byName = linesOfFile(
    [
      ["이름", "점수"],
      ["김하나", "55"],
    ],
    { ...form, lines },
  );
  expect(byName.lines[0]).toEqual({ ...lines[0], score: 55 });
});

test("a row that is there twice in the file is one line; what cannot be read is told by its row", () => {
  const taken = linesOfFile(
    [
      ["이름", "사번", "점수", "혈액형"],
      ["김하나", "A1", "많음", "O"],
      ["김하나", "A1", "80", ""],
      ["", "A9", "", ""],
    ],
    { ...form, lines: [] },
  );
  expect(taken.lines).toEqual([
    { status: "wait", name: "김하나", emp_no: "A1", score: 80 },
    { status: "wait", emp_no: "A9" },
  ]);
  expect(taken.problems).toEqual([
    "1행: ‘혈액형’ 열은 이 표에 없습니다.",
    "2행 점수: ‘많음’을 읽지 못했습니다.",
    "4행: 이름이 없습니다.",
  ]);
});
