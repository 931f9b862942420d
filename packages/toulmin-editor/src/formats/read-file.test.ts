import { describe, expect, test, vi } from "vitest";
import { en } from "../locales/en";
import { ko } from "../locales/ko";
import { asFile, words } from "../testing/format-contract";
import { judgmentOf } from "../testing/judgment-of";
import { defineFormat } from "./base/define-format";
import { placed } from "./base/placed";
import { formats } from "./index";
import { readFile } from "./read-file";

const read = (text: string, name: string) => readFile(asFile(text, name), Object.values(formats));

describe("a file", () => {
  test("of 50 MB is refused before it is read", async () => {
    const file = {
      name: "작업.json",
      size: 50 * 1024 * 1024,
      arrayBuffer: () => Promise.reject(new Error("was read")),
    };
    const outcome = await readFile(file, Object.values(formats));
    expect(outcome).toEqual({ error: { reason: "too-large", place: "", value: "50 MB" } });
    if (!("error" in outcome)) return;
    expect(ko.formats.problem(outcome.error)).toBe(
      "20MB 또는 20만 줄이 넘는 파일은 열 수 없습니다 (50 MB). 파일은 읽지 않았습니다.",
    );
    expect(en.formats.problem(outcome.error)).toMatch(/^Files of more than 20 MB or 200,000 lines cannot/);
  });

  test.each(["판결.txt", "판결.md", "판결.ann"])("of 5,000,000 lines is looked at by no format: %s", async (name) => {
    const recognises = vi.fn(() => true);
    const looking = Object.values(formats).map((format) => defineFormat<string>({ ...format, recognises }));
    const outcome = await readFile(asFile("가\n".repeat(5_000_000), name), looking);
    expect(outcome).toEqual({ error: { reason: "too-large", place: "", line: 200_001 } });
    expect(recognises).not.toHaveBeenCalled();
  });

  test.each([
    ["판결.hwp", "x", { reason: "unknown-kind", place: "", value: "판결.hwp" }],
    ["판결", "x", { reason: "unknown-kind", place: "", value: "판결" }],
    ["판결.txt", " \n ", { reason: "empty", place: "" }],
    ["작업.json", '{\n "nodes": [}', { reason: "no-json", place: "2:12" }],
    ["작업.json", '{\n "nodes": [],\n "blocks": tru, "a": 1 }', { reason: "no-json", place: "3:15" }],
    ["작업.json", '{"nodes": [', { reason: "no-json", place: "1:12" }],
    ["작업.json", '{"version":9,"blocks":[],"nodes":[]}', { reason: "unknown-version", place: "version", value: "9" }],
    ["작업.json", `${"[".repeat(200)}${"]".repeat(200)}`, { reason: "too-deep", place: "" }],
    [
      "작업.json",
      '{"version":1,"blocks":[],"nodes":[{"id":"x"}]}',
      { reason: "unknown", place: "nodes[0].id", value: "x" },
    ],
    ["포털.json", '{"ed_node":"[{}]"}', { reason: "unknown", place: "ed_node[0].ctype" }],
  ])("%s with %j is refused with its place and reason", async (name, text, error) => {
    expect(await read(text, name)).toEqual({ error });
  });

  test("whose reader throws is refused in words", async () => {
    const broken = defineFormat<string>({
      ...formats.csv,
      key: "broken",
      read: () => {
        throw new TypeError("x is not a function");
      },
    });
    const outcome = await readFile(asFile("요소", "표.csv"), [broken]);
    expect(outcome).toEqual({ error: { reason: "failed", place: "", value: "x is not a function" } });
    const deep = await read("<div>".repeat(100_000), "판결.html");
    expect(deep).toEqual({ error: { reason: "too-deep", place: "" } });
  });

  test.each([
    ["statements without an end", "[a]: ".concat('{"toulmin":'.repeat(300_000)), "no-json"],
    ["lines that begin like statements", '[a]: {"toulmin":'.repeat(300_000), "no-json"],
  ])("of %s is refused before the test ends", async (_what, text, reason) => {
    expect(await read(`${text}}`, "판결.argdown")).toMatchObject({ error: { reason } });
  });

  test("whose name says nothing is known by what is in it", async () => {
    const document = judgmentOf("고의가 인정된다.");
    for (const key of ["native", "aif", "portal"] as const) {
      expect(await read(formats[key].write(document, words), "내용.txt")).toMatchObject({ format: key });
    }
  });

  test("of text is a judgment, also when it begins with a bracket", async () => {
    expect(await read("[판결요지] 고의가 인정된다.", "판결.txt")).toMatchObject({
      format: null,
      reading: { text: { blocks: [{ text: "[판결요지] 고의가 인정된다." }] }, marks: [] },
    });
  });

  test("written before records had a version is brought up to date", async () => {
    const old = {
      text: "판결\n고의가 인정된다.",
      nodes: [{ id: "node1", ctype: "C", toulmin: "node1", text: "고의가" }],
    };
    const outcome = await read(JSON.stringify(old), "작업.json");
    const result = "error" in outcome ? outcome : placed(outcome.reading);
    expect(result).toMatchObject({
      document: { version: 2, blocks: [{ text: "판결" }, {}], nodes: [{ text: "고의가" }] },
    });
  });

  test("with marks alone needs a judgment", async () => {
    const outcome = await read("요소,원문 구절\n주장,고의", "표.csv");
    expect("error" in outcome ? outcome : placed(outcome.reading)).toMatchObject({ error: { reason: "no-text" } });
  });

  test("with elements and no claim is refused: every element belongs to one", async () => {
    const outcome = await read("요소,원문 구절\n근거자료,고의", "표.csv");
    const result = "error" in outcome ? outcome : placed(outcome.reading, judgmentOf("고의"));
    expect(result).toEqual({ error: { reason: "no-claim", place: "", value: "고의" } });
  });
});
