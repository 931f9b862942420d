import { nodeOf, type ToulminNode } from "../../core/document";
import { nodeAtOffset, nodeBeside } from "../../core/find";
import { withPlace } from "../../core/places";
import type { Session } from "../../session/session";
import type { Suggestions } from "../../session/suggestions";
import { caretKeys, moveCaret } from "../caret";
import { markSelection } from "../mark-selection";
import { openMark } from "../open-mark";
import type { NoRange, TextSelection } from "../selection";
import type { TextView } from "../text-view";
import { editorKeys, keyName, type TextCommand, textCommand } from "./keys";

/** What keys do beside moving the caret needs to know of the screen. */
export interface KeyboardOptions {
  readonly session: Session;
  readonly suggestions: Suggestions;
  readonly view: TextView;
  readonly isReadOnly: () => boolean;
}

/** Commands that change nothing, so that they also work in a read-only editor. */
export const HARMLESS: ReadonlySet<TextCommand["do"]> = new Set([
  "open",
  "next",
  "previous",
  "select-all",
  "find",
  "find-next",
  "find-previous",
  "next-suggestion",
  "previous-suggestion",
  "leave",
  "back",
  "print",
  "help",
]);

/** Lets a person work in the text by keyboard alone; returns the undoing. Keys act in this text only. */
export function registerTextKeyboard(root: HTMLElement, options: KeyboardOptions): () => void {
  const { view, isReadOnly } = options;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return;
    const name = keyName(event);
    const isWayBack = editorKeys[name]?.do === "back" && !isApple();
    const motion = isWayBack ? undefined : caretKeys[name.replace("Shift+", "")];
    if (motion) {
      event.preventDefault();
      moveCaret(root, view, motion, event.shiftKey);
      view.scrollToCaret();
      return;
    }
    const command = textCommand(name, options.session.document().elements);
    if (!command) return;
    event.preventDefault();
    if (!isReadOnly() || HARMLESS.has(command.do)) run(command, options);
  };
  const onFocus = () => view.focus();
  root.addEventListener("keydown", onKeyDown);
  root.addEventListener("focus", onFocus);
  return () => {
    root.removeEventListener("keydown", onKeyDown);
    root.removeEventListener("focus", onFocus);
  };
}

/**
 * Find from anywhere in an editor but its dialogs, undo and redo also not from its fields, where the browser undoes
 * typing; returns the undoing.
 */
export function registerEditorKeyboard(editor: HTMLElement, options: KeyboardOptions): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const command = editorKeys[keyName(event)];
    if (!command || event.isComposing || event.defaultPrevented) return;
    const { do: deed } = command;
    if (options.isReadOnly() && !HARMLESS.has(deed)) return;
    if (deed !== "print" && isWithin(event.target, deed === "find" ? "dialog" : `${FIELDS}, dialog`)) return;
    event.preventDefault();
    run(command, options);
  };
  editor.addEventListener("keydown", onKeyDown);
  return () => editor.removeEventListener("keydown", onKeyDown);
}

/** Where a command acts. */
interface Place extends KeyboardOptions {
  readonly selection: TextSelection | NoRange;
  /** The moving end of the selection; `null` when nothing in the text is selected. */
  readonly caret: number | null;
  readonly open: ToulminNode | undefined;
  /** The node whose mark is at the caret. */
  readonly atCaret: ToulminNode | undefined;
}

function run(command: TextCommand, options: KeyboardOptions): void {
  const { session, view } = options;
  const selection = view.selection();
  const caret = "error" in selection ? null : selection.isBackward ? selection.start : selection.end;
  const open = nodeOf(session.document(), session.store.getState().openNode);
  const atCaret = caret === null ? undefined : nodeAtOffset(session.document(), caret, open);
  const place = { ...options, selection, caret, open, atCaret };
  if (command.do === "mark") markSelection(session, view, command.element, selection);
  else actions[command.do](place);
}

const actions: Record<Exclude<TextCommand["do"], "mark">, (place: Place) => void> = {
  open({ session, atCaret, isReadOnly }) {
    if (atCaret) openMark(session, atCaret.id, isReadOnly(), { withFocus: true });
    else session.tell({ kind: "no-mark" });
  },
  remove({ session, atCaret }) {
    if (atCaret) session.remove(atCaret.id);
    else session.tell({ kind: "no-mark" });
  },
  next: (place) => goToMark(1, place),
  previous: (place) => goToMark(-1, place),
  "move-ends": moveEnds,
  "select-all": ({ view }) => view.select({ start: 0, end: view.length() }),
  find: ({ session }) => session.search(session.store.getState().search ?? { query: "", current: 0 }),
  "find-next": ({ session }) => session.findBeside(1),
  "find-previous": ({ session }) => session.findBeside(-1),
  undo: ({ session }) => session.undo(),
  redo: ({ session }) => session.redo(),
  leave({ session, view, caret }) {
    session.open(null);
    if (caret !== null) view.select({ start: caret, end: caret });
  },
  back({ session, view }) {
    if (!view.goBack()) session.tell({ kind: "nothing-left" });
  },
  print: ({ session }) => session.ask({ kind: "print" }),
  accept: ({ suggestions }) => suggestions.accept(),
  refuse: ({ suggestions }) => suggestions.refuse(),
  "next-suggestion": ({ suggestions }) => suggestions.beside(1),
  "previous-suggestion": ({ suggestions }) => suggestions.beside(-1),
  help: ({ session }) => session.showHelp(true),
};

function goToMark(direction: 1 | -1, { session, view, caret }: Place): void {
  const node = nodeBeside(session.document(), caret ?? 0, direction);
  if (!node?.anchor) {
    session.tell({ kind: "no-mark" });
    return;
  }
  view.select({ start: node.anchor.start, end: node.anchor.start }, { scroll: true });
  session.tell({ kind: "at", node: withPlace(session.document(), node) });
}

/** Gives the open mark, else the one the selection touches, the selection's ends. */
function moveEnds({ session, selection, open }: Place): void {
  if ("error" in selection || selection.start === selection.end) {
    session.tell({ kind: "refused", reason: "blank" });
    return;
  }
  const document = session.document();
  const node = open ?? nodeAtOffset(document, selection.start) ?? nodeAtOffset(document, selection.end);
  if (node) session.move(node.id, selection);
  else session.tell({ kind: "no-mark" });
}

/** There Alt and the arrow keys move by word. */
function isApple(): boolean {
  return typeof navigator !== "undefined" && /Mac|iP(?:hone|ad)/.test(navigator.platform);
}

/** What has keys of its own, and takes what is pasted. */
export const FIELDS = "input:not([type=checkbox]), textarea, select";

export function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
