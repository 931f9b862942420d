import fc from "fast-check";
import { expect, test } from "vitest";
import { argumentOf, type Phrase } from "../../../testing/argument-of";
import { own } from "../../../testing/own";
import { crossings, outside, overlaps } from "../../../testing/picture-faults";
import type { ElementKey, ElementName } from "../../elements/define-element";
import { withElements } from "../../elements/with-elements";
import type { Point, Rect } from "../shapes";
import { chartContents } from "./chart-contents";
import type { ChartLayout, ChartOptions, ChartRelation } from "./chart-layout";
import { layoutToulminChart } from "./toulmin-chart";

const measure = (text: string) => [...text].reduce((width, letter) => width + (letter > "\u1100" ? 13 : 7), 0);

const syllables = "피고인은 피해자의 가슴을 찌르고 「형법」 제250조의 살인죄로 기소된 자로서 그 고의를 다투고 있다 👩‍⚖️";
const korean = fc
  .tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 40 }), fc.boolean())
  .map(([length, from, spaced]) => {
    const words =
      syllables
        .repeat(20)
        .slice(from, from + length)
        .trim() || "고의";
    return spaced ? words : words.replaceAll(" ", "");
  });

const SIX: readonly ElementName[] = ["D", "W", "B", "R", "RS"];
/** With elements of the host's, and one that it does not define. */
const OWN: readonly ElementName[] = [...SIX, "P", "L", "H", "L2", "X"];
const phrasesOf = (elements: readonly ElementName[]): fc.Arbitrary<Phrase[]> =>
  fc
    .tuple(
      fc.record({ text: korean, qualifier: fc.oneof(fc.constant(""), korean) }),
      fc.array(fc.record({ element: fc.constantFrom(...elements), text: korean }), { maxLength: 199, size: "max" }),
      fc.array(fc.record({ text: korean, datumOf: fc.constant([1]) }), { maxLength: 3 }),
    )
    .map(([claim, rest, chained]) => [
      { element: "C" as const, ...claim },
      ...rest.slice(0, 199 - chained.length),
      ...chained.map((each) => ({ element: "C" as const, ...each })),
    ]);
const options: fc.Arbitrary<ChartOptions> = fc.record({
  measure: fc.constant(measure),
  boxWidth: fc.integer({ min: 100, max: 320 }),
  maxLines: fc.integer({ min: 1, max: 14 }),
  aspect: fc.double({ min: 0.4, max: 3, noNaN: true }),
  opened: fc.subarray<ElementName>([...OWN]).map((zones) => new Set(zones)),
});

/** Checks a promise on charts of 1 to 200 nodes with Korean texts of up to 900 characters. */
function everyChart(
  promise: (layout: ChartLayout, again: () => ChartLayout) => void,
  elements = fc.constantFrom(SIX, OWN),
): void {
  fc.assert(
    fc.property(elements.chain(phrasesOf), options, (all, chosen) => {
      const contents = chartContents(withElements(argumentOf(...all), own), "node1");
      if (!contents) throw new Error("no claim");
      const draw = () => layoutToulminChart(contents, chosen);
      promise(draw(), draw);
    }),
    { numRuns: 60 },
  );
}

test("no two boxes overlap, no line or word runs through one, and nothing leaves the picture", () => {
  everyChart((layout) => {
    expect(overlaps(layout.boxes)).toEqual([]);
    expect(crossings(layout.lines, layout.boxes)).toEqual([]);
    expect(outside(layout, [...layout.boxes, ...layout.frames])).toEqual([]);
    for (const { x, y } of layout.words) expect(layout.boxes.filter((box) => holds(box, [x, y]))).toEqual([]);
  });
});

