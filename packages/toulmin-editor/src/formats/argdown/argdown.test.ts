// @vitest-environment jsdom
import { argdown as core } from "@argdown/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serveAsDatum } from "../../core/commands/link";
import type { ToulminDocument } from "../../core/document";
import { placedNodes } from "../../core/places";
import { annotated } from "../../testing/annotated-sample";
import { anyDocument } from "../../testing/any-document";
import { words } from "../../testing/format-contract";
import { sampleJudgment } from "../../testing/sample";
import { argdown } from "./argdown";

function parsed(document: ToulminDocument) {
  const response = core.run({
    input: argdown.write(document, words),
    process: ["parse-input", "build-model"],
    logLevel: "error",
  });
  return { ...response, errors: [...(response.lexerErrors ?? []), ...(response.parserErrors ?? [])] };
}

describe("Argdown", () => {
  test("is parsed without an error, and says what is marked, whatever is in it", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { errors, exceptions, statements = {} } = parsed(document);
        expect(errors).toEqual([]);
        expect(exceptions ?? []).toEqual([]);
        for (const node of document.nodes) {
          const statement = statements[node.id];
          expect(statement?.data).toMatchObject({ toulmin: node.ctype, quote: node.text });
          const said = (node.trans.trim() || node.text).replace(/[\s\u0085]+/g, " ").trim();
          expect(statement?.members.map((member) => member.text?.trim())).toContain(`${said} #${node.ctype}`.trim());
        }
      }),
      { numRuns: 60 },
    );
  });

  test("has an argument a claim, undercut by its rebuttals, and support below", () => {
    const sample = annotated(sampleJudgment());
    const [first, second] = sample.nodes.filter((node) => node.ctype === "C");
    const document = serveAsDatum(sample, first?.id ?? "", second?.id ?? "") as ToulminDocument;
    const { relations = [], arguments: all = {} } = parsed(document);
    const ends = relations.map(({ relationType, from, to }) => [relationType, from?.title, to?.title]);
    const idOf = (code: string) => placedNodes(document).find((node) => node.toulmin_code === code)?.id;
    expect(ends).toContainEqual(["support", idOf("1-보강-1"), idOf("1-논거-1")]);
    expect(ends).toContainEqual(["support", idOf("1-반박 근거-1"), idOf("1-반박-1")]);
    expect(relations.filter((relation) => relation.relationType === "undercut")).toHaveLength(2);
    expect(all["2-주장-1"]?.pcs?.map((line) => line.title)).toEqual([
      idOf("2-근거자료-1"),
      idOf("2-근거자료-2"),
      first?.id,
      idOf("2-논거-1"),
      second?.id,
    ]);
  });
});
