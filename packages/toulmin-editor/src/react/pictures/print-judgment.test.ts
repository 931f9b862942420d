// @vitest-environment jsdom
import { expect, test } from "vitest";
import { edit } from "../../core/commands/edit";
import type { ToulminDocument } from "../../core/document";
import { placedNodes } from "../../core/places";
import { sourceOf } from "../../core/source";
import { ko } from "../../locales/ko";
import { annotated } from "../../testing/annotated-sample";
import { sampleJudgment } from "../../testing/sample";
import { actorsOf } from "../elements/actors";
import { printedJudgment } from "./print-judgment";

const document = annotated(sampleJudgment());

test("the whole judgment is printed with the code of each mark, what the colours mean, and the list of marks", () => {
  const { content, rules } = printedJudgment(document, { dictionary: ko, actors: actorsOf(ko) });
  const [, legend, judgment, list] = content;
  const codes = placedNodes(document).map((node) => node.toulmin_code);
  const bare = (text: string | null | undefined) => (text ?? "").replace(/\s/g, "");
  expect([...(judgment?.querySelectorAll("mark b") ?? [])].map((code) => code.textContent)).toEqual(codes);
  for (const code of judgment?.querySelectorAll("mark b") ?? []) code.remove();
  expect(bare(judgment?.textContent)).toBe(bare(sourceOf(document.blocks).text));
  // by which it is cited, as the outline has it
  const numbers = [...(judgment?.children ?? [])].map((block) => block.getAttribute("data-paragraph"));
  const written = document.blocks.filter(({ text }) => text.trim() !== "").map((_, index) => String(index + 1));
  expect(numbers.filter((number) => number !== null)).toEqual(written);
  const listed = [...(list?.querySelectorAll("td .code") ?? [])].map((code) => code.textContent);
  expect([listed.length, new Set(listed)]).toEqual([codes.length, new Set(codes)]);
  expect(legend?.textContent).toMatch(/C주장 .*D근거자료/);
  expect(rules).toMatch(/size: A4.*counter\(page\)/s);
});

test("a note is printed below the phrase that it is on, as text", () => {
  const noted = edit(document, "node2", { note: "기록 <12>면" }) as ToulminDocument;
  const [, , , list] = printedJudgment(noted, { dictionary: ko, actors: actorsOf(ko) }).content;
  expect([...(list?.querySelectorAll(".note") ?? [])].map((note) => note.textContent)).toEqual(["메모: 기록 <12>면"]);
});
