import { describe, expect, test } from "vitest";
import { mark } from "../commands/mark";
import { createDocument, type ToulminDocument } from "../document";
import type { ElementKey } from "../elements/define-element";
import { chartContents } from "./chart-contents";
import { type ChartBox, type ChartLayout, layoutToulminChart } from "./toulmin-chart";

const measure = (text: string) => [...text].length * 13;

/** A document with a claim and these elements after it, each a phrase of its own. */
function claimWith(
  elements: readonly ElementKey[],
  words = "피고인은 과도를 준비하여 피해자를 기다렸다",
): ToulminDocument {
  const phrases = ["C", ...elements].map((_, index) => `${words} ${index}`);
  const blocks = phrases.map((text) => ({ kind: "paragraph" as const, text }));
  let start = 0;
  return ["C", ...elements].reduce((document, key, index) => {
    const { length } = phrases[index] as string;
    const marked = mark(document, key as ElementKey, { start, end: start + length });
    start += length + 1;
    return marked as ToulminDocument;
  }, createDocument({ blocks }));
}

function layoutOf(document: ToulminDocument, opened: ElementKey[] = []): ChartLayout {
  const contents = chartContents(document, "node1");
  if (!contents) throw new Error("no claim");
  return layoutToulminChart(contents, { measure, opened: new Set(opened) });
}

const times = (count: number, key: ElementKey) => Array.from({ length: count }, () => key);
const boxesOf = (layout: ChartLayout, zone: ElementKey) => layout.boxes.filter((box) => box.zone === zone);
const middle = (box: ChartBox) => box.y + box.height / 2;

describe("Toulmin's figure", () => {
  const layout = layoutOf(claimWith(["D", "W", "B", "R", "RS"]));
  const [claim, datum, warrant, backing, rebuttal, support] = (["C", "D", "W", "B", "R", "RS"] as const).map(
    (zone) => boxesOf(layout, zone)[0] as ChartBox,
  ) as [ChartBox, ChartBox, ChartBox, ChartBox, ChartBox, ChartBox];
  const line = (relation: string) => layout.lines.find((each) => each.relation === relation)?.points ?? [];

  test("runs from the datum to the claim on one baseline", () => {
    expect(datum.x + datum.width).toBeLessThan(claim.x);
    expect(line("so")).toEqual([
      [datum.x + datum.width, middle(claim)],
      [claim.x, middle(claim)],
    ]);
    expect(middle(datum)).toBe(middle(claim));
  });

  test("hangs the warrant from the joint on the arrow, the backing below its warrant", () => {
    const [from, ...rest] = line("since") as [[number, number], ...[number, number][]];
    expect(from[1]).toBe(middle(claim));
    expect(from[0]).toBeGreaterThan(datum.x + datum.width);
    expect(from[0]).toBeLessThan(claim.x);
    expect(rest.at(-1)).toEqual([warrant.x + warrant.width / 2, warrant.y]);
    expect(backing.y).toBeGreaterThan(warrant.y + warrant.height);
    expect(line("onAccountOf").at(-1)).toEqual([backing.x + backing.width / 2, backing.y]);
  });

  test("hangs the rebuttal below the claim and its support below it", () => {
    expect(line("unless")[0]).toEqual([claim.x + claim.width / 2, claim.y + claim.height]);
    expect(rebuttal.y).toBeGreaterThan(claim.y + claim.height);
    expect(support.y).toBeGreaterThan(rebuttal.y + rebuttal.height);
  });

  test("is read in the order datum, claim, warrant, backing, rebuttal, support", () => {
    expect(layout.boxes.map((box) => box.zone)).toEqual(["D", "C", "W", "B", "R", "RS"]);
  });
});

describe.each([0, 1, 2, 3, 7, 12, 13, 60, 199])("with %i nodes beside the claim", (count) => {
  const elements = Array.from(
    { length: count },
    (_, index) => (["D", "W", "B", "D", "R", "RS"] as const)[index % 6] as ElementKey,
  );
  const layout = layoutOf(claimWith(elements), ["D", "W", "R"]);

  test("every node has a box and no two boxes overlap", () => {
    expect(layout.boxes).toHaveLength(count + 1);
    expect(overlapping(layout.boxes)).toEqual([]);
  });

  test("no line runs through a box", () => {
    const crossed = layout.lines.flatMap(({ points, relation }) =>
      points.slice(1).flatMap((point, index) => {
        const [from, to] = [points[index] as readonly [number, number], point];
        return layout.boxes
          .filter((box) => runsThrough(from, to, box))
          .map((box) => `${relation} through ${box.node?.toulmin_code}`);
      }),
    );
    expect(crossed).toEqual([]);
  });

  test("everything lies inside the picture", () => {
    for (const box of layout.boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
    }
  });
});

test("a zone with more than twelve boxes is closed to a counted rest, which opens", () => {
  const document = claimWith(times(20, "D"));
  const [rest] = boxesOf(layoutOf(document), "D").filter((box) => box.hidden > 0);
  expect(rest?.hidden).toBe(15);
  expect(boxesOf(layoutOf(document, ["D"]), "D")).toHaveLength(20);
  expect(boxesOf(layoutOf(claimWith(times(12, "D"))), "D")).toHaveLength(12);
});

test("two hundred boxes have a shape near 16:10, not a strip", () => {
  const { width, height } = layoutOf(claimWith([...times(120, "D"), ...times(40, "W"), ...times(39, "R")]), [
    "D",
    "W",
    "R",
  ]);
  expect(width / height).toBeGreaterThan(0.8);
  expect(width / height).toBeLessThan(3.2);
});

test("the same input gives the same output", () => {
  const document = claimWith(["D", "D", "W", "B", "R"]);
  expect(layoutOf(document)).toEqual(layoutOf(document));
});

test("long words are cut after the last line that fits", () => {
  const [datum] = boxesOf(layoutOf(claimWith(["D"], "가".repeat(900))), "D");
  expect(datum?.lines).toHaveLength(4);
  expect(datum?.isCut).toBe(true);
  for (const line of datum?.lines ?? []) expect(measure(line.trimEnd())).toBeLessThanOrEqual((datum?.width ?? 0) - 20);
});

test("a backing without a warrant and a support without a rebuttal are shown, but hang from nothing", () => {
  const layout = layoutOf(claimWith(["B", "RS"]));
  expect(layout.boxes).toHaveLength(3);
  expect(layout.lines.map((line) => line.relation)).toEqual(["so"]);
});

function overlapping(boxes: readonly ChartBox[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
      .map((b) => `${a.node?.toulmin_code} and ${b.node?.toulmin_code}`),
  );
}

function runsThrough([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], box: ChartBox): boolean {
  const inside = 0.5;
  return (
    Math.max(x1, x2) > box.x + inside &&
    Math.min(x1, x2) < box.x + box.width - inside &&
    Math.max(y1, y2) > box.y + inside &&
    Math.min(y1, y2) < box.y + box.height - inside
  );
}
