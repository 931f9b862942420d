import { edit } from "./commands/edit";
import { freeRange } from "./commands/free-range";
import { makeCurrent } from "./commands/make-current";
import { mark } from "./commands/mark";
import { isRefused, type Refused } from "./commands/refusal";
import { isClaim, type NodeAttributes, nodeOf, type ToulminDocument, type ToulminNode } from "./document";
import { elementOf } from "./elements";
import type { ElementName } from "./elements/define-element";
import { sourceOf, trimmedRange } from "./source";

/** A mark that somebody else proposes: a program, a colleague. It is no part of a document until a person accepts it. */
export interface Suggestion {
  /** Names the suggestion among those that are made together. */
  readonly id: string;
  readonly element: ElementName;
  /** The phrase: UTF-16 offsets, half open, over the blocks' texts joined by one line feed. */
  readonly start: number;
  readonly end: number;
  /** The claim it belongs to: a node's id, or the id of another suggestion. Without it, the current claim. */
  readonly claim?: string;
  readonly attributes?: Partial<NodeAttributes>;
  /** Why it is suggested, in words for the person who decides. */
  readonly reason?: string;
}

/**
 * The suggestions that can be accepted, in reading order: their phrase is in the text and clear of every mark. One that
 * is covered by a mark comes back when the mark goes.
 */
export function pendingIn(document: ToulminDocument, suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions
    .filter((suggestion) => elementOf(document, suggestion.element) && !isRefused(freeRange(document, suggestion)))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * Makes marks of suggestions, claims first, so that what belongs to them finds them. Of overlapping ones the first is
 * taken. Refuses when none can be taken; `all` are the suggestions among which a `claim` is looked for.
 */
export function acceptSuggestions(
  document: ToulminDocument,
  accepted: readonly Suggestion[],
  all: readonly Suggestion[] = accepted,
): ToulminDocument | Refused {
  const claimsFirst = [...accepted].sort((a, b) => Number(b.element === "C") - Number(a.element === "C"));
  let refusal: Refused | undefined;
  let result = document;
  for (const suggestion of claimsFirst) {
    const outcome = taken(result, suggestion, all);
    if (isRefused(outcome)) refusal ??= outcome;
    else result = outcome;
  }
  return result === document && refusal ? refusal : result;
}

function taken(
  document: ToulminDocument,
  suggestion: Suggestion,
  all: readonly Suggestion[],
): ToulminDocument | Refused {
  const owned = suggestion.element === "C" ? document : withClaim(document, suggestion.claim, all);
  if (isRefused(owned)) return owned;
  const marked = mark(owned, suggestion.element, suggestion);
  return isRefused(marked) ? marked : edit(marked, `node${marked.lastId}`, suggestion.attributes ?? {});
}

/** The document with the suggestion's claim as the current one. */
function withClaim(
  document: ToulminDocument,
  claim: string | undefined,
  all: readonly Suggestion[],
): ToulminDocument | Refused {
  if (claim === undefined) return document;
  const owner =
    nodeOf(document, claim) ??
    nodeMadeOf(
      document,
      all.find((other) => other.id === claim),
    );
  return owner && isClaim(owner) ? makeCurrent(document, owner.id) : { error: "no-claim" };
}

/** The node that an accepted suggestion has become: the one with its phrase. */
function nodeMadeOf(document: ToulminDocument, suggestion: Suggestion | undefined): ToulminNode | undefined {
  const range = suggestion && trimmedRange(sourceOf(document.blocks), suggestion.start, suggestion.end);
  return range
    ? document.nodes.find(({ anchor }) => anchor?.start === range.start && anchor.end === range.end)
    : undefined;
}
