import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDocument } from "../testing/any-document";
import { documentOf, prose, spans } from "../testing/long-judgment";
import type { ToulminDocument } from "./document";
import { mark, remove, renumberClaim } from "./index";
import { placedNodes, placeOf, recodedBetween, withPlace } from "./places";

const paragraphs = prose(20_000);
const long = documentOf(paragraphs, spans(paragraphs, 100));

test("marking and removing in the middle of the text leave every other node the object that it was", () => {
  const known = new Set(long.nodes);
  const first = long.blocks[0]?.text.length ?? 0;
  for (const element of ["D", "C"] as const) {
    const marked = mark(long, element, { start: first + 1, end: first + 4 }) as ToulminDocument;
    expect(marked.nodes.filter((node) => !known.has(node)).map((node) => node.id)).toEqual([`node${marked.lastId}`]);
    const removed = remove(marked, `node${marked.lastId}`) as ToulminDocument;
    expect(removed.nodes.every((node) => known.has(node))).toBe(true);
  }
});

test("a node has the same place asked for by itself, with its document, and in another state of itself", () => {
  const nodes = placedNodes(long);
  for (const [index, node] of long.nodes.entries()) {
    expect(withPlace(long, node)).toEqual(nodes[index]);
    expect(placeOf(long, { ...node, anchor: null })).toEqual(placeOf(long, node));
  }
});

test("a node that is not in the document has no place", () => {
  expect(placeOf({ ...long, nodes: [] }, long.nodes[0] as never)).toMatchObject({
    toulmin_idx: 0,
    toulmin_node_idx: 0,
  });
});

test("the nodes with another code are those whose numbers differ, however two documents came about", () => {
  const codes = (document: ToulminDocument) =>
    new Map(placedNodes(document).map((node) => [node.id, `${node.toulmin_idx} ${node.toulmin_node_idx}`]));
  const renumbered = (before: ToulminDocument, after: ToulminDocument) => {
    const [old, now] = [codes(before), codes(after)];
    return after.nodes.filter(({ id }) => old.has(id) && old.get(id) !== now.get(id)).map(({ id }) => id);
  };
  fc.assert(
    fc.property(anyDocument, anyDocument, fc.nat(), fc.nat(), (one, other, place, number) => {
      const id = one.nodes[place % Math.max(1, one.nodes.length)]?.id ?? "";
      const outcomes = [other, remove(one, id, "remove"), renumberClaim(one, id, 1 + (number % 5))];
      for (const after of outcomes) {
        if ("error" in after) continue;
        expect(recodedBetween(one, after).map((node) => node.id)).toEqual(renumbered(one, after));
      }
    }),
  );
});
