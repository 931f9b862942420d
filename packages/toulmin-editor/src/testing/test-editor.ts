import { buildEditorFromExtensions } from "@lexical/extension";
import { $getRoot, $isElementNode, $isTextNode, type LexicalNode } from "lexical";
import type { Range } from "../core/commands/free-range";
import type { NodeAttributes, ToulminDocument } from "../core/document";
import type { ElementName } from "../core/elements/define-element";
import { type PlacedNode, placedNodes } from "../core/places";
import { sourceOf } from "../core/source";
import { createJudgmentExtension } from "../editor/extension";
import { $markIdOf, SectionNode } from "../editor/nodes";
import { createSession, type Session } from "../session/session";

/** An open judgment as a person works with it, in the words of the domain; runs in Node, with a real Lexical editor. */
export interface TestEditor {
  readonly session: Session;
  document(): ToulminDocument;
  /** Selects the n-th occurrence of a phrase (the first by default), or from one phrase to the end of another. */
  select(phrase: string, options?: { nth?: number; to?: string }): TestEditor;
  mark(element: ElementName): TestEditor;
  edit(code: string, attributes: Partial<NodeAttributes>): TestEditor;
  remove(code: string): TestEditor;
  undo(): TestEditor;
  redo(): TestEditor;
  node(code: string): PlacedNode;
  /** The codes in reading order. */
  codes(): string[];
  /** What is drawn: each block with its marks in brackets, `[1-주장-1|phrase]`. */
  drawn(): string[];
  /** What Lexical takes for the text, which it joins and compares with every update. */
  joined(): string;
  /** The kind and the reason of the last notice. */
  notice(): string | undefined;
}

/** Opens a judgment. */
export function openTestEditor(document: ToulminDocument): TestEditor {
  const session = createSession(document);
  const describe = (node: PlacedNode) => ({
    code: node.toulmin_code,
    type: node.ctype,
    description: node.target,
  });
  const lexical = buildEditorFromExtensions(createJudgmentExtension(session, describe));
  let selected: Range | null = null;
  const nodes = () => placedNodes(session.document());

  const node = (code: string) => {
    const found = nodes().find((each) => each.toulmin_code === code);
    if (!found) throw new Error(`no such code: ${code}`);
    return found;
  };
  const after = (action: () => void) => {
    action();
    return editor;
  };

  const editor: TestEditor = {
    session,
    document: session.document,
    node,
    select: (phrase, { nth = 0, to } = {}) =>
      after(() => {
        const { text } = sourceOf(session.document().blocks);
        let start = -1;
        for (let i = 0; i <= nth; i++) start = text.indexOf(phrase, start + 1);
        const last = to === undefined ? start + phrase.length : text.indexOf(to, start) + to.length;
        if (start < 0 || last < start) throw new Error(`not in the text: ${phrase}`);
        selected = { start, end: last };
      }),
    mark: (element) => after(() => session.mark(element, selected)),
    edit: (code, attributes) => after(() => session.edit(node(code).id, attributes, code)),
    remove: (code) => after(() => session.remove(node(code).id)),
    undo: () => after(session.undo),
    redo: () => after(session.redo),
    codes: () => nodes().map((each) => each.toulmin_code),
    drawn: () => lexical.read(() => $getRoot().getChildren().flatMap($blocksIn).map($drawnBlock)),
    joined: () => lexical.read(() => $getRoot().getTextContent()),
    notice() {
      const notice = session.store.getState().notice?.notice;
      return notice && ("reason" in notice ? `${notice.kind}: ${notice.reason}` : notice.kind);
    },
  };

  function $drawnBlock(block: LexicalNode): string {
    if (!$isElementNode(block)) return "";
    return block
      .getChildren()
      .map((child) => {
        if ($isTextNode(child)) return $wordsIn(child);
        const id = $markIdOf(child);
        const code = nodes().find((each) => each.id === id)?.toulmin_code;
        return `[${code ?? id}|${$wordsIn(child)}]`;
      })
      .join("");
  }

  return editor;
}

/** What is drawn of a node, which Lexical itself is not told. */
function $wordsIn(node: LexicalNode): string {
  if ($isTextNode(node)) return node.__text;
  return $isElementNode(node) ? node.getChildren().map($wordsIn).join("") : "";
}

function $blocksIn(section: LexicalNode): LexicalNode[] {
  if (!(section instanceof SectionNode)) return [section];
  return section.getChildren().flatMap($blocksIn);
}
