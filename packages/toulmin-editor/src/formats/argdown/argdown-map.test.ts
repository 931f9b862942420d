// @vitest-environment jsdom
import { argdown as core } from "@argdown/core";
import { describe, expect, test } from "vitest";
import { isUnreadable } from "../../core/problem";
import { words } from "../../testing/format-contract";
import { judgmentOf } from "../../testing/judgment-of";
import { placed } from "../base/placed";
import type { FormatReading } from "../base/reading";
import { argdown } from "./argdown";
import { readArgdownMap } from "./argdown-map";

const debate = `===
title: 과도와 고의
===

/* 두 주장
   [없음]: 주석 속의 것은 없다. */
[고의]: 피고인에게 살인의 고의가 있었다. #주장
  + <급소>: 칼이 심장을 향하였다.
여러 번이었다. {source: "증3"}
    - <다툼>
    +> [공격]
  - 피고인은 달아났다. // 곁말
  <_ [조명]: 골목은 어두웠다.

# 둘째

[공격]: 먼저 공격하였다.
<다툼>: 우발적인 다툼이었다.

<경험칙>

(1) [흉기]: 과도는 흉기이다.
(2) 흉기로 급소를 찌르면 죽는다.
--
전건 긍정 {uses: [1,2]}
--
(3) 죽을 수 있음을 알았다.
    -> [무죄]: 고의가 없다.
-- 추론 --
(4) [고의]
`;

/** What the reference implementation makes of it: its relations by what their ends say. */
function reference(input: string) {
  const { relations = [], arguments: all = {} } = core.run({
    input,
    process: ["parse-input", "build-model"],
    logLevel: "error",
  });
  const kinds: Record<string, string> = { support: "supports", attack: "attacks", undercut: "attacks" };
  const nameOf = (title: string | undefined, type: string | undefined) => {
    const steps = type === "argument" ? all[title ?? ""]?.pcs : undefined;
    if (steps && steps.length > 0) return steps.at(-1)?.title;
    return type === "argument" ? `<${title}>` : title;
  };
  return relations.flatMap(({ relationType, from, to }) => {
    const kind = kinds[relationType];
    return kind ? [`${nameOf(from?.title, from?.type)} ${kind} ${nameOf(to?.title, to?.type)}`] : [];
  });
}

describe("Argdown of others", () => {
  test("says who speaks for or against whom, and nothing of its comments, tags and data", () => {
    const { statements, relations } = readArgdownMap(debate);
    const words = new Map(statements.map(({ id, text }) => [id, text]));
    expect([...words.values()]).toEqual([
      "피고인에게 살인의 고의가 있었다.",
      "칼이 심장을 향하였다. 여러 번이었다.",
      "우발적인 다툼이었다.",
      "먼저 공격하였다.",
      "피고인은 달아났다.",
      "골목은 어두웠다.",
      "과도는 흉기이다.",
      "흉기로 급소를 찌르면 죽는다.",
      "죽을 수 있음을 알았다.",
      "고의가 없다.",
    ]);
    expect(relations.map(({ from, kind, to }) => `${words.get(from)} ${kind} ${words.get(to)}`)).toEqual([
      "칼이 심장을 향하였다. 여러 번이었다. supports 피고인에게 살인의 고의가 있었다.",
      "우발적인 다툼이었다. attacks 칼이 심장을 향하였다. 여러 번이었다.",
      "칼이 심장을 향하였다. 여러 번이었다. supports 먼저 공격하였다.",
      "피고인은 달아났다. attacks 피고인에게 살인의 고의가 있었다.",
      "골목은 어두웠다. attacks 피고인에게 살인의 고의가 있었다.",
      "과도는 흉기이다. supports 죽을 수 있음을 알았다.",
      "흉기로 급소를 찌르면 죽는다. supports 죽을 수 있음을 알았다.",
      "죽을 수 있음을 알았다. attacks 고의가 없다.",
      "죽을 수 있음을 알았다. supports 피고인에게 살인의 고의가 있었다.",
    ]);
  });

  test("relations of named things are those of the reference implementation", () => {
    const named = `[A]: 가.
  + <B>: 나.
    - [C]: 다.
      + <D>: 라.
    + <E>
  - [F]: 바.

<E>: 마.
  -> [F]
  +> [G]: 사.

[G]
  <- [H]: 아.
  <+ <D>
`;
    const { relations } = readArgdownMap(named);
    const said = relations.map(({ from, kind, to }) => `${from} ${kind} ${to}`).sort();
    expect(said).toEqual(reference(named).sort());
    expect(said).toHaveLength(9);
  });

  test("becomes claims with what speaks for and against them, told as guessed", async () => {
    const file = { name: "debate.txt", text: debate };
    expect(argdown.recognises?.(file)).toBe(true);
    const reading = (await argdown.read?.(file)) as FormatReading;
    expect(reading.isGuessed).toBe(true);
    const shown = new Map(reading.marks.map((mark) => [mark.text, mark]));
    const elementOf = (text: string) => {
      const mark = shown.get(text);
      return [mark?.ctype, mark?.owner];
    };
    expect(shown.get("피고인에게 살인의 고의가 있었다.")?.ctype).toBe("C");
    expect(elementOf("칼이 심장을 향하였다. 여러 번이었다.")).toEqual(["D", "고의"]);
    expect(elementOf("우발적인 다툼이었다.")).toEqual(["R", "고의"]);
    expect(elementOf("피고인은 달아났다.")).toEqual(["R", "고의"]);
    expect(elementOf("고의가 없다.")).toEqual(["C", null]);
  });

  test("gives back an attack on a rebuttal, which has no place here, by every file of ours", async () => {
    const text = "[a]: 고의가 있다.\n  <- [b]: 우발적이었다.\n    <- [c]: 기다렸다.\n";
    const judgment = judgmentOf("고의가 있다. 우발적이었다. 기다렸다.");
    let file = { name: "debate.argdown", text };
    for (const isGuessed of [true, undefined]) {
      const reading = (await argdown.read?.(file)) as FormatReading;
      expect(reading).toMatchObject({ lost: ["기다렸다. → 우발적이었다. (attacks)"] });
      expect(reading.isGuessed).toBe(isGuessed);
      const result = placed(reading, judgment);
      if (isUnreadable(result)) throw new Error(JSON.stringify(result));
      expect(result.document.nodes.map(({ ctype }) => ctype)).toEqual(["C", "R", "D"]);
      file = { name: "ours.argdown", text: argdown.write(result.document, words) };
      const [, rebuttal, attack] = result.document.nodes;
      expect(readArgdownMap(file.text).relations).toContainEqual({
        from: attack?.id,
        to: rebuttal?.id,
        kind: "attacks",
      });
    }
  });

  test("judgments are none, nor is a file that says nothing", async () => {
    for (const text of [
      "[이하 '갑'이라 한다]: 설명\n  - 붙임\n",
      "1. 판단\n - <증거>에 의하면\n",
      "<증거의 요지>\n- 과도 1자루\n",
    ])
      expect(argdown.recognises?.({ name: "판결.txt", text })).toBe(false);
    expect(isUnreadable((await argdown.read?.({ name: "a.argdown", text: "/* */" })) as FormatReading)).toBe(true);
  });

  test.each(["/*", "<!--", "[", "<", "[a]: b\n  + ", " + ", "(1) a\n--\n", "#(", "@[", " {", "===\n", " ".repeat(50)])(
    "400,000 letters of %j end",
    (piece) => {
      const text = `[a]: b\n${piece.repeat(400_000 / piece.length)}`;
      expect(readArgdownMap(text).statements.length).toBeGreaterThan(0);
    },
  );
});