test("every node of the claim is shown or counted, once", () => {
  everyChart(({ boxes }) => {
    const shown = boxes.flatMap(({ node, hidden, isOpen }) =>
      node ? [node.id] : isOpen ? [] : hidden.map(({ id }) => id),
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(boxes.filter(({ zone }) => zone === "C")).toHaveLength(1);
  });
});

test("the words of a box fit its width", () => {
  everyChart(({ boxes }) => {
    for (const { lines, width } of boxes) {
      for (const line of lines) expect(measure(line.trimEnd())).toBeLessThanOrEqual(width - 20);
    }
  });
});

test("every line begins and ends where Toulmin's figure says", () => {
  everyChart((layout) => {
    const claim = layout.boxes.find(({ zone }) => zone === "C") as Rect;
    const baseline = claim.y + claim.height / 2;
    const [so, ...more] = layout.lines.filter(({ relation }) => relation === "so");
    // the only arrow
    expect(more).toEqual([]);
    if (so) expect(so.points.at(-1)).toEqual([claim.x, baseline]);
    const [tail] = so?.points ?? [[claim.x, baseline] as Point];
    for (const { relation, points } of layout.lines) {
      const [from, to] = [points[0] as Point, points.at(-1) as Point];
      const begins: Record<ChartRelation, () => boolean> = {
        so: () => from[1] === baseline && isAtRight(zoneOf(layout, "D"), from, 18),
        gather: () => isAtRight(zoneOf(layout, "D"), from),
        since: () => from[1] === baseline && from[0] > (tail as Point)[0] && from[0] < claim.x,
        onAccountOf: () => isBelow(zoneOf(layout, "W"), from),
        unless: () => from[0] === claim.x + claim.width / 2 && from[1] === claim.y + claim.height,
        because: () => isBelow(zoneOf(layout, "R"), from),
        own: () => false,
      };
      const ends: Record<ChartRelation, () => boolean> = {
        so: () => true,
        gather: () => to[0] === (tail as Point)[0] && to[1] === baseline,
        since: () => isAtTopOrLeft(zoneOf(layout, "W"), to),
        onAccountOf: () => isAtTopOrLeft(zoneOf(layout, "B"), to),
        unless: () => isAtTopOrLeft(zoneOf(layout, "R"), to),
        because: () => isAtTopOrLeft(zoneOf(layout, "RS"), to),
        own: () => false,
      };
      expect([relation, begins[relation](), ends[relation]()]).toEqual([relation, true, true]);
    }
  }, fc.constant(SIX));
});

test("every line to an own element begins at what it stands under and says which element it is", () => {
  everyChart((layout) => {
    const claim = layout.boxes.find(({ zone }) => zone === "C") as Rect;
    const lines = layout.lines.filter(({ relation }) => relation === "own");
    for (const { points } of lines) {
      const [from, to] = [points[0] as Point, points.at(-1) as Point];
      const isAtClaim = from[0] === claim.x + claim.width && from[1] === claim.y + claim.height / 2;
      expect(isAtClaim || isBelow(layout.boxes, from)).toBe(true);
      expect(
        isAtTopOrLeft(
          [...layout.boxes, ...layout.frames].filter(({ zone }) => !SIX.includes(zone)),
          to,
        ),
      ).toBe(true);
    }
    const words = layout.words.filter(({ relation }) => relation === "own").map(({ text }) => text);
    expect(words.every((word) => OWN.includes(word as ElementName) && !SIX.includes(word as ElementName))).toBe(true);
    expect(words.length === 0).toBe(lines.length === 0);
    const zones = new Set(layout.boxes.map(({ zone }) => zone));
    for (const zone of zones) if (!SIX.includes(zone) && zone !== "C") expect(words).toContain(zone);
  }, fc.constant(OWN));
});

test("the same input gives the same output", () => {
  everyChart((layout, again) => expect(again()).toEqual(layout));
});

/** The boxes and frames of a zone. */
function zoneOf({ boxes, frames }: ChartLayout, zone: ElementKey): Rect[] {
  return [...boxes, ...frames].filter((shape) => shape.zone === zone);
}

function isAtRight(shapes: readonly Rect[], [x, y]: Point, away = 0): boolean {
  return (
    shapes.length === 0 ||
    shapes.some((shape) => {
      const beside = x - shape.x - shape.width;
      return beside >= 0 && beside <= away && y >= shape.y && y <= shape.y + shape.height;
    })
  );
}

function isBelow(shapes: readonly Rect[], [x, y]: Point): boolean {
  return shapes.some((shape) => y === shape.y + shape.height && x > shape.x && x < shape.x + shape.width);
}

function isAtTopOrLeft(shapes: readonly Rect[], [x, y]: Point): boolean {
  return shapes.some(
    (shape) =>
      (y === shape.y && x >= shape.x && x <= shape.x + shape.width) ||
      (x === shape.x && y >= shape.y && y <= shape.y + shape.height),
  );
}

function holds({ x, y, width, height }: Rect, [px, py]: Point): boolean {
  return px > x && px < x + width && py > y && py < y + height;
}
