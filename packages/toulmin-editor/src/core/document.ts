import type { ElementName, OwnElement } from "./elements/define-element";

/** The version of {@link ToulminDocument} that this release writes. */
export const DOCUMENT_VERSION = 2;

/** How a block of the judgment is set; its text is the same whatever the kind. */
export type BlockKind = "paragraph" | "heading" | "quote" | "list-item" | "table-row";

/** One line of the judgment. Its text holds no line break. */
export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
  /** Heading level, 1 to 3; only on headings. */
  readonly level?: 1 | 2 | 3;
  readonly align?: "center" | "right";
}

/** The head of a judgment: court, case number, charge. */
export interface JudgmentTitle {
  readonly court: string;
  readonly caseNo: string;
  readonly charge: string;
}

/**
 * Where a phrase lies in the text: UTF-16 offsets, half open, over the blocks' texts joined by one line feed,
 * and the phrase with up to 32 characters on either side, by which it is found again in a changed text
 * (W3C Web Annotation Data Model, Text Position and Text Quote Selector).
 */
export interface Anchor {
  readonly start: number;
  readonly end: number;
  readonly quote: { readonly exact: string; readonly prefix: string; readonly suffix: string };
}

/** Names a node within its document: `node` and a number from 1. */
export type NodeId = `node${number}`;

/** What a person may write on a node. All are free text; an empty string means "not said". */
export interface NodeAttributes {
  /** Replacement phrase; starts equal to the phrase. */
  readonly trans: string;
  /** Actor: the key of one of the host's actors, by default `defendant` or `victim`. */
  readonly target: string;
  readonly keyword: string;
  /** Start and end of what the phrase tells, as written (`2018. 6. 4. 16:00경`) or in ISO 8601 local time. */
  readonly stime: string;
  readonly etime: string;
  /** Place. */
  readonly position: string;
  /** Number of the issue (쟁점) the phrase belongs to. */
  readonly issue: string;
  /** How strongly a claim is held (“presumably”); drawn between “so” and the claim. Only on claims. */
  readonly qualifier: string;
  /** What whoever works notes on the mark for themselves and others; no part of the argument. */
  readonly note: string;
}

/** Attributes that say nothing, in the order of the panel. */
export const NO_ATTRIBUTES: NodeAttributes = {
  trans: "",
  target: "",
  keyword: "",
  stime: "",
  etime: "",
  position: "",
  issue: "",
  qualifier: "",
  note: "",
};

/** The attributes under their stored names, in the order of the panel. */
export const attributeKeys = Object.keys(NO_ATTRIBUTES) as (keyof NodeAttributes)[];

/**
 * A marked phrase. The persisted names are those of the portal's saved records. Its numbers and its code follow from the
 * document that it is in: see `placeOf`.
 */
export interface ToulminNode extends NodeAttributes {
  /** `node` and a running number; never used twice within a document. */
  readonly id: NodeId;
  /** One of the six, or what a host defines; what nobody defines here is kept as it is. */
  readonly ctype: ElementName;
  /** The marked phrase, word for word; a phrase over several blocks holds line feeds. */
  readonly text: string;
  /** The owning claim; a claim owns itself. */
  readonly toulmin: NodeId;
  /** `null` when the phrase has no place in the text. */
  readonly anchor: Anchor | null;
  /** The warrant a backing stands under, the rebuttal a support stands under; `null`: the one before it in the text. */
  readonly supports: NodeId | null;
  /** The node whose time a relative time (`같은 날 저녁`) counts from; `null`: the nearest dated one before it. */
  readonly countsFrom: NodeId | null;
  /** The other claims that this claim is a datum of. Only on claims. */
  readonly datumOf: readonly NodeId[];
  /** Who marked it and when, where the host says who works. */
  readonly provenance?: Provenance;
}

/** Who made something, and the moments when it was made and last changed, in ISO 8601. */
export interface Provenance {
  readonly creator: string;
  readonly created: string;
  readonly modified?: string;
}

/** A judgment and everything marked in it: a plain value, never changed in place. */
export interface ToulminDocument {
  readonly version: typeof DOCUMENT_VERSION;
  readonly title: JudgmentTitle;
  readonly blocks: readonly Block[];
  /** In reading order; phrases without a place come last. */
  readonly nodes: readonly ToulminNode[];
  /** The number in the id that was given last. */
  readonly lastId: number;
  /** The claim that newly marked elements are attached to. */
  readonly currentClaim: NodeId | null;
  /** The claims in the order a person gave them; `null` while they follow the text. */
  readonly claimOrder: readonly NodeId[] | null;
  /** What imported files said that has no place here, by the name of their format; written back into that format. */
  readonly foreign?: Readonly<Record<string, unknown>>;
  /** The elements that the host defines beside the six: its editor gives them to each document. They are not saved. */
  readonly elements?: readonly OwnElement[];
}

/** Makes a document without marks. Blocks with a line break inside are split. */
export function createDocument(input: { title?: Partial<JudgmentTitle>; blocks: readonly Block[] }): ToulminDocument {
  return {
    version: DOCUMENT_VERSION,
    title: { court: "", caseNo: "", charge: "", ...input.title },
    blocks: input.blocks.flatMap(splitAtLineBreaks),
    nodes: [],
    lastId: 0,
    currentClaim: null,
    claimOrder: null,
  };
}

/** Where nodes were found last: in the next state of a document they stand there, or one further. */
const lastAt = new Map<string, number>();

/** The node with this id, if the document has it. */
export function nodeOf({ nodes }: ToulminDocument, id: string | null): ToulminNode | undefined {
  if (id === null) return undefined;
  const near = lastAt.get(id) ?? 0;
  const isIt = (at: number) => nodes[at]?.id === id;
  const index = [near, near + 1, near - 1].find(isIt) ?? nodes.findIndex((_, at) => isIt(at));
  if (index >= 0) lastAt.set(id, index);
  return nodes[index];
}

/** The document with other things said of one of its nodes. */
export function withNode(document: ToulminDocument, node: ToulminNode, said: Partial<ToulminNode>): ToulminDocument {
  return { ...document, nodes: document.nodes.map((other) => (other === node ? { ...node, ...said } : other)) };
}

/** The claims by number: as a person ordered them, new ones after the claim before them in the text. */
export function claimsOf({ nodes, claimOrder }: Pick<ToulminDocument, "nodes" | "claimOrder">): ToulminNode[] {
  const inText = nodes.filter(isClaim);
  if (claimOrder === null) return inText;
  const byId = new Map(inText.map((claim) => [claim.id, claim]));
  const ordered = claimOrder.flatMap((id) => byId.get(id) ?? []);
  const placed = new Set(ordered);
  inText.forEach((claim, index) => {
    // behind the one before it in the text, the first one at the beginning
    if (!placed.has(claim)) ordered.splice(ordered.indexOf(inText[index - 1] as ToulminNode) + 1, 0, claim);
  });
  return ordered;
}

/** The nodes that belong to a claim, without the claim itself, in reading order. */
export function ownedBy(document: ToulminDocument, claim: NodeId): ToulminNode[] {
  return document.nodes.filter((node) => node.toulmin === claim && node.id !== claim);
}

/** Tells a claim from the other elements. */
export function isClaim(node: ToulminNode): boolean {
  return node.ctype === "C";
}

function splitAtLineBreaks(block: Block): Block[] {
  if (!/[\r\n]/.test(block.text)) return [block];
  return block.text.split(/\r\n|\r|\n/).map((text) => ({ ...block, text }));
}
