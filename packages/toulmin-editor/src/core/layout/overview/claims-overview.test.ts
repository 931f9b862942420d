import fc from "fast-check";
import { expect, test } from "vitest";
import { argumentOf, type Phrase } from "../../../testing/argument-of";
import { crossings, outside, overlaps } from "../../../testing/picture-faults";
import type { NodeId } from "../../document";
import type { Point } from "../shapes";
import { layoutClaimsOverview } from "./claims-overview";
import type { OverviewBox, OverviewLayout } from "./overview-layout";

const measure = (text: string) => [...text].length * 13;
const claim = (text: string, rest: Partial<Phrase> = {}): Phrase => ({ element: "C", text, ...rest });
const box = (layout: OverviewLayout, id: NodeId) => layout.boxes.find(({ node }) => node.id === id) as OverviewBox;

test("a claim stands left of the claim it is a datum of, and the line ends at it", () => {
  const layout = layoutClaimsOverview(
    argumentOf(claim("살인미수죄가 성립한다"), claim("살해의 고의가 있었다", { datumOf: [1] })),
    { measure },
  );
  const [conclusion, datum] = [box(layout, "node1"), box(layout, "node2")];
  expect(datum.x + datum.width).toBeLessThan(conclusion.x);
  expect(layout.lines).toEqual([
    {
      from: "node2",
      to: "node1",
      points: [
        [datum.x + datum.width, datum.y + datum.height / 2],
        [conclusion.x, conclusion.y + conclusion.height / 2],
      ],
    },
  ]);
});

test("a claim may be a datum of several, and a line passes the claims between", () => {
  const layout = layoutClaimsOverview(
    argumentOf(
      claim("징역 5년에 처한다"),
      claim("살인미수죄가 성립한다", { datumOf: [1] }),
      claim("살해의 고의가 있었다", { datumOf: [2, 1] }),
    ),
    { measure },
  );
  expect(layout.lines.map(({ from, to }) => `${from} ${to}`)).toEqual(["node2 node1", "node3 node2", "node3 node1"]);
  expect(crossings(layout.lines, layout.boxes)).toEqual([]);
  expect(layout.lines[2]?.points).toHaveLength(4);
});

test("issue numbers group the claims, numbers before words, those without one last", () => {
  const layout = layoutClaimsOverview(
    argumentOf(
      claim("고의가 있었다", { issue: "10" }),
      claim("정당방위가 아니다", { issue: "2" }),
      claim("양형이 무겁지 않다"),
      claim("심신미약이 아니다", { issue: "2" }),
    ),
    { measure },
  );
  expect(layout.groups.map(({ issue }) => issue)).toEqual(["2", "10", ""]);
  expect(layout.boxes.map(({ number }) => number)).toEqual([2, 4, 1, 3]);
  expect(overlaps(layout.groups)).toEqual([]);
});

test("claims without any issue are not framed", () => {
  expect(layoutClaimsOverview(argumentOf(claim("고의가 있었다")), { measure }).groups).toEqual([]);
});

test("a claim shows what it rests on", () => {
  const layout = layoutClaimsOverview(
    argumentOf(claim("고의가 있었다"), { element: "D", text: "찔렀다" }, { element: "W", text: "경험칙" }),
    { measure },
  );
  expect(box(layout, "node1").counts).toEqual({ C: 0, D: 1, W: 1, B: 0, R: 0, RS: 0 });
});

test("a circle is told, and the rest is drawn", () => {
  const layout = layoutClaimsOverview(
    argumentOf(claim("가", { datumOf: [2] }), claim("나", { datumOf: [3] }), claim("다", { datumOf: [1] })),
    { measure },
  );
  expect(layout.circular).toEqual([{ from: "node3", to: "node1" }]);
  expect(layout.lines).toHaveLength(2);
});

test("two hundred claims have a shape near 16:10, alone or all leading to one", () => {
  for (const datumOf of [[], [1]]) {
    const claims = Array.from({ length: 200 }, (_, index) => claim(`주장 ${index}`, index > 0 ? { datumOf } : {}));
    const { width, height } = layoutClaimsOverview(argumentOf(...claims), { measure });
    expect(width / height).toBeGreaterThan(0.8);
    expect(width / height).toBeLessThan(3.2);
  }
});

