import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { $createMarkNode, $isMarkNode, $unwrapMarkNode, $wrapSelectionInMarkNode, MarkNode } from "@lexical/mark";
import {
  $createParagraphNode,
  $createRangeSelection,
  $createTextNode,
  $getRoot,
  $isElementNode,
  createEditor,
  type LexicalNode,
  type ParagraphNode,
  UNDO_COMMAND,
} from "lexical";
import type { Span } from "../src/testing/long-judgment";
import { type Contender, type Prepared, pointOfMark } from "./contender";

/** Lexical alone with its own marks: one paragraph node a paragraph, history, no codes, no list, no storage. */
export function bareLexical(paragraphs: readonly string[], phrases: readonly Span[]): Prepared {
  return (root) => open(root, paragraphs, phrases);
}

function open(root: HTMLElement, paragraphs: readonly string[], phrases: readonly Span[]): Contender {
  root.contentEditable = "false";
  const editor = createEditor({
    namespace: "bare",
    editable: false,
    nodes: [MarkNode],
    onError: (error) => {
      throw error;
    },
  });
  registerHistory(editor, createEmptyHistoryState(), 0);
  editor.setRootElement(root);
  editor.update(
    () => {
      let first = 0;
      let next = 0;
      const nodes = paragraphs.map((text) => {
        const paragraph = $createParagraphNode();
        let done = 0;
        for (; next < phrases.length && (phrases[next] as Span).start < first + text.length; next++) {
          const { start, end } = phrases[next] as Span;
          paragraph.append($createTextNode(text.slice(done, start - first)));
          paragraph.append(
            $createMarkNode([`node${next + 1}`]).append($createTextNode(text.slice(start - first, end - first))),
          );
          done = end - first;
        }
        paragraph.append($createTextNode(text.slice(done)));
        first += text.length + 1;
        return paragraph;
      });
      $getRoot()
        .clear()
        .append(...nodes);
    },
    { discrete: true },
  );
  let index = 0;
  const $paragraph = () => $getRoot().getChildAtIndex(index) as ParagraphNode;
  registerPanel(root);
  return {
    scroller: root,
    isWhole: () => true,
    show(place) {
      index = place === "start" ? 0 : Math.floor(paragraphs.length / 2);
      root.children[index]?.scrollIntoView();
    },
    markAt: (nth) => pointOfMark(root, "mark", nth),
    create: () =>
      editor.update(
        () => {
          const paragraph = $paragraph();
          const text = paragraph.getFirstChildOrThrow<LexicalNode>();
          const selection = $createRangeSelection();
          selection.anchor.set(text.getKey(), 0, "text");
          selection.focus.set(text.getKey(), 4, "text");
          $wrapSelectionInMarkNode(selection, false, "new");
        },
        { discrete: true },
      ),
    remove: () =>
      editor.update(
        () => {
          const paragraph = $paragraph();
          const mark = paragraph.getChildren().find((node) => $isMarkNode(node) && node.hasID("new"));
          if ($isElementNode(mark) && $isMarkNode(mark)) $unwrapMarkNode(mark);
        },
        { discrete: true },
      ),
    undo: () => void editor.dispatchCommand(UNDO_COMMAND, undefined),
  };
}

/** The least that shows a mark's attributes: its words in a panel of plain fields beside the text. */
function registerPanel(root: HTMLElement): void {
  const panel = document.createElement("aside");
  panel.style.cssText = "position:fixed;inset:0 0 0 auto;width:300px;overflow:auto;background:#fff";
  document.body.append(panel);
  root.addEventListener("click", (event) => {
    const words = (event.target as Element).closest("mark")?.textContent ?? "";
    panel.replaceChildren(
      ...Array.from({ length: 12 }, (_, index) => {
        const label = document.createElement("label");
        const field = document.createElement(index < 2 ? "textarea" : "input");
        field.value = words;
        label.append(`속성 ${index + 1}`, field);
        return label;
      }),
    );
  });
}
