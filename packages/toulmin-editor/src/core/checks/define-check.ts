import type { NodeAttributes, NodeId, ToulminDocument, ToulminNode } from "../document";
import type { ElementKey } from "../elements/define-element";
import type { Fact } from "../time/facts";

/** What would mend a problem. The screen offers it; nothing is changed unasked. */
export type Mend =
  /** Mark a phrase as this element of the claim. */
  | { readonly do: "mark"; readonly element: ElementKey; readonly claim: NodeId }
  /** Let another claim own the node; `claims` are those where it would fit. */
  | { readonly do: "own"; readonly node: NodeId; readonly claims: readonly NodeId[] }
  /** Write an attribute of the node. */
  | { readonly do: "write"; readonly node: NodeId; readonly attribute: keyof NodeAttributes }
  /** Exchange start and end. */
  | { readonly do: "swap-times"; readonly node: NodeId }
  /** Take a claim out of the data of another. */
  | { readonly do: "unlink"; readonly claim: NodeId; readonly of: NodeId }
  /** Give the node a place in the text again. */
  | { readonly do: "place"; readonly node: NodeId };

/** Something wrong with, or missing from, one node. */
export interface Finding {
  readonly node: ToulminNode;
  readonly mends: readonly Mend[];
}

/** The document with what checks ask of it again and again. */
export interface Checked {
  readonly document: ToulminDocument;
  /** The claims by number. */
  readonly claims: readonly ToulminNode[];
  /** A claim's nodes of one element, in reading order, without the claim itself. */
  of(claim: NodeId, element: ElementKey): readonly ToulminNode[];
  readonly facts: readonly Fact[];
}

/** Looks for one kind of problem. */
export interface CheckDefinition<Key extends string = string> {
  readonly key: Key;
  /** An error contradicts the model or the text; a warning says that something is not there yet. */
  readonly severity: "error" | "warning";
  readonly find: (checked: Checked) => readonly Finding[];
}

/** Describes a check; returns what it got. */
export function defineCheck<Key extends string>(check: CheckDefinition<Key>): CheckDefinition<Key> {
  return check;
}
