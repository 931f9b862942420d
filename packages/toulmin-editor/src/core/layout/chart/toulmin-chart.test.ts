import { describe, expect, test } from "vitest";
import { argumentOf } from "../../../testing/argument-of";
import { crossings, overlaps } from "../../../testing/picture-faults";
import type { NodeAttributes, ToulminDocument } from "../../document";
import type { ElementKey } from "../../elements/define-element";
import { placeOf } from "../../places";
import { chartContents } from "./chart-contents";
import type { ChartBox, ChartLayout } from "./chart-layout";
import { layoutToulminChart, layoutWithin } from "./toulmin-chart";

const measure = (text: string) => [...text].length * 13;

/** A claim and these elements after it. */
function claimWith(elements: readonly ElementKey[], claim: Partial<NodeAttributes> = {}): ToulminDocument {
  const phrases = elements.map((element, index) => ({
    element,
    text: `피고인은 과도를 준비하여 피해자를 기다렸다 ${index}`,
  }));
  return argumentOf({ element: "C", text: "살해의 고의가 인정된다", ...claim }, ...phrases);
}

function contentsOf(document: ToulminDocument) {
  const contents = chartContents(document, "node1");
  if (!contents) throw new Error("no claim");
  return contents;
}

function layoutOf(document: ToulminDocument, opened: ElementKey[] = []): ChartLayout {
  return layoutToulminChart(contentsOf(document), { measure, opened: new Set(opened) });
}

const times = (count: number, key: ElementKey) => Array.from({ length: count }, () => key);
const boxesOf = (layout: ChartLayout, zone: ElementKey) => layout.boxes.filter((box) => box.zone === zone);
const middle = (box: ChartBox) => box.y + box.height / 2;

describe("Toulmin's figure", () => {
  const layout = layoutOf(claimWith(["D", "W", "B", "R", "RS"], { qualifier: "적어도 미필적으로" }));
  const [claim, datum, warrant, backing, rebuttal, support] = (["C", "D", "W", "B", "R", "RS"] as const).map(
    (zone) => boxesOf(layout, zone)[0] as ChartBox,
  ) as [ChartBox, ChartBox, ChartBox, ChartBox, ChartBox, ChartBox];
  const line = (relation: string) => layout.lines.find((each) => each.relation === relation)?.points ?? [];
  const words = (relation: string) => layout.words.filter((each) => each.relation === relation);

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

  test("writes “so” and the qualifier above the arrow, between the joint and the claim", () => {
    expect(words("qualifier").map(({ text }) => text)).toEqual(["적어도", "미필적으로"]);
    const joint = line("since")[0]?.[0] ?? 0;
    for (const word of [...words("so"), ...words("qualifier")]) {
      expect(word.x).toBeGreaterThan(joint);
      expect(word.x).toBeLessThan(claim.x);
      expect(word.y).toBeLessThan(middle(claim));
      expect(word.y).toBeGreaterThan(0);
    }
  });

  test("is read in the order datum, claim, warrant, backing, rebuttal, support", () => {
    expect(layout.boxes.map((box) => box.zone)).toEqual(["D", "C", "W", "B", "R", "RS"]);
  });
});

test("a claim that nothing leads to stands without an arrow", () => {
  const layout = layoutOf(claimWith(["R"]));
  expect(layout.lines.map((line) => line.relation)).toEqual(["unless"]);
});

test("a claim that serves as a datum stands among the data", () => {
  const document = argumentOf(
    { element: "C", text: "살인미수죄가 성립한다" },
    { element: "D", text: "과도로 찔렀다" },
    { element: "C", text: "살해의 고의가 인정된다", datumOf: [1] },
  );
  expect(boxesOf(layoutOf(document), "D").map((box) => box.node && placeOf(document, box.node).toulmin_code)).toEqual([
    "1-근거자료-1",
    "2-주장-1",
  ]);
});

