import type { NodeId, ToulminDocument, ToulminNode } from "../document";
import { compareNodes } from "../order";
import { placeTime, spanned } from "./place-time";
import { readTime, saysWhen, type WrittenTime } from "./read-time";
import type { Time } from "./time";

/** What is wrong with a node's times. */
export type FactProblem =
  /** The start, or the end, is not understood. */
  | "unread-start"
  | "unread-end"
  /** A relative time with nothing to count from, or that cannot be counted from what there is. */
  | "no-base"
  | "end-before-start";

/** What a marked phrase tells of: when it was. */
export interface Fact {
  readonly node: ToulminNode;
  /** From the start to the end, as far as they are written, known and understood; `null` for an undated fact. */
  readonly time: Time | null;
  readonly start: Time | null;
  readonly end: Time | null;
  /** The node whose time a relative start is counted from. */
  readonly countsFrom: NodeId | null;
  readonly problem: FactProblem | null;
}

/** How often times that wait for later ones are tried again. */
const ROUNDS = 8;

/**
 * The facts of a document in reading order: every node with a time, and every datum. A relative time counts from the
 * node it names, else from the nearest dated one before it in the text; links in a circle leave their times undated.
 */
export function factsOf({ nodes }: Pick<ToulminDocument, "nodes">): Fact[] {
  const known = new Map<NodeId, Fact>();
  let waiting: ToulminNode[] = [];
  let nearest: Fact | null = null;
  for (const node of nodes) {
    if (!isFact(node)) continue;
    const named = node.countsFrom === null ? null : (known.get(node.countsFrom) ?? null);
    const isWaiting = node.countsFrom !== null && named === null && isRelative(node);
    if (isWaiting) waiting.push(node);
    const fact: Fact = isWaiting ? factFrom(node, null) : placedFact(node, named ?? nearest);
    known.set(node.id, fact);
    if (fact.start) nearest = fact;
  }
  for (let round = 0; round < ROUNDS && waiting.length > 0; round++) {
    const before = waiting.length;
    waiting = waiting.reverse().filter((node) => {
      const fact = factFrom(node, known.get(node.countsFrom as NodeId) ?? null);
      known.set(node.id, fact);
      return fact.start === null;
    });
    if (waiting.length === before) break;
  }
  return [...known.values()];
}

/** One node's fact; cheap for a node without relative times. `null` for a node that tells no fact. */
export function factOf(document: ToulminDocument, node: ToulminNode): Fact | null {
  if (!isFact(node)) return null;
  if (!isRelative(node)) return placedFact(node, null);
  return factsOf(document).find((fact) => fact.node.id === node.id) ?? null;
}

/** The dated facts by time: by start, then by end, then in reading order. */
export function chronology(facts: readonly Fact[]): (Fact & { readonly time: Time })[] {
  return facts
    .filter((fact): fact is Fact & { readonly time: Time } => fact.time !== null)
    .sort((a, b) => a.time.from - b.time.from || a.time.to - b.time.to || compareNodes(a.node, b.node));
}

function isFact(node: ToulminNode): boolean {
  return node.ctype === "D" || (node.stime + node.etime).trim() !== "";
}

function isRelative(node: ToulminNode): boolean {
  const { start, end } = writtenOf(node);
  return (start ?? end)?.isRelative === true;
}

const absolute = new WeakMap<ToulminNode, Fact>();

/** A node's fact; one that counts from nothing else is made once for the same node. */
function placedFact(node: ToulminNode, base: Fact | null): Fact {
  if (isRelative(node)) return factFrom(node, base);
  const known = absolute.get(node) ?? factFrom(node, null);
  absolute.set(node, known);
  return known;
}

function factFrom(node: ToulminNode, base: Fact | null): Fact {
  const written = writtenOf(node);
  const start = written.start && placeTime(written.start, base?.start ?? base?.time ?? null);
  const end = written.end && placeTime(written.end, start ?? base?.start ?? base?.time ?? null);
  const hasStart = saysWhen(node.stime);
  const hasEnd = saysWhen(node.etime);
  const problem = ((): FactProblem | null => {
    if (hasStart && !written.start) return "unread-start";
    if (hasEnd && !written.end) return "unread-end";
    // missing is a time to count from, or a day of the calendar
    if ((hasStart && !start) || (hasEnd && !end))
      return written.start?.isRelative || written.end?.isRelative ? "no-base" : "unread-start";
    return start && end && end.to <= start.from ? "end-before-start" : null;
  })();
  const isCounted = isRelative(node) && (start ?? end) !== null;
  return {
    node,
    time: spanOf(start, end),
    start,
    end,
    countsFrom: isCounted ? (base?.node.id ?? null) : null,
    problem,
  };
}

function spanOf(start: Time | null, end: Time | null): Time | null {
  if (!start) return end && { ...end, bound: "before" };
  return end ? { ...spanned(start, end), precision: start.precision } : start;
}

interface Written {
  readonly start: WrittenTime | null;
  readonly end: WrittenTime | null;
}

const written = new WeakMap<ToulminNode, Written>();

/** A node's times as they are written; read once for the same node. */
function writtenOf(node: ToulminNode): Written {
  const known = written.get(node);
  if (known) return known;
  const read = { start: readTime(node.stime), end: readTime(node.etime) };
  written.set(node, read);
  return read;
}
