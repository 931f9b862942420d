// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { asFile, words } from "../testing/format-contract";
import { judgmentOf } from "../testing/judgment-of";
import { placed } from "./base/placed";
import { brat } from "./brat";
import { readFile } from "./read-file";

const read = (text: string) => readFile(asFile(text, "판결.ann"), [brat]);

describe("brat standoff", () => {
  test("has a fragment a block, counts characters, and names what belongs to what", () => {
    const judgment = judgmentOf("👩‍⚖️ 고의가 있다.", "\u1112\u1161\u11ab 칼로 찔렀다.");
    const claim = mark(judgment, "C", { start: 6, end: 9 }) as ToulminDocument;
    const document = mark(claim, "RS", { start: 10, end: 20 }) as ToulminDocument;
    expect(brat.write(document, words).split("\n").slice(0, 4)).toEqual([
      "T1\tClaim 5 8\t고의가",
      "T2\tRebuttal_Support 9 12;13 19\t있다. \u1112\u1161\u11ab 칼로",
      "R1\tBelongs_To Arg1:T2 Arg2:T1",
      expect.stringMatching(/^#1\tAnnotatorNotes T1\t\{/),
    ]);
  });

  test("of brat itself is read: notes in words, relations before their ends", async () => {
    const outcome = await read(
      "R1\tBelongs_To Arg1:T2 Arg2:T1\nT1\tClaim 0 3\t고의가\nT2\tTool 4 6\t칼로\n#1\tAnnotatorNotes T2\t흉기\nA1\tSure T1\n* \tx\n",
    );
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    expect(outcome.reading.isGuessed).toBe(true);
    expect(placed(outcome.reading, judgmentOf("고의가 칼로"))).toMatchObject({
      document: {
        nodes: [{ ctype: "C" }, { ctype: "D", text: "칼로", trans: "칼로", note: "흉기", toulmin: "node1" }],
      },
      unplaced: [],
    });
  });

  test("follows who supports and who attacks whom, and tells what it could not", async () => {
    const phrases = [
      "유죄이다",
      "칼이 있다",
      "알리바이가 있다",
      "증인이 보았다",
      "증인은 거짓말했다",
      "무관하다",
      "무죄이다",
    ];
    const text = phrases.join("\n");
    const type = (at: number) => (at === 0 || at === 6 ? "MajorClaim" : "Premise");
    const marks = phrases.map((words, at) => {
      const start = text.indexOf(words);
      return `T${at + 1}\t${type(at)} ${start} ${start + words.length}\t${words}`;
    });
    const relations = [
      "R1\tattacks Arg1:T3 Arg2:T1",
      "R2\tsupports Arg1:T4 Arg2:T3",
      "R3\tattacks Arg1:T5 Arg2:T4",
      "R4\tsupports Arg1:T2 Arg2:T1",
      "R5\tsupports Arg1:T2 Arg2:T7",
      "R6\tattacks Arg1:T7 Arg2:T1",
    ];
    const outcome = await read([...marks, ...relations].join("\n"));
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    expect(outcome.reading).toMatchObject({
      isGuessed: true,
      lost: [
        "칼이 있다 → 무죄이다 (supports)",
        "무죄이다 → 유죄이다 (attacks)",
        // it stands as a datum: there is no rebuttal of a rebuttal
        "증인은 거짓말했다 → 증인이 보았다 (attacks)",
      ],
    });
    const result = placed(outcome.reading, judgmentOf(...phrases));
    if ("error" in result) throw new Error(JSON.stringify(result));
    expect(result.document.nodes.map(({ ctype, toulmin, supports }) => [ctype, toulmin, supports])).toEqual([
      ["C", "node1", null],
      ["D", "node1", null],
      ["R", "node1", null],
      ["RS", "node1", "node3"],
      ["D", "node1", null],
      ["D", "node1", null],
      ["C", "node7", null],
    ]);
  });

  test("with words over two lines, as some tools write them, has whole marks", async () => {
    const outcome = await read(
      "T1\tClaim 0 9\t고의가 있다\n칼로\nT2\tPremise 10 13\t찔렀다\n\n#1\tAnnotatorNotes T2\t흉기\n",
    );
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    const result = placed(outcome.reading, judgmentOf("고의가 있다", "칼로 찔렀다"));
    expect(result).toMatchObject({
      document: { nodes: [{ text: "고의가 있다\n칼로" }, { text: "찔렀다", note: "흉기" }] },
      unplaced: [],
    });
  });

  test("has no element without words: it is told", async () => {
    const outcome = await read(
      "T1\tClaim 0 3\t고의가\nT2\tPremise 4 4\t\nR1\tsupports Arg1:T2 Arg2:T1\nT3\tPremise 90 95\t\n",
    );
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    const result = placed(outcome.reading, judgmentOf("고의가 있다"));
    expect(outcome.reading.lost).toEqual(["T2 Premise 4 4"]);
    expect(result).toMatchObject({ document: { nodes: [{ text: "고의가" }] }, wordless: ["T3"] });
  });

  test("tells of an attack on a rebuttal also where the file says what attacks", async () => {
    const text = ["T1\tC 0 2\t유죄", "T2\tR 3 7\t알리바이", "T3\tR 8 10\t거짓"];
    const outcome = await read([...text, "R1\tattacks Arg1:T2 Arg2:T1", "R2\tattacks Arg1:T3 Arg2:T2"].join("\n"));
    expect(outcome).toMatchObject({ reading: { lost: ["거짓 → 알리바이 (attacks)"] } });
  });

  test("gives back what has no place here, with the names that the marks have then", async () => {
    const text = [
      "T4\tMajorClaim 0 2\t유죄",
      "T7\tPremise 3 7\t알리바이",
      "T9\tPremise 8 10\t거짓",
      "R3\tattacks Arg1:T7 Arg2:T4",
      "R8\tundercuts Arg1:T9 Arg2:T7",
      "A2\tStance T7 Against",
      "*\tAlias T4 T9",
    ].join("\n");
    const outcome = await read(text);
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    expect(outcome.reading.lost).toEqual(["거짓 → 알리바이 (attacks)"]);
    const first = placed(outcome.reading, judgmentOf("유죄 알리바이 거짓"));
    if ("error" in first) throw new Error(JSON.stringify(first));
    const others = (file: string) => file.split("\n").filter((line) => /undercuts|^[A*]/.test(line));
    const written = brat.write(first.document, words);
    expect(others(written)).toEqual(["R3\tundercuts Arg1:T3 Arg2:T2", "A2\tStance T2 Against", "*\tAlias T1 T3"]);
    const again = await read(written);
    if ("error" in again) throw new Error(JSON.stringify(again));
    expect(again.reading).toMatchObject({ isGuessed: false, lost: ["거짓 → 알리바이 (attacks)"] });
    const second = placed(again.reading, judgmentOf("유죄 알리바이 거짓"));
    if ("error" in second) throw new Error(JSON.stringify(second));
    expect(second.document.nodes.map(({ ctype }) => ctype)).toEqual(["C", "R", "D"]);
    expect(others(brat.write(second.document, words))).toEqual(others(written));
  });

  test("whose relations run in a circle is read, and the circle is told", async () => {
    const outcome = await read("T1\tClaim 0 3\t고의가\nT2\tPremise 4 6\t칼로\nR1\tsupports Arg1:T2 Arg2:T2\n");
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    expect(outcome.reading.lost).toEqual(["칼로 → 칼로 (supports)"]);
  });

  test("that names no claim makes one of the first mark", async () => {
    const outcome = await read("T1\tHighlight 0 3\t고의가\nT2\tPremise 4 6\t칼로\n");
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    expect(placed(outcome.reading, judgmentOf("고의가 칼로"))).toMatchObject({
      document: { nodes: [{ ctype: "C" }, { ctype: "D" }] },
    });
  });

  test.each([
    ["a mark without offsets", "T1\tClaim x y\t고의", { place: "T1", line: 1, value: "Claim x y" }],
    [
      "a relation to nothing",
      "T1\tClaim 0 2\t고의\nR1\tSupports Arg1:T1 Arg2:T9",
      { place: "R1", line: 2, value: "T9" },
    ],
  ])("with %s is refused with its line", async (_what, text, error) => {
    expect(await read(text)).toEqual({ error: { reason: "unknown", ...error } });
  });
});
