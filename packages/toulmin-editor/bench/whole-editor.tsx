import "../src/styles.css";
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import { ToulminEditor, type ToulminEditorHandle } from "../src";
import { mark } from "../src/core/commands/mark";
import { remove } from "../src/core/commands/remove";
import type { ToulminDocument } from "../src/core/document";
import { placedNodes } from "../src/core/places";
import { sourceOf } from "../src/core/source";
import { ko } from "../src/locales/ko";
import { documentOf, type Span } from "../src/testing/long-judgment";
import { type Contender, type Prepared, pointOfMark } from "./contender";

/** The whole editor with its list and its storage; a claim at the start changes every later code. */
export function wholeEditor(paragraphs: readonly string[], phrases: readonly Span[]): Prepared {
  const document = documentOf(paragraphs, phrases);
  return (root) => open(root, document);
}

/** The same with a day for each datum. */
export function datedEditor(paragraphs: readonly string[], phrases: readonly Span[]): Prepared {
  const document = documentOf(paragraphs, phrases);
  const nodes = document.nodes.map((node, index) =>
    node.ctype === "D" ? { ...node, stime: `${2015 + (index % 10)}. ${1 + (index % 12)}. ${1 + (index % 28)}.` } : node,
  );
  return (root) => open(root, { ...document, nodes });
}

async function open(root: HTMLElement, document: ToulminDocument): Promise<Contender> {
  const handle = createRef<ToulminEditorHandle>();
  createRoot(root).render(<ToulminEditor ref={handle} initialValue={document} documentId={String(Math.random())} />);
  const editor = await until(() => (handle.current?.getDocument().nodes.length ? handle.current : null));
  const scroller = root.querySelector<HTMLElement>("[data-toulmin-scroller]") as HTMLElement;
  let created = "";
  let at = 0;
  return {
    scroller,
    isWhole: () => root.querySelector(`[data-toulmin-block="${document.blocks.length - 1}"]`) !== null,
    show(place) {
      const index = place === "start" ? 0 : Math.floor(document.blocks.length / 2);
      at = sourceOf(document.blocks).starts[index] as number;
      root.querySelector(`[data-toulmin-block="${index}"]`)?.scrollIntoView();
    },
    markAt: (nth) => pointOfMark(scroller, "[data-toulmin-node]", nth),
    create() {
      const element = at === 0 ? "C" : "D";
      const marked = mark(editor.getDocument(), element, { start: at, end: at + 4 }) as ToulminDocument;
      created = `node${marked.lastId}`;
      editor.setDocument(marked);
    },
    check() {
      for (const { id, toulmin_code } of placedNodes(editor.getDocument())) {
        const drawn = root.querySelector(`[data-toulmin-node="${id}"]`)?.getAttribute("data-toulmin-code");
        if (drawn !== toulmin_code) throw new Error(`code not drawn: ${toulmin_code} ${drawn}`);
      }
    },
    remove() {
      editor.setDocument(remove(editor.getDocument(), created) as ToulminDocument);
    },
    undo: () => editor.undo(),
    openPicture(name) {
      const label = ko[name].open;
      [...root.querySelectorAll("button")].find((button) => button.textContent === label)?.click();
    },
  };
}

async function until<Value>(get: () => Value | null | undefined): Promise<Value> {
  for (;;) {
    const value = get();
    if (value) return value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
