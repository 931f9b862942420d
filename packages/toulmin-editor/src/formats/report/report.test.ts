// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { edit } from "../../core/commands/edit";
import type { ToulminDocument } from "../../core/document";
import { annotated } from "../../testing/annotated-sample";
import { anyDocument } from "../../testing/any-document";
import { words } from "../../testing/format-contract";
import { sampleJudgment } from "../../testing/sample";
import { report } from "./report";

const pageOf = (document: ToulminDocument) =>
  new DOMParser().parseFromString(report.write(document, words), "text/html");

test("a report has the table, a chart a claim with its whole words, and the judgment with its marks", () => {
  const page = pageOf(annotated(sampleJudgment()));
  expect(page.title).toBe("2025고합1041 살인미수");
  expect([...page.querySelectorAll("tbody tr")].map((row) => row.querySelector("a")?.textContent).slice(0, 3)).toEqual([
    "1-주장-1",
    "1-반박-1",
    "1-논거-1",
  ]);
  const charts = [...page.querySelectorAll("svg")];
  expect(charts.map((chart) => chart.querySelectorAll("g").length)).toEqual([8, 5, expect.any(Number)]);
  expect(charts[2]?.querySelectorAll(".letter")).toHaveLength(4);
  expect(charts[0]?.textContent).toMatch(/적어도\s*미필적으로/);
  expect(charts[0]?.textContent?.replaceAll(" ", "")).toContain("따라가다시배를찔렀다.");
  const times = [...page.querySelectorAll(".facts tbody td:nth-child(2)")].map((cell) => cell.textContent);
  expect(times[0]).toContain("22:12 무렵");
  expect(times).toHaveLength(4);
  expect(page.querySelectorAll("mark[id]")).toHaveLength(13);
  expect(page.querySelector("style")?.textContent).toContain("size: A4");
});

test("nothing of a document becomes an element, a script or an address of the page", () => {
  const tags = (page: Document) => new Set([...page.querySelectorAll("*")].map((element) => element.localName));
  const known = tags(pageOf(annotated(sampleJudgment())));
  const extra = ["blockquote", "em", "br", "h1", "p", "ul", "li", "table", "tr", "td"];
  fc.assert(
    fc.property(anyDocument, (document) => {
      const page = pageOf(document);
      for (const name of tags(page)) expect([...known, ...extra]).toContain(name);
      expect(page.querySelectorAll("script")).toHaveLength(1);
      expect(page.querySelectorAll("[onerror], [src], [href]:not([href^='#'])")).toHaveLength(0);
    }),
    { numRuns: 20 },
  );
});

test("a hostile title and phrase are shown as they are written", () => {
  const hostile = `</title></script><img src=x onerror=alert(1)>"'&`;
  const sample = annotated(sampleJudgment());
  const edited = edit(sample, sample.nodes[0]?.id ?? "", { trans: hostile, note: hostile }) as ToulminDocument;
  const page = pageOf({ ...edited, title: { ...edited.title, charge: hostile } });
  expect(page.title).toBe(`2025고합1041 ${hostile}`);
  expect(page.querySelector("h1")?.textContent).toBe(`2025고합1041 ${hostile}`);
  expect(page.body.textContent).toContain(`→ ${hostile}`);
  expect(page.querySelector(".note")?.textContent).toBe(`메모: ${hostile}`);
});
