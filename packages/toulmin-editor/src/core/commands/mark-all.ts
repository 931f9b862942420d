import { attributeKeys, type NodeId, nodeOf, type ToulminDocument } from "../document";
import { settled } from "../order";
import { sourceOf } from "../source";
import { firstMarkIn, type Range } from "./free-range";
import { newNode } from "./mark";
import type { Refused } from "./refusal";

/**
 * Marks every other occurrence of a node's phrase that no mark touches, as the same element of the same claim, with
 * the same attributes but for the note, which is on that place; the occurrences of a claim become claims of their own.
 * Refuses when the phrase occurs nowhere else.
 */
export function markAll(document: ToulminDocument, id: string): ToulminDocument | Refused {
  const model = nodeOf(document, id);
  if (!model) return { error: "no-such-node" };
  const free = occurrencesOf(document, model.text).filter((range) => !firstMarkIn(document.nodes, range));
  if (free.length === 0) return { error: "no-more-phrases", node: model.id };
  let { lastId } = document;
  const attributes = Object.fromEntries(attributeKeys.map((key) => [key, key === "note" ? "" : model[key]]));
  const added = free.map((range) => {
    const newId: NodeId = `node${++lastId}`;
    const owner = model.ctype === "C" ? newId : model.toulmin;
    return { ...newNode(document, newId, model.ctype, owner, range), ...attributes };
  });
  return settled({ ...document, nodes: [...document.nodes, ...added], lastId });
}

/** Where a phrase stands in the text, from the start on, without overlaps. */
export function occurrencesOf(document: ToulminDocument, phrase: string): Range[] {
  const { text } = sourceOf(document.blocks);
  const ranges: Range[] = [];
  if (phrase === "") return ranges;
  for (let start = text.indexOf(phrase); start !== -1; start = text.indexOf(phrase, start + phrase.length)) {
    ranges.push({ start, end: start + phrase.length });
  }
  return ranges;
}
