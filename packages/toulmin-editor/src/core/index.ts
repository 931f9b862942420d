export { changesBetween, type DocumentChange, type NodeField } from "./changes";
export { type CheckKey, type Completeness, checks, completenessOf, type Problem, problemsOf } from "./checks";
export type { CheckDefinition, Checked, Finding, Mend } from "./checks/define-check";
export { changeElement } from "./commands/change-element";
export { edit } from "./commands/edit";
export type { FromClaim } from "./commands/edit-together";
export type { Range } from "./commands/free-range";
export { serveAsDatum, setCountsFrom, setSupports, stopServingAsDatum } from "./commands/link";
export { makeCurrent } from "./commands/make-current";
export { mark } from "./commands/mark";
export { markAll, occurrencesOf } from "./commands/mark-all";
export { move } from "./commands/move";
export { renumberClaim, sortClaims } from "./commands/order-claims";
export { reOwn } from "./commands/re-own";
export { isRefused, type RefusalReason, type Refused } from "./commands/refusal";
export { type OwnedNodes, remove } from "./commands/remove";
export { retitle } from "./commands/retitle";
export {
  type Anchor,
  type Block,
  type BlockKind,
  claimsOf,
  createDocument,
  DOCUMENT_VERSION,
  isClaim,
  type JudgmentTitle,
  type NodeAttributes,
  type NodeId,
  nodeOf,
  ownedBy,
  type Provenance,
  type ToulminDocument,
  type ToulminNode,
} from "./document";
export { elementKeys, elementOf, elements, isElementKey, type PerElement } from "./elements";
export type { ElementDefinition, ElementKey, ElementName, OwnElement } from "./elements/define-element";
export { createHistory, type History, record, redo, type Step, undo } from "./history";
export type { ListFilter } from "./list-rows";
export { revived } from "./migrations";
export { type Box, compareBoxes, countsOf, settled } from "./order";
export { type NodePlace, type Numbered, type PlacedNode, placedNodes, placeOf, withPlace } from "./places";
export { isUnreadable, problemText, type ReadingProblem, type ReadingProblemReason, type Unreadable } from "./problem";
export { type BlockRange, blockRangesOf, type Source, sourceOf } from "./source";
export { type Count, type Statistics, statisticsOf } from "./statistics";
export { acceptSuggestions, pendingIn, type Suggestion } from "./suggestions";
export { chronology, type Fact, type FactProblem, factOf, factsOf } from "./time/facts";
export { placeTime } from "./time/place-time";
export { readTime, type WrittenMoment, type WrittenTime } from "./time/read-time";
export type { Precision, Time } from "./time/time";
export type { Unit as TimeUnit } from "./time/words";
