import { createStore, type StoreApi } from "zustand/vanilla";
import {
  changeElement,
  edit,
  makeCurrent,
  mark,
  markAll,
  move,
  type OwnedNodes,
  type Range,
  remove,
  renumberClaim,
  reOwn,
  retitle,
  serveAsDatum,
  setCountsFrom,
  setSupports,
  sortClaims,
  stopServingAsDatum,
} from "../core";
import { isRefused, type Refused } from "../core/commands/refusal";
import {
  createDocument,
  type JudgmentTitle,
  type NodeAttributes,
  type NodeId,
  nodeOf,
  type ToulminDocument,
} from "../core/document";
import type { ElementName, OwnElement } from "../core/elements/define-element";
import { withElements } from "../core/elements/with-elements";
import { amend, createHistory, endVisit, type History, record, redo, undo } from "../core/history";
import { NO_FILTER } from "../core/list-rows";
import { isRefusal, type Notice } from "../core/notice";
import { withPlace } from "../core/places";
import { createLooking, type Looking } from "./looking";
import { signed } from "./signed";
import type { SessionState } from "./state";

/** What a person can do with an open judgment. Every action tells what it did, or why it did nothing, as a notice. */
export interface Session extends Looking {
  readonly store: StoreApi<SessionState>;
  readonly document: () => ToulminDocument;
  /** Marks a range; returns the new node, or `null` when it was refused. */
  mark(ctype: ElementName, range: Range | null): NodeId | null;
  markAll(id: NodeId): void;
  /** Removes a node; asks first when it is a claim that owns nodes and `owned` says nothing about them. */
  remove(id: NodeId, owned?: OwnedNodes): void;
  /** Writes attributes; changes under the same `visit` are one undo step. */
  edit(id: NodeId, attributes: Partial<NodeAttributes>, visit: string): void;
  /** Writes parts of the judgment's head; visits are as with `edit`. */
  retitle(title: Partial<JudgmentTitle>, visit: string): void;
  endVisit(): void;
  move(id: NodeId, range: Range | null): boolean;
  reOwn(id: NodeId, claim: NodeId): void;
  changeElement(id: NodeId, ctype: ElementName): boolean;
  setSupports(id: NodeId, target: NodeId | null): void;
  /** Lets a relative time count from another node's; `null` goes back to the nearest dated one before it. */
  setCountsFrom(id: NodeId, base: NodeId | null): void;
  serveAsDatum(id: NodeId, of: NodeId): void;
  stopServingAsDatum(id: NodeId, of: NodeId): void;
  makeCurrent(id: NodeId): void;
  renumberClaim(id: NodeId, number: number): void;
  sort(): void;
  undo(): void;
  redo(): void;
  /** Puts another document in the place of the present one, as a step that can be undone, if the guard allows it. */
  replace(document: ToulminDocument, notice?: Notice): void;
  /** The same for what others decided: the guard is not asked. */
  takeOver(document: ToulminDocument, notice?: Notice): void;
  /** Goes back to an earlier state of the history, with this document on top when it is another one. */
  follow(document: ToulminDocument, from: History): void;
  /** Whether the guard lets a document take the place of the present one; when not, the person is told. */
  allows(document: ToulminDocument): boolean;
  /** Shows a document as it is found at the start or in the store: nothing before it can be undone. */
  load(document: ToulminDocument): void;
  tell(notice: Notice): void;
  /** Gives the host's own elements to the document that is shown, and to every other that will be. */
  define(elements: readonly OwnElement[] | undefined): void;
  /** A document as it is shown here: with the host's own elements. */
  adopted(document: ToulminDocument): ToulminDocument;
}

/** What is another one after an action. */
const ACTED_ON = ["history", "openNode", "openChart", "panel", "search", "filter", "unfolded", "question"] as const;

/** Asked before anything a person does changes the document; `false` leaves it as it is. */
export type Guard = (next: ToulminDocument, present: ToulminDocument) => boolean;

/**
 * Opens a session on a document (an empty one by default) whose changes a guard may refuse; the author's name is noted on
 * what they mark. Knows no Lexical, no React, no storage.
 */
