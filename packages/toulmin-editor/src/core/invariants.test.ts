import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../testing/invariants";
import {
  changeElement,
  createDocument,
  createHistory,
  type ElementName,
  edit,
  elementKeys,
  isRefused,
  makeCurrent,
  mark,
  markAll,
  move,
  record,
  redo,
  remove,
  renumberClaim,
  reOwn,
  sortClaims,
  sourceOf,
  type ToulminDocument,
  undo,
} from "./index";

const words = ["피고인은", "칼로", "찔렀다.", "피해자가", "살해의 고의", "인정된다.", " ", "👩‍⚖️", "ㄱ"];
const block = fc
  .array(fc.constantFrom(...words), { maxLength: 12 })
  .map((parts) => ({ kind: "paragraph" as const, text: parts.join(" ") }));

const place = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("mark" as const),
      at: place,
      length: fc.integer({ min: 0, max: 30 }),
      key: fc.constantFrom<ElementName>(...elementKeys, "X"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("remove" as const),
      at: place,
      owned: fc.constantFrom("refuse", "remove", "move"),
    }),
  },
  fc.record({ do: fc.constant("move" as const), at: place, to: place, length: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ do: fc.constant("markAll" as const), at: place }),
  fc.record({ do: fc.constant("edit" as const), at: place, words: fc.string() }),
  fc.record({ do: fc.constant("reOwn" as const), at: place, to: place }),
  fc.record({
    do: fc.constant("changeElement" as const),
    at: place,
    key: fc.constantFrom<ElementName>(...elementKeys, "X"),
  }),
  fc.record({ do: fc.constant("makeCurrent" as const), at: place }),
  fc.record({ do: fc.constant("renumberClaim" as const), at: place, number: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ do: fc.constant("sortClaims" as const) }),
  fc.record({ do: fc.constant("undo" as const) }),
  fc.record({ do: fc.constant("redo" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe("whatever a person does", () => {
  test("phrases stay apart and true to the text, codes and numbers stay complete", () => {
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 6 }),
        fc.array(step, { maxLength: 40 }),
        (blocks, steps) => {
          let history = createHistory(createDocument({ blocks }));
          for (const each of steps) {
            const before = history.present;
            history = applied(history, each);
            expect(brokenInvariants(history.present)).toEqual([]);
            expect(history.present.lastId).toBeGreaterThanOrEqual(before.lastId);
            expect(history.present.blocks).toBe(before.blocks);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test("undoing everything gives the first document back, redoing everything the last", () => {
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 4 }),
        fc.array(step, { maxLength: 25 }),
        (blocks, steps) => {
          const first = createDocument({ blocks });
          let history = createHistory(first);
          for (const each of steps) if (each.do !== "undo" && each.do !== "redo") history = applied(history, each);
          const last = history.present;
          const past = history.past.length;
          for (let i = 0; i < past; i++) history = undo(history);
          expect({ ...history.present, lastId: 0 }).toEqual(first);
          for (let i = 0; i < past; i++) history = redo(history);
          expect(history.present).toEqual(last);
        },
      ),
      { numRuns: 200 },
    );
  });
});

function applied(history: ReturnType<typeof createHistory>, each: Step) {
  if (each.do === "undo") return undo(history);
  if (each.do === "redo") return redo(history);
  const outcome = commanded(history.present, each);
  return isRefused(outcome) ? history : record(history, outcome);
}

function commanded(document: ToulminDocument, each: Exclude<Step, { do: "undo" | "redo" }>) {
  const { length } = sourceOf(document.blocks).text;
  const offset = (at: number) => Math.floor(at * (length + 3));
  const idAt = (at: number) => document.nodes[Math.floor(at * document.nodes.length)]?.id ?? "node999";
  switch (each.do) {
    case "mark":
      return mark(document, each.key, { start: offset(each.at), end: offset(each.at) + each.length });
    case "remove": {
      const other = document.nodes.find((node) => node.ctype === "C" && node.id !== idAt(each.at))?.id;
      const owned =
        each.owned === "move"
          ? other
            ? { moveTo: other }
            : undefined
          : each.owned === "remove"
            ? "remove"
            : undefined;
      return remove(document, idAt(each.at), owned);
    }
    case "move":
      return move(document, idAt(each.at), { start: offset(each.to), end: offset(each.to) + each.length });
    case "markAll":
      return markAll(document, idAt(each.at));
    case "edit":
      return edit(document, idAt(each.at), { trans: each.words, keyword: each.words });
    case "reOwn":
      return reOwn(document, idAt(each.at), idAt(each.to));
    case "changeElement":
      return changeElement(document, idAt(each.at), each.key);
    case "makeCurrent":
      return makeCurrent(document, idAt(each.at));
    case "renumberClaim":
      return renumberClaim(document, idAt(each.at), each.number);
    case "sortClaims":
      return sortClaims(document);
  }
}
