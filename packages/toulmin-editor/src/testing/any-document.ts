import fc from "fast-check";
import { edit } from "../core/commands/edit";
import { serveAsDatum, setSupports } from "../core/commands/link";
import { mark } from "../core/commands/mark";
import { renumberClaim } from "../core/commands/order-claims";
import { isRefused, type Refused } from "../core/commands/refusal";
import { createDocument, type ToulminDocument } from "../core/document";
import { elementKeys } from "../core/elements";
import type { ElementName } from "../core/elements/define-element";
import { sourceOf } from "../core/source";

const words = [
  "피고인은",
  "칼로",
  "칼로",
  "찔렀다.",
  "살해의 고의",
  "👩‍⚖️",
  "𝒳",
  "ᄒ\u1161\u11ab",
  "가\tb",
  "</p>",
  "&amp;",
  "T1",
  "  ",
];
const block = fc
  .tuple(
    fc.constantFrom("paragraph" as const, "heading" as const, "quote" as const),
    fc.array(fc.constantFrom(...words), { maxLength: 10 }),
  )
  .map(([kind, parts]) => ({ kind, text: parts.join(" ") }));

const hostile = fc.constantFrom(
  "=1+1",
  "'=x",
  "@SUM(A1)",
  'a,b;"c"\r\nd',
  "</script><img src=x onerror=alert(1)>",
  "{ } [ ] # : <!-- -->",
  "\\",
  "　",
  "--- (1) [x]",
);
const value = fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 12 }));
const place = fc.double({ min: 0, max: 1, noNaN: true });

const step = fc.record({
  at: place,
  length: fc.integer({ min: 1, max: 40 }),
  key: fc.constantFrom<ElementName>(...elementKeys, "X"),
  attributes: fc.record(
    {
      trans: value,
      target: fc.oneof(fc.constantFrom("defendant", "victim", ""), value),
      keyword: value,
      stime: value,
      position: value,
      issue: value,
      qualifier: value,
      note: value,
    },
    { requiredKeys: [] },
  ),
  link: place,
});

/** Documents with marks, attributes, links and phrases without a place, in texts that formats find hard. */
export const anyDocument: fc.Arbitrary<ToulminDocument> = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 6 }), fc.array(step, { maxLength: 14 }))
  .map(([blocks, steps]) => {
    const title = { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" };
    let document = createDocument({ title, blocks });
    const { length } = sourceOf(document.blocks).text;
    const keep = (outcome: ToulminDocument | Refused) => {
      if (!isRefused(outcome)) document = outcome;
    };
    for (const { at, length: size, key, attributes, link } of steps) {
      const start = Math.floor(at * length);
      const before = document.lastId;
      keep(mark(document, key, { start, end: Math.min(length, start + size) }));
      if (document.lastId === before) continue;
      const id = `node${document.lastId}`;
      keep(edit(document, id, attributes));
      const other = document.nodes[Math.floor(link * document.nodes.length)]?.id ?? "";
      keep(setSupports(document, id, other));
      keep(serveAsDatum(document, id, other));
      keep(renumberClaim(document, id, 1));
    }
    return document;
  });
