import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edit } from "../commands/edit";
import { setCountsFrom } from "../commands/link";
import { mark } from "../commands/mark";
import { isRefused } from "../commands/refusal";
import { remove } from "../commands/remove";
import { createDocument, type NodeAttributes, type NodeId, type ToulminDocument } from "../document";
import { compareNodes } from "../order";
import { chronology, factOf, factsOf } from "./facts";

/** A claim and a datum for each of these attributes: node2, node3, … */
function facts(...attributes: Partial<NodeAttributes>[]): ToulminDocument {
  const phrases = ["주장", ...attributes.map((_, index) => `사실 ${index}`)];
  const blocks = phrases.map((text) => ({ kind: "paragraph" as const, text }));
  let start = 0;
  return phrases.reduce((document, phrase, index) => {
    const marked = mark(document, index === 0 ? "C" : "D", { start, end: start + phrase.length }) as ToulminDocument;
    start += phrase.length + 1;
    return index === 0 ? marked : (edit(marked, `node${index + 1}`, attributes[index - 1] ?? {}) as ToulminDocument);
  }, createDocument({ blocks }));
}

const days = (document: ToulminDocument) =>
  factsOf(document).map(({ time }) => (time ? new Date(time.from).toISOString().slice(0, 10) : null));
const linked = (document: ToulminDocument, id: NodeId, base: NodeId | null) => {
  const outcome = setCountsFrom(document, id, base);
  if (isRefused(outcome)) throw new Error(outcome.error);
  return outcome;
};

describe("a relative time", () => {
  const document = facts({ stime: "2018. 6. 4. 16:00경" }, { stime: "" }, { stime: "다음날" }, { stime: "다음날" });

  test("counts from the nearest dated fact before it", () => {
    expect(days(document)).toEqual(["2018-06-04", null, "2018-06-05", "2018-06-06"]);
    expect(factsOf(document).map((fact) => fact.countsFrom)).toEqual([null, null, "node2", "node4"]);
  });

  test("counts from the fact it is linked to, which is kept, undoable and goes with that fact", () => {
    const counted = linked(document, "node5", "node2");
    expect(days(counted).at(-1)).toBe("2018-06-05");
    expect(days(linked(counted, "node5", null)).at(-1)).toBe("2018-06-06");
    const without = remove(counted, "node2") as ToulminDocument;
    expect(without.nodes.find((node) => node.id === "node5")?.countsFrom).toBeNull();
  });

  test("may count from a later one, but not in a circle", () => {
    const later = facts({ stime: "같은 날 저녁" }, { stime: "다음 날" }, { stime: "2018. 6. 4." });
    const counted = linked(linked(later, "node3", "node4"), "node2", "node3");
    expect(days(counted)).toEqual(["2018-06-05", "2018-06-05", "2018-06-04"]);
    expect(setCountsFrom(counted, "node3", "node2")).toEqual({ error: "time-cycle", node: "node2" });
    expect(setCountsFrom(counted, "node3", "node3")).toEqual({ error: "time-cycle", node: "node3" });
  });

  test("in a circle that came from elsewhere stays undated", () => {
    const circle = facts({ stime: "다음날" }, { stime: "다음날" });
    const nodes = circle.nodes.map((node) => ({
      ...node,
      countsFrom: node.id === "node2" ? ("node3" as const) : node.id === "node3" ? ("node2" as const) : null,
    }));
    expect(days({ ...circle, nodes })).toEqual([null, null]);
    expect(factsOf({ nodes }).map((fact) => fact.problem)).toEqual(["no-base", "no-base"]);
  });

  test("as an end counts from its own start", () => {
    const [fact] = factsOf(facts({ stime: "2018. 6. 4. 16:00경", etime: "18:00경" }));
    expect(fact?.time).toMatchObject({
      from: Date.UTC(2018, 5, 4, 16),
      to: Date.UTC(2018, 5, 4, 18, 1),
      isRange: true,
    });
  });
});

describe("what is wrong with a time", () => {
  test.each([
    [{ stime: "아마도" }, "unread-start"],
    [{ stime: "2018. 2. 30." }, "unread-start"],
    [{ stime: "2018. 6. 4.", etime: "글쎄" }, "unread-end"],
    [{ stime: "같은 날" }, "no-base"],
    [{ stime: "2018. 6. 4.", etime: "2018. 6. 1." }, "end-before-start"],
    [{ stime: "2018. 6. 4. 16:00", etime: "16:00" }, null],
    [{ etime: "2018. 6. 4." }, null],
    [{ stime: "불상일시경" }, null],
    [{ stime: "2018. 6. 4.", etime: "불상일시경" }, null],
    [{}, null],
  ])("%o: %s", (attributes, problem) => {
    const document = facts(attributes);
    expect(factsOf(document)[0]?.problem).toBe(problem);
    expect(factOf(document, document.nodes[1] as never)?.problem).toBe(problem);
  });
});

test("facts of the same time stand in the order of the text, whatever order they come in", () => {
  const texts = fc.array(fc.constantFrom("2018. 6. 4.", "2018. 6.", "2018. 6. 3. 12:00", "다음날", "?"), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(texts, (times) => {
      const all = factsOf(facts(...times.map((stime) => ({ stime }))));
      const order = chronology(all);
      expect(chronology([...all].reverse())).toEqual(order);
      order.slice(1).forEach((fact, index) => {
        const before = order[index] as (typeof order)[number];
        expect(before.time.from).toBeLessThanOrEqual(fact.time.from);
        const isTie = before.time.from === fact.time.from && before.time.to === fact.time.to;
        if (isTie) expect(compareNodes(before.node, fact.node)).toBeLessThan(0);
      });
    }),
  );
});
