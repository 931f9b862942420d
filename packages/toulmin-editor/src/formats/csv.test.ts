// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { edit } from "../core/commands/edit";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { en } from "../locales/en";
import { asFile, words } from "../testing/format-contract";
import { judgmentOf } from "../testing/judgment-of";
import { readWords } from "./base/define-format";
import { csv } from "./csv";
import { readFile } from "./read-file";

const claim = mark(judgmentOf("👩‍⚖️ 고의가 인정된다."), "C", { start: 6, end: 14 }) as ToulminDocument;
const read = (text: string) => readFile(asFile(text, "표.csv"), [csv]);

describe("a table", () => {
  test.each([
    ["semicolons", '요소;원문 구절;핵심어\r\n주장;고의;"가;나"\r\n', "표.csv"],
    ["tabs", "요소\t원문 구절\t핵심어\n주장\t고의\t가;나\n", "표.tsv"],
  ])("with %s between its cells is read", async (_what, text, name) => {
    const outcome = await readFile(asFile(text, name), [csv]);
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    expect(outcome.reading.marks).toMatchObject([{ ctype: "C", text: "고의", attributes: { keyword: "가;나" } }]);
  });

  test("begins with a byte order mark, has a head, and counts characters", () => {
    const [head, row] = csv.write(claim, words).split("\r\n");
    expect(head).toBe(
      "\uFEFF분류 코드,요소,소속 주장,원문 구절,대체 문구,행위자,핵심어,시작 시각,종료 시각,장소,쟁점 번호,한정어,메모,받치는 요소,기준 사실,근거로 쓰는 주장,시작 글자,끝 글자",
    );
    expect(row).toBe("1-주장-1,주장,1-주장-1,고의가 인정된다,고의가 인정된다,,,,,,,,,,,,5,13");
  });

  test.each(["=1+1", "+82", "-1", "@SUM(A1)", "\tx", "\rx", "＝1", "'=1", "''@x"])(
    "never lets a spreadsheet take %j for a formula",
    async (keyword) => {
      const document = edit(claim, "node1", { keyword }) as ToulminDocument;
      const text = csv.write(document, words);
      expect(text).toMatch(new RegExp(`[,"]'${keyword[0]}`));
      const outcome = await read(text);
      expect(outcome).toMatchObject({ reading: { marks: [{ attributes: { keyword } }] } });
    },
  );

  test("is read with English heads, in any order, with columns of its own", async () => {
    const { text, element, target } = en.formats.columns;
    expect(
      await read(`remark,${text},${element},${target}\nx,고의,claim,Defendant\n,칼로,Rebuttal support,목격자`),
    ).toMatchObject({
      reading: {
        text: null,
        marks: [
          { ctype: "C", text: "고의", attributes: { target: "defendant" } },
          { ctype: "RS", text: "칼로", attributes: { target: "목격자" } },
        ],
      },
    });
  });

  test("names actors of the host by their labels, and takes them back", async () => {
    const host = { ...words, actors: [{ key: "w1", label: "목격자 1" }] };
    const document = edit(claim, "node1", { target: "w1" }) as ToulminDocument;
    const text = csv.write(document, host);
    expect(text).toContain(",목격자 1,");
    const outcome = await readFile(asFile(text, "표.csv"), [csv], readWords(host));
    expect(outcome).toMatchObject({ reading: { marks: [{ attributes: { target: "w1" } }] } });
  });

  test.each([
    ["a missing column", "원문 구절\n고의", { reason: "wrong-kind", place: "요소", line: 1 }],
    [
      "an unknown element",
      "요소,원문 구절\n주장,고의\n주장들,고의",
      { reason: "unknown", place: "요소", line: 3, value: "주장들" },
    ],
    ["no rows", "요소,원문 구절\n", { reason: "empty", place: "" }],
  ])("with %s is refused with its place", async (_what, text, error) => {
    expect(await read(text)).toEqual({ error });
  });
});
