import "../src/styles.css";
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import { ToulminEditor, type ToulminEditorHandle } from "../src";
import { mark } from "../src/core/commands/mark";
import { remove } from "../src/core/commands/remove";
import type { ToulminDocument } from "../src/core/document";
import { documentOf, type Span } from "../src/testing/long-judgment";
import type { Contender, Prepared } from "./contender";

/** The whole editor with its list and its storage; a created claim comes first, so every later code changes. */
export function wholeEditor(paragraphs: readonly string[], phrases: readonly Span[]): Prepared {
  const document = documentOf(paragraphs, phrases);
  return (root) => open(root, document);
}

async function open(root: HTMLElement, document: ToulminDocument): Promise<Contender> {
  const handle = createRef<ToulminEditorHandle>();
  createRoot(root).render(<ToulminEditor ref={handle} initialValue={document} documentId={String(Math.random())} />);
  const editor = await until(() => (handle.current?.getDocument().nodes.length ? handle.current : null));
  const scroller = root.querySelector<HTMLElement>("[data-toulmin-scroller]") as HTMLElement;
  let created = "";
  return {
    scroller,
    isWhole: () => root.querySelector(`[data-toulmin-block="${document.blocks.length - 1}"]`) !== null,
    create() {
      const marked = mark(editor.getDocument(), "C", { start: 0, end: 4 }) as ToulminDocument;
      created = `node${marked.lastId}`;
      editor.setDocument(marked);
    },
    check() {
      for (const { id, toulmin_code } of editor.getDocument().nodes) {
        const drawn = root.querySelector(`[data-toulmin-node="${id}"]`)?.getAttribute("data-toulmin-code");
        if (drawn !== toulmin_code) throw new Error(`code not drawn: ${toulmin_code} ${drawn}`);
      }
    },
    remove() {
      editor.setDocument(remove(editor.getDocument(), created) as ToulminDocument);
    },
    undo: () => editor.undo(),
  };
}

async function until<Value>(get: () => Value | null | undefined): Promise<Value> {
  for (;;) {
    const value = get();
    if (value) return value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
