import { newNode } from "../core/commands/mark";
import {
  createDocument,
  type NodeAttributes,
  type NodeId,
  type ToulminDocument,
  type ToulminNode,
} from "../core/document";
import type { ElementName } from "../core/elements/define-element";
import { settled } from "../core/order";

/** A phrase to be marked, as an element of the claim before it. */
export interface Phrase extends Partial<NodeAttributes> {
  readonly element: ElementName;
  readonly text: string;
  /** The claims that this claim is a datum of, by their number among the claims, from 1. */
  readonly datumOf?: readonly number[];
}

/** A judgment in which each paragraph is a marked phrase. Throws when the first is no claim. */
export function argumentOf(...phrases: readonly Phrase[]): ToulminDocument {
  const document = createDocument({
    title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
    blocks: phrases.map(({ text }) => ({ kind: "paragraph", text })),
  });
  const claims = phrases.flatMap(({ element }, index): NodeId[] => (element === "C" ? [`node${index + 1}`] : []));
  if (phrases[0] && phrases[0].element !== "C") throw new Error(`not a claim: ${phrases[0].text}`);
  let start = 0;
  let owner: NodeId = "node1";
  const nodes = phrases.map(({ element, text, datumOf = [], ...attributes }, index): ToulminNode => {
    const id: NodeId = `node${index + 1}`;
    if (element === "C") owner = id;
    const node = newNode(document, id, element, owner, { start, end: start + text.length });
    start += text.length + 1;
    return { ...node, ...attributes, datumOf: datumOf.map((number) => claims[number - 1] as NodeId) };
  });
  return settled({ ...document, nodes, lastId: phrases.length, currentClaim: claims.at(-1) ?? null });
}
