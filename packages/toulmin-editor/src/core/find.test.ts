import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgmentOf } from "../testing/judgment-of";
import { openTestEditor } from "../testing/test-editor";
import { findInText, nodeAtOffset, nodeBeside } from "./find";
import { sourceOf } from "./source";

const judgment = judgmentOf("피고인은 CCTV 영상을 지웠다.", "cctv 영상에는  피고인이 보인다. (피고인은 부인한다)");

describe("finding words in the text", () => {
  const found = (query: string) => {
    const { text } = sourceOf(judgment.blocks);
    return findInText(judgment, query).map(({ start, end }) => text.slice(start, end));
  };

  test("takes any case and any white space, also from one paragraph to the next", () => {
    expect(found("CCTV 영상")).toEqual(["CCTV 영상", "cctv 영상"]);
    expect(found("영상에는 피고인이")).toEqual(["영상에는  피고인이"]);
    expect(found(" 지웠다.   cctv ")).toEqual(["지웠다.\ncctv"]);
  });

  test("takes signs as they are", () => {
    expect(found("(피고인은")).toEqual(["(피고인은"]);
    expect(found(".")).toEqual([".", "."]);
    expect(found("  ")).toEqual([]);
  });

  test("never fails, whatever is looked for", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (query) => void findInText(judgment, query)));
  });
});

describe("the node at a place", () => {
  const document = openTestEditor(judgment).select("CCTV").mark("C").select(" 영상을 ").mark("D").document();
  const start = document.nodes[0]?.anchor?.start ?? 0;

  test("is the one that holds it or ends there", () => {
    expect(nodeAtOffset(document, start)?.ctype).toBe("C");
    expect(nodeAtOffset(document, start + 4)?.ctype).toBe("C");
    expect(nodeAtOffset(document, start + 5)?.ctype).toBe("D");
    expect(nodeAtOffset(document, 0)).toBeUndefined();
  });

  test("is of two that touch there the open one, else the one behind", () => {
    const touching = openTestEditor(judgment).select("피고인").mark("C").select("은 CCTV").mark("D").document();
    expect(nodeAtOffset(touching, 3)?.ctype).toBe("D");
    expect(nodeAtOffset(touching, 3, touching.nodes[0])?.ctype).toBe("C");
  });

  test("next and previous go from mark to mark and end at the ends", () => {
    expect(nodeBeside(document, 0, 1)?.ctype).toBe("C");
    expect(nodeBeside(document, start, 1)?.ctype).toBe("D");
    expect(nodeBeside(document, start + 5, 1)).toBeUndefined();
    expect(nodeBeside(document, start + 5, -1)?.ctype).toBe("C");
    expect(nodeBeside(document, start, -1)).toBeUndefined();
  });
});
