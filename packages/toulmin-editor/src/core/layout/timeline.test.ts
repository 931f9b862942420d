import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY, momentOf, type Time } from "../time/time";
import { extentOf, periodsOf, roundTimes, unitFor, windowFor } from "./periods";
import { layoutTimeline, type TimelineBox, type TimelineItem } from "./timeline";

const YEAR = 365 * DAY;
const items = fc
  .array(
    fc.record({
      lane: fc.constantFrom("defendant", "victim", ""),
      from: fc.integer({ min: 0, max: 10 * YEAR }),
      length: fc.oneof(fc.integer({ min: 1, max: DAY }), fc.integer({ min: 1, max: 3 * YEAR })),
      bound: fc.constantFrom(null, "after" as const, "before" as const),
      labelWidth: fc.integer({ min: 0, max: 260 }),
    }),
    { maxLength: 200 },
  )
  .map((all) =>
    all
      .map(({ length, ...item }, index): TimelineItem => ({ ...item, id: `node${index + 1}`, to: item.from + length }))
      .sort((a, b) => a.from - b.from),
  );
const window = fc
  .tuple(fc.integer({ min: -YEAR, max: 10 * YEAR }), fc.integer({ min: DAY, max: 11 * YEAR }))
  .map(([from, length]) => [from, from + length] as const);
const options = fc.record({
  window,
  width: fc.integer({ min: 120, max: 2000 }),
  maxRows: fc.integer({ min: 1, max: 12 }),
  height: fc.constantFrom(0, 700),
});
const lanes = ["defendant", "victim", ""];

/** What a box takes of the picture, its label included. */
function roomOf(box: TimelineBox, all: readonly TimelineItem[]) {
  const label = box.labelX === null ? 0 : (all.find((item) => item.id === box.ids[0])?.labelWidth ?? 0);
  return {
    left: Math.min(box.x, box.labelX ?? box.x),
    right: Math.max(box.x + box.width, (box.labelX ?? 0) + label),
    top: box.y,
    bottom: box.y + box.height,
  };
}

describe("facts on lanes", () => {
  test("fill a height that is larger than they need, to the last pixel of a lane", () => {
    const item = { id: "node1", lane: "victim", from: 0, to: DAY, bound: null, labelWidth: 60 };
    const chosen = { window: [0, YEAR] as const, width: 800 };
    const { height, lanes: strips, boxes } = layoutTimeline([item], lanes, { ...chosen, height: 700 });
    expect(height).toBeGreaterThan(700 - lanes.length);
    expect(height).toBeLessThanOrEqual(700);
    expect(new Set(strips.map((strip) => strip.height)).size).toBe(1);
    expect(boxes[0]?.height).toBeGreaterThan(layoutTimeline([item], lanes, chosen).boxes[0]?.height ?? 0);
  });

  test("never overlap, lie in their lane and in the picture, and each has one box", () => {
    fc.assert(
      fc.property(items, options, (all, chosen) => {
        const layout = layoutTimeline(all, lanes, chosen);
        const rooms = layout.boxes.map((box) => roomOf(box, all));
        rooms.forEach((a, index) => {
          for (const b of rooms.slice(index + 1)) {
            const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(isApart).toBe(true);
          }
        });
        for (const box of layout.boxes) {
          const lane = layout.lanes.find((each) => each.key === box.lane);
          const room = roomOf(box, all);
          expect(lane && room.top >= lane.y && room.bottom <= lane.y + lane.height).toBe(true);
          expect(room.left >= 0 && room.right <= chosen.width && room.bottom <= layout.height).toBe(true);
        }
        const [from, to] = chosen.window;
        const inWindow = all.filter((item) => item.to > from && item.from < to).map((item) => item.id);
        expect(layout.boxes.flatMap((box) => box.ids).sort()).toEqual(inWindow.sort());
        expect(layoutTimeline(all, lanes, chosen)).toEqual(layout);
      }),
      { numRuns: 200 },
    );
  });

  test("keep the order of time, ties in the order given", () => {
    const tied = ["a", "b", "c"].map((id) => ({ id, lane: "", from: 0, to: DAY, bound: null, labelWidth: 50 }));
    const { boxes } = layoutTimeline(tied, lanes, { window: [-DAY, 2 * DAY], width: 600 });
    expect(boxes.map((box) => box.ids[0])).toEqual(["a", "b", "c"]);
    expect(boxes.map((box) => box.y)).toEqual([...boxes.map((box) => box.y)].sort((a, b) => a - b));
  });

  test("a crowded lane gives up labels, then counts what finds no row", () => {
    const crowd = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `node${index}`,
        lane: "",
        from: index,
        to: index + 1,
        bound: null,
        labelWidth: 120,
      }));
    const chosen = { window: [0, 1000] as const, width: 900, maxRows: 4 };
    expect(layoutTimeline(crowd(4), lanes, chosen).boxes.every((box) => box.labelX !== null)).toBe(true);
    expect(layoutTimeline(crowd(5), lanes, chosen).boxes.every((box) => box.labelX === null)).toBe(true);
    const counted = layoutTimeline(crowd(900), lanes, chosen).boxes.filter((box) => box.ids.length > 1);
    expect(counted.length).toBeGreaterThan(0);
  });
});