test("a zone with more than twelve boxes is closed to a counted rest, which opens and closes again", () => {
  const document = claimWith(times(20, "D"));
  const rest = (layout: ChartLayout) => layout.boxes.filter((box) => box.hidden.length > 0);
  const [closed] = rest(layoutOf(document));
  expect(closed).toMatchObject({ zone: "D", isOpen: false, node: null });
  expect(closed?.hidden).toHaveLength(15);
  expect(boxesOf(layoutOf(document), "D")).toHaveLength(6);
  const [opened] = rest(layoutOf(document, ["D"]));
  expect(opened).toMatchObject({ zone: "D", isOpen: true });
  expect(boxesOf(layoutOf(document, ["D"]), "D")).toHaveLength(21);
  expect(rest(layoutOf(claimWith(times(12, "D"))))).toEqual([]);
});

test("the backings below one warrant close and open in the same way, and count with the warrants that hide them", () => {
  const many = claimWith(["W", ...times(20, "B")]);
  expect(layoutOf(many).boxes.find((box) => box.zone === "B" && box.hidden.length > 0)?.hidden).toHaveLength(15);
  expect(boxesOf(layoutOf(many, ["B"]), "B")).toHaveLength(21);
  const hidden = claimWith([...times(12, "W"), "W", "B"]);
  expect(
    layoutOf(hidden)
      .boxes.find((box) => box.hidden.length > 0)
      ?.hidden.map(({ ctype }) => ctype),
  ).toEqual([...times(8, "W"), "B"]);
});

test.each([
  ["data, warrants and rebuttals", [...times(120, "D"), ...times(40, "W"), ...times(39, "R")]],
  ["the backings of one warrant", ["W", ...times(198, "B")]],
  ["data alone", times(199, "D")],
] as [string, ElementKey[]][])("two hundred boxes have a shape near 16:10, not a strip: %s", (_, elements) => {
  const { width, height } = layoutOf(claimWith(elements), ["D", "W", "B", "R"]);
  expect(width / height).toBeGreaterThan(0.8);
  expect(width / height).toBeLessThan(3.2);
});

test("a high and narrow place is packed high and narrow", () => {
  const contents = contentsOf(claimWith([...times(12, "D"), ...times(12, "W")]));
  const high = layoutToulminChart(contents, { measure, aspect: 0.6 });
  const wide = layoutToulminChart(contents, { measure, aspect: 2.4 });
  expect(high.width / high.height).toBeLessThan(wide.width / wide.height);
});

test("long words are cut after the last line that fits", () => {
  const document = argumentOf({ element: "C", text: "고의가 있다" }, { element: "D", text: "가".repeat(900) });
  const [datum] = boxesOf(layoutOf(document), "D");
  expect(datum?.lines).toHaveLength(4);
  expect(datum?.isCut).toBe(true);
  for (const line of datum?.lines ?? []) expect(measure(line.trimEnd())).toBeLessThanOrEqual((datum?.width ?? 0) - 20);
});

test("boxes show as many words as there is room for", () => {
  const words = Array.from({ length: 40 }, () => "피고인은").join(" ");
  const contents = contentsOf(argumentOf({ element: "C", text: "고의가 있다" }, { element: "D", text: words }));
  const linesIn = (width: number, height: number) =>
    layoutWithin({ width, height }, contents, { measure }).boxes[0]?.lines.length;
  expect(linesIn(1440, 900)).toBe(14);
  expect(linesIn(1440, 180)).toBe(6);
  expect(linesIn(1440, 80)).toBe(4);
  // too narrow for the chart at any height: what is left over below is used
  expect(linesIn(300, 900)).toBe(14);
});

test("a backing without a warrant and a support without a rebuttal are shown, but hang from nothing", () => {
  const layout = layoutOf(claimWith(["D", "B", "RS"]));
  expect(layout.boxes.map((box) => box.zone)).toEqual(["D", "C", "B", "RS"]);
  expect(layout.lines.map((line) => line.relation)).toEqual(["so"]);
});

test.each([0, 1, 2, 3, 7, 12, 13, 60, 199])("with %i nodes beside the claim nothing overlaps", (count) => {
  const order = ["D", "W", "B", "D", "R", "RS"] as const;
  const elements = Array.from({ length: count }, (_, index) => order[index % 6] as ElementKey);
  const layout = layoutOf(claimWith(elements), ["D", "W", "B", "R", "RS"]);
  expect(layout.boxes.filter((box) => box.node)).toHaveLength(count + 1);
  expect(overlaps(layout.boxes)).toEqual([]);
  expect(crossings(layout.lines, layout.boxes)).toEqual([]);
});
