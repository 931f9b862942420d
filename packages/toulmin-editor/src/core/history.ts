import { NODE_FIELDS } from "./changes";
import type { NodeId, ToulminDocument, ToulminNode } from "./document";
import { settled } from "./order";
import { differingStretch } from "./places";

/**
 * A document and the steps to the ones before and after it. A step holds only what changed, so that a step of a document
 * with thousands of nodes is as small as one of a short document.
 */
export interface History {
  readonly past: readonly Step[];
  readonly present: ToulminDocument;
  readonly future: readonly Step[];
  /** Changes recorded in a row under the same visit make one undo step. */
  readonly visit: string | null;
}

/** What has to be put back on a document to have another one. */
export interface Step {
  /** Nodes as they have to be. */
  readonly nodes: readonly ToulminNode[];
  /** Nodes that have to go. */
  readonly gone: readonly NodeId[];
  readonly rest: Omit<ToulminDocument, "nodes" | "lastId">;
}

/** How many steps can be undone. */
export const HISTORY_LIMIT = 500;

/** A history that begins with this document: nothing can be undone. */
export function createHistory(present: ToulminDocument): History {
  return { past: [], present, future: [], visit: null };
}

/**
 * Makes a document the present one. Within one `visit` (for example of one field) only the first change adds an undo
 * step. Does nothing when the document is the present one already.
 */
export function record(history: History, document: ToulminDocument, visit: string | null = null): History {
  const { past, present } = history;
  if (document === present) return history;
  const back = stepTo(present, document);
  const before = past.at(-1);
  const merged = before !== undefined && visit !== null && visit === history.visit;
  const steps = merged ? [...past.slice(0, -1), joined(back, before)] : [...past, back].slice(-HISTORY_LIMIT);
  return { past: steps, present: document, future: [], visit };
}

/** Replaces the present document without an undo step, for what a person would not undo (the current claim). */
export function amend(history: History, document: ToulminDocument): History {
  return document === history.present ? history : { ...history, present: document };
}

/** Ends the current visit: the next change is an undo step of its own. */
export function endVisit(history: History): History {
  return history.visit === null ? history : { ...history, visit: null };
}

/** Goes one step back; does nothing at the beginning. Ids given since are not given again. */
export function undo({ past, present, future, visit }: History): History {
  const step = past.at(-1);
  if (!step) return { past, present, future, visit };
  const before = taken(present, step);
  return { past: past.slice(0, -1), present: before, future: [stepTo(present, before), ...future], visit: null };
}

/** Goes one step forward again; does nothing when nothing was undone. */
export function redo({ past, present, future, visit }: History): History {
  const [step, ...later] = future;
  if (!step) return { past, present, future, visit };
  const after = taken(present, step);
  return { past: [...past, stepTo(present, after)], present: after, future: later, visit: null };
}

/** The step that leads from a document (back) to another one. */
function stepTo(target: ToulminDocument, from: ToulminDocument): Step {
  const stretch = differingStretch(from.nodes, target.nodes);
  const others = new Map(from.nodes.slice(stretch.start, stretch.endBefore).map((node) => [node.id, node]));
  const nodes = target.nodes.slice(stretch.start, stretch.endAfter).filter((node) => {
    const other = others.get(node.id);
    others.delete(node.id);
    return other === undefined || !isSame(node, other);
  });
  const { nodes: _nodes, lastId: _lastId, ...rest } = target;
  return { nodes, gone: [...others.keys()], rest };
}

/** Goes a step; the newest id stays the newest. */
function taken(document: ToulminDocument, { nodes, gone, rest }: Step): ToulminDocument {
  const replaced = new Set<NodeId>([...gone, ...nodes.map((node) => node.id)]);
  const kept = document.nodes.filter((node) => !replaced.has(node.id));
  return settled({ ...rest, nodes: [...kept, ...nodes], lastId: document.lastId });
}

/** One step in place of two. */
function joined(first: Step, second: Step): Step {
  const nodes = new Map(first.nodes.map((node) => [node.id, node]));
  for (const node of second.nodes) nodes.set(node.id, node);
  for (const id of second.gone) nodes.delete(id);
  const gone = new Set([...first.gone, ...second.gone]);
  for (const { id } of second.nodes) gone.delete(id);
  return { nodes: [...nodes.values()], gone: [...gone], rest: second.rest };
}

/** Whether two states of a node say the same. */
function isSame(a: ToulminNode, b: ToulminNode): boolean {
  return a === b || STABLE.every((key) => a[key] === b[key]);
}

const STABLE = [...NODE_FIELDS, "text", "anchor"] as const;
