import { expect, test } from "vitest";
import { portalEntities } from "../../portal-entities";
import { entityOf } from "../entity";
import { givenOf } from "./given";

const quote = entityOf({ entities: portalEntities }, "quote");
const beginner = { person: { idx: 7, idx_team: 3, idx_office: 110 }, now: new Date("2026-03-02T09:00:00+09:00") };
const line = { idx: 1, ver: 4, item: "교재", qty: 3, unit_price: 12_000, discount: null, memo: "권당" };

test("rules see each line whole, whatever of it was sent, and what nobody sent as empty", () => {
  const before = { idx: 9, title: "견적", quote_item: [line] };
  const sent = {
    ...before,
    quote_item: [
      { idx: 1, qty: 5 },
      { item: "수업", unit_price: 80_000 },
    ],
  };
  const given = givenOf(beginner, quote, before, sent);
  expect(given).toMatchObject({ idx: 9, title: "견적", valid_to: null, idx_document: null });
  expect(given.quote_item).toMatchObject([
    { ...line, qty: 5 },
    { item: "수업", unit_price: 80_000, qty: 1, discount: 0, spec: null },
  ]);
});

test("lines that nobody sent are those that there are, and a new record has none", () => {
  const before = { idx: 9, quote_item: [line] };
  expect(givenOf(beginner, quote, before, { ...before, title: "견적" }).quote_item).toBe(before.quote_item);
  expect(givenOf(beginner, quote, null, { title: "견적" }).quote_item).toEqual([]);
});