describe("periods", () => {
  test.each([
    [10, "year"],
    [3, "month"],
    [0.5, "month"],
    [0.25, "day"],
    [0, "day"],
  ] as const)("of %d years are of such a length that there are several: %s", (years, unit) => {
    const first = Date.UTC(2020, 0, 1);
    expect(unitFor([first, first + years * 365.25 * 24 * 60 * 60 * 1000])).toBe(unit);
  });

  const time = (from: number, to = from + DAY): Time => ({
    from,
    to,
    precision: "day",
    isApproximate: false,
    isRange: false,
    bound: null,
  });

  test("count the times that begin in them, empty ones too", () => {
    const times = [
      time(momentOf(2018, 2, 28)),
      time(momentOf(2018, 2, 1)),
      time(momentOf(2018, 4, 30), momentOf(2018, 5, 3)),
    ];
    expect(periodsOf(times, "month").map(({ count, long }) => [count, long])).toEqual([
      [2, 0],
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
    expect(periodsOf(times, "year")).toEqual([{ from: momentOf(2018), to: momentOf(2019), count: 3, long: 0 }]);
    expect(periodsOf([], "day")).toEqual([]);
  });

  test("hold every time once and follow each other without a gap", () => {
    const moment = fc.integer({ min: momentOf(1960), max: momentOf(2040) });
    fc.assert(
      fc.property(
        fc.array(moment, { minLength: 1, maxLength: 30 }),
        fc.constantFrom("year", "month", "day"),
        (all, unit) => {
          const periods = periodsOf(
            all.map((from) => time(from)),
            unit,
          );
          expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
          expect(periods.slice(1).map((period) => period.from)).toEqual(
            periods.slice(0, -1).map((period) => period.to),
          );
          expect(periods.length).toBeLessThanOrEqual(1501);
        },
      ),
    );
  });

  test("show everything by year, a year by month, a month by day", () => {
    const whole = roundTimes([time(momentOf(2017, 8, 1)), time(momentOf(2018, 6, 4))]) ?? [0, 0];
    expect(windowFor("year", whole, whole[0])).toEqual(whole);
    expect(windowFor("month", whole, momentOf(2018, 6, 4))).toEqual([momentOf(2018), momentOf(2019)]);
    expect(windowFor("day", whole, momentOf(2018, 6, 4))).toEqual([momentOf(2018, 6), momentOf(2018, 7)]);
    expect(extentOf([])).toBeNull();
    expect(roundTimes([])).toBeNull();
  });

  test.each([
    ["one fact, or several of one time, take a third of the width", [time(0), time(0)], 1 / 3],
    ["facts of several days take nearly all of it", [time(0), time(DAY), time(9 * DAY)], 1 / 1.06],
    ["a moment has an hour on each side", [time(0, 60_000)], 1 / 121],
  ])("%s", (_what, times, share) => {
    const [first, last] = extentOf(times) ?? [0, 0];
    const [from, to] = roundTimes(times) ?? [0, 0];
    expect((last - first) / (to - from)).toBeCloseTo(share, 10);
    expect(first - from).toBe(to - last);
  });
});