export function createSession(
  document: ToulminDocument = createDocument({ blocks: [] }),
  guard: Guard = () => true,
  author: () => string | undefined = () => undefined,
  elements?: readonly OwnElement[],
): Session {
  let own = elements;
  const adopted = (any: ToulminDocument) => withElements(any, own);
  const store = createStore<SessionState>(() => ({
    history: createHistory(adopted(document)),
    openNode: null,
    opensWithFocus: false,
    openChart: null,
    panel: "list",
    compared: null,
    isTimelineOpen: false,
    isOverviewOpen: false,
    question: null,
    search: null,
    left: [],
    isHelpOpen: false,
    filter: NO_FILTER,
    unfolded: new Set(),
    notice: null,
  }));
  const present = () => store.getState().history.present;
  // a refusal is of the last action: the next one takes it away, also where it tells nothing itself
  store.subscribe((state, before) => {
    const isOld = state.notice !== null && state.notice === before.notice && isRefusal(state.notice.notice);
    if (isOld && ACTED_ON.some((part) => state[part] !== before[part])) store.setState({ notice: null });
  });

  /** Shows a history; what was open and is gone is closed. */
  function show(history: History): void {
    const { openNode, openChart } = store.getState();
    const shown = adopted(history.present);
    store.setState({
      history: shown === history.present ? history : { ...history, present: shown },
      openNode: nodeOf(shown, openNode)?.id ?? null,
      openChart: nodeOf(shown, openChart)?.id ?? null,
    });
  }

  function tell(notice: Notice): void {
    store.setState(({ notice: last }) => ({ notice: { at: (last?.at ?? 0) + 1, notice } }));
  }

  function refuse({ error, node }: Refused): void {
    const inTheWay = nodeOf(present(), node ?? null);
    tell({ kind: "refused", reason: error, ...(inTheWay && { node: withPlace(present(), inTheWay) }) });
  }

  /** Shows a command's outcome; tells why when it was refused. */
  function apply(outcome: ToulminDocument | Refused, visit: string | null = null): outcome is ToulminDocument {
    if (isRefused(outcome)) {
      refuse(outcome);
      return false;
    }
    return change(record(store.getState().history, signed(outcome, present(), author()), visit));
  }

  function allows(document: ToulminDocument): boolean {
    const isAllowed = document === present() || guard(document, present());
    if (!isAllowed) tell({ kind: "vetoed" });
    return isAllowed;
  }

  /** Shows a history that a person made, if the guard allows it. */
  function change(history: History): boolean {
    if (!allows(history.present)) return false;
    show(history);
    return true;
  }

  function tellOf(kind: "marked" | "moved" | "changed", id: NodeId): void {
    const node = nodeOf(present(), id);
    if (node) tell({ kind, node: withPlace(present(), node) });
  }

  return {
    store,
    document: present,
    tell,
    adopted,
    define(elements) {
      // a host that makes its list anew each time has still the same elements
      if (own === elements || JSON.stringify(own) === JSON.stringify(elements)) return;
      own = elements;
      show(store.getState().history);
    },
    mark(ctype, range) {
      const outcome = range ? mark(present(), ctype, range) : ({ error: "blank" } as const);
      if (!apply(outcome)) return null;
      const id: NodeId = `node${outcome.lastId}`;
      tellOf("marked", id);
      return id;
    },
    markAll(id) {
      const before = present().nodes.length;
      if (apply(markAll(present(), id))) tell({ kind: "marked-all", count: present().nodes.length - before });
    },
    remove(id, owned) {
      const found = nodeOf(present(), id);
      const node = found && withPlace(present(), found);
      const outcome = remove(present(), id, owned);
      if (isRefused(outcome) && outcome.error === "owns-nodes") {
        store.setState({ question: { kind: "remove", id } });
        return;
      }
      store.setState({ question: null });
      if (apply(outcome) && node) tell({ kind: "removed", node });
    },
    edit(id, attributes, visit) {
      apply(edit(present(), id, attributes), visit);
    },
    retitle: (title, visit) => void apply(retitle(present(), title), visit),
    endVisit() {
      const { history } = store.getState();
      if (history.visit !== null) store.setState({ history: endVisit(history) });
    },
    move(id, range) {
      const moved = apply(range ? move(present(), id, range) : ({ error: "blank" } as const));
      if (moved) tellOf("moved", id);
      return moved;
    },
    reOwn(id, claim) {
      if (apply(reOwn(present(), id, claim))) tellOf("changed", id);
    },
    changeElement(id, ctype) {
      const changed = apply(changeElement(present(), id, ctype));
      if (changed) tellOf("changed", id);
      return changed;
    },
    setSupports(id, target) {
      if (apply(setSupports(present(), id, target))) tellOf("changed", id);
    },
    setCountsFrom(id, base) {
      if (apply(setCountsFrom(present(), id, base))) tellOf("changed", id);
    },
    serveAsDatum(id, of) {
      if (apply(serveAsDatum(present(), id, of))) tellOf("changed", id);
    },
    stopServingAsDatum(id, of) {
      if (apply(stopServingAsDatum(present(), id, of))) tellOf("changed", id);
    },
    makeCurrent(id) {
      const outcome = makeCurrent(present(), id);
      if (isRefused(outcome)) refuse(outcome);
      else show(amend(store.getState().history, outcome));
    },
    renumberClaim(id, number) {
      if (apply(renumberClaim(present(), id, number))) tellOf("changed", id);
    },
    sort() {
      if (present().claimOrder !== null && store.getState().question?.kind !== "sort") {
        store.setState({ question: { kind: "sort" } });
        return;
      }
      store.setState({ question: null });
      if (apply(sortClaims(present()))) tell({ kind: "sorted" });
    },
    undo() {
      const { history } = store.getState();
      if (history.past.length === 0) return tell({ kind: "nothing-to-undo" });
      if (change(undo(history))) tell({ kind: "undone" });
    },
    redo() {
      const { history } = store.getState();
      if (history.future.length === 0) return tell({ kind: "nothing-to-redo" });
      if (change(redo(history))) tell({ kind: "redone" });
    },
    replace(document, notice) {
      if (change(record(store.getState().history, document)) && notice) tell(notice);
    },
    takeOver(document, notice) {
      show(record(store.getState().history, document));
      if (notice) tell(notice);
    },
    follow: (document, from) => show(record(from, document)),
    allows,
    load: (document) => show(createHistory(document)),
    ...createLooking(store),
  };
}