test("a few claims of each of many issues stand side by side, in the order of the issues", () => {
  const claims = Array.from({ length: 200 }, (_, index) => {
    const issue = Math.floor(index / 4);
    return claim(`주장 ${index}`, { issue: String(issue + 1), datumOf: index % 4 === 0 ? [] : [issue * 4 + 1] });
  });
  const { width, height, groups } = layoutClaimsOverview(argumentOf(...claims), { measure });
  expect(width / height).toBeGreaterThan(1.1);
  expect(width / height).toBeLessThan(2.2);
  expect(groups.map(({ issue }) => issue)).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 1)));
  expect(overlaps(groups)).toEqual([]);
});

test("arrows to one claim end apart from each other, from top to bottom as the claims stand that they come from", () => {
  const layout = layoutClaimsOverview(
    argumentOf(claim("유죄"), ...Array.from({ length: 4 }, (_, index) => claim(`주장 ${index}`, { datumOf: [1] }))),
    { measure },
  );
  const byHeight = layout.lines.toSorted((a, b) => (a.points[0] as Point)[1] - (b.points[0] as Point)[1]);
  const ends = byHeight.map(({ points }) => (points.at(-1) as Point)[1]);
  for (const [index, end] of ends.slice(1).entries()) expect(end).toBeGreaterThanOrEqual((ends[index] as number) + 10);
});

test("without claims there is nothing", () => {
  expect(layoutClaimsOverview(argumentOf(), { measure })).toMatchObject({ boxes: [], lines: [], groups: [] });
});

const claims = fc
  .array(
    fc.record({
      text: fc
        .integer({ min: 1, max: 900 })
        .map((length) => "살해의 고의를 인정한다 ".repeat(80).slice(0, length).trim()),
      issue: fc.constantFrom("", "1", "2", "3"),
      links: fc.array(fc.nat(), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 200, size: "max" },
  )
  .map((all) =>
    all.map(({ text, issue, links }, index) =>
      // three in four stand in chains; some chains lead in circles
      claim(text, { issue, datumOf: index % 4 === 0 ? [] : links.map((link) => (link % all.length) + 1) }),
    ),
  );

/** Checks a promise on overviews of 1 to 200 claims with Korean texts of up to 900 characters. */
function everyOverview(promise: (layout: OverviewLayout, again: () => OverviewLayout) => void): void {
  fc.assert(
    fc.property(claims, fc.double({ min: 0.4, max: 3, noNaN: true }), (all, aspect) => {
      const document = argumentOf(...all);
      const draw = () => layoutClaimsOverview(document, { measure, aspect });
      promise(draw(), draw);
    }),
    { numRuns: 30 },
  );
}

test("no two boxes overlap, no line runs through one, and nothing leaves the picture", () => {
  everyOverview((layout) => {
    expect(overlaps(layout.boxes)).toEqual([]);
    expect(overlaps(layout.groups)).toEqual([]);
    expect(crossings(layout.lines, layout.boxes)).toEqual([]);
    expect(outside(layout, [...layout.boxes, ...layout.groups])).toEqual([]);
  });
});

test("every line leads to the right, from a claim to the claim it is a datum of", () => {
  everyOverview((layout) => {
    for (const { from, to, points } of layout.lines) {
      const [begin, end] = [box(layout, from), box(layout, to)];
      const [[startX, startY], [endX, endY]] = [points[0], points.at(-1)] as [Point, Point];
      expect([startX, endX]).toEqual([begin.x + begin.width, end.x]);
      expect(startY > begin.y && startY < begin.y + begin.height).toBe(true);
      expect(endY > end.y && endY < end.y + end.height).toBe(true);
      expect(points.map(([x]) => x)).toEqual(points.map(([x]) => x).sort((a, b) => a - b));
      expect(begin.node.datumOf).toContain(to);
    }
  });
});

test("the same input gives the same output", () => {
  everyOverview((layout, again) => expect(again()).toEqual(layout));
});
