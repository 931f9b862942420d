import { expect, test } from "vitest";
import { mark } from "./commands/mark";
import { createDocument, type ToulminDocument } from "./document";
import { marksByEntry, outlineOf } from "./outline";
import { sourceOf } from "./source";

const documentOf = (...lines: string[]) =>
  createDocument({ blocks: lines.map((text) => ({ kind: "paragraph", text })) });
const outline = (...lines: string[]) =>
  outlineOf(documentOf(...lines).blocks).map(({ level, text }) => `${level} ${text}`);

test("the parts of a judgment and its numbered lines are its outline", () => {
  expect(
    outline(
      "한결지방법원",
      "【주    문】",
      "피고인을 징역 3년에 처한다.",
      "이   유",
      "1. 범죄사실",
      "가. 전제사실",
      "1) 관계",
      "가) 처음",
      "(1) 하나",
      "(가) 이것",
      "① 저것",
      "② 그것",
      "나. 범행",
      "2. 판단",
    ),
  ).toEqual([
    "1 【주    문】",
    "1 이   유",
    "2 1. 범죄사실",
    "3 가. 전제사실",
    "4 1) 관계",
    "5 가) 처음",
    "6 (1) 하나",
    "7 (가) 이것",
    "8 ① 저것",
    "8 ② 그것",
    "3 나. 범행",
    "2 2. 판단",
  ]);
});

test("a part and its first number may stand in one line; the names of people are no parts", () => {
  expect(
    outline("【피 고 인】 남도겸", "【이 유】1. 공소사실", "피고인은 훔쳤다.", "2. 판단", "【주 문】 항소를 기각한다."),
  ).toEqual(["1 【이 유】", "2 1. 공소사실", "2 2. 판단", "1 【주 문】"]);
});

test.each([
  ["a date", "3. 1. 찔렀다"],
  ["a number that follows none", "7. 갑 제7호증"],
  ["an ordinal that follows none", "다. 그러므로"],
  ["a decimal", "1.5배가 된다"],
  ["a number alone", "1."],
])("%s is no part", (_what, line) => {
  expect(outline("【이유】", line)).toEqual(["1 【이유】"]);
});

test.each([
  "증거의 요지",
  "법령의 적용",
  "양형의 이유",
  "피고인 및 변호인의 주장에 관한 판단",
  "쟁점에 대한 판단",
  "이유",
  "항소이유의 요지",
  "무죄 부분",
])("%s is a part without brackets", (line) => {
  expect(outline("【주문】", line, "1. 하나", "피고인이 낸 증거의 요지를 본다.")).toEqual([
    "1 【주문】",
    `1 ${line}`,
    "2 1. 하나",
  ]);
});

test("a heading that names a part keeps its level, and the row of a table is none", () => {
  const entries = outlineOf([
    { kind: "heading", level: 1, text: "판결" },
    { kind: "heading", level: 2, text: "증거의 요지" },
    { kind: "table-row", text: "법령의 적용" },
  ]);
  expect(entries.map(({ level, text }) => `${level} ${text}`)).toEqual(["1 판결", "2 증거의 요지"]);
});

test("numbers begin again in each part", () => {
  expect(outline("1. 가해", "가. 하나", "나. 둘", "2. 피해", "가. 하나", "다. 셋")).toEqual([
    "1 1. 가해",
    "2 가. 하나",
    "2 나. 둘",
    "1 2. 피해",
    "2 가. 하나",
  ]);
});

test("a list in which every line is the first is none", () => {
  expect(outline("【증거】", "1. 진술", "1. 조서", "1. 사진", "【법령】", "1. 형법", "2. 형사소송법")).toEqual([
    "1 【증거】",
    "1 【법령】",
    "2 1. 형법",
    "2 2. 형사소송법",
  ]);
});

test("headings are entries, and paragraphs without words are not counted", () => {
  const entries = outlineOf([
    { kind: "heading", level: 2, text: "쟁점" },
    { kind: "paragraph", text: "" },
    { kind: "paragraph", text: "본문" },
    { kind: "paragraph", text: "1. 판단" },
  ]);
  expect(entries.map(({ block, paragraph, level }) => [block, paragraph, level])).toEqual([
    [0, 1, 1],
    [3, 3, 2],
  ]);
});

test("marks lie in the part in which they begin", () => {
  let document = documentOf("머리말 고의", "1. 범행", "칼로 찔렀다.", "2. 판단", "고의가 인정된다.");
  const { text } = sourceOf(document.blocks);
  for (const phrase of ["머리말", "칼로", "고의가", "찔렀다.\n2. 판단"]) {
    const start = text.indexOf(phrase);
    document = mark(document, "C", { start, end: start + phrase.length }) as ToulminDocument;
  }
  const marks = marksByEntry(document, outlineOf(document.blocks));
  expect(marks.map((nodes) => nodes.map((node) => node.text))).toEqual([["칼로", "찔렀다.\n2. 판단"], ["고의가"]]);
});
