import "./html-view.css";
import "./rich-text.css";
import { $generateNodesFromDOM } from "@lexical/html";
import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { LexicalComposer } from "@lexical/react/LexicalComposer";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary";
import { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin";
import { LinkPlugin } from "@lexical/react/LexicalLinkPlugin";
import { ListPlugin } from "@lexical/react/LexicalListPlugin";
import { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import { isTextLink } from "@portal/definition";
import { $createParagraphNode, $getRoot, $isDecoratorNode, $isElementNode, type LexicalEditor } from "lexical";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Place } from "../field-kind";
import { LinkRow, LinkTool } from "./link-tool";
import { PictureNode } from "./picture-node";
import { PictureTool } from "./picture-tool";
import { $htmlOf, readColours } from "./rich-text-html";
import { RichTextTools, useHere } from "./rich-text-tools";
import { sanitised } from "./sanitised";
import { TableRowOfTools, Tables, TableTool, tableNodes } from "./table-tools";

/** Changes are reported this long after the last one, in milliseconds. */
const QUIET = 300;

interface RichTextProps {
  label: string;
  /** HTML to begin with; what could run or load anything is taken out. */
  value: string;
  /** Called with sanitised HTML, 300 ms after the last change, and before the text is left or sent by Ctrl+Enter. */
  onChange: (html: string) => void;
  /** Whose files the text's pictures become; without it, the text takes none. */
  place?: Place;
}

/** Formatted text: headings, bold, italic, underlined, colours, alignment, lists, links, tables, pictures, undo. */
export function RichText({ label, value, onChange, place }: RichTextProps) {
  const [began] = useState(value);
  return (
    <LexicalComposer
      initialConfig={{
        namespace: "rich-text",
        nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, PictureNode, ...tableNodes],
        html: { import: readColours },
        theme: { text: { underline: "rich-underline" }, tableScrollableWrapper: "html-table" },
        editorState: (editor) => $write(editor, began),
        onError(error) {
          throw error;
        },
      }}
    >
      <div className="rich-text">
        <Tools label={label}>
          <PictureTool place={place} html={began} />
        </Tools>
        <RichTextPlugin
          contentEditable={<ContentEditable aria-label={label} className="rich-text-body html-view" />}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin validateUrl={isTextLink} />
        <Tables />
        <Changes onChange={onChange} />
      </div>
    </LexicalComposer>
  );
}

function Tools({ label, children }: { label: string; children: ReactNode }) {
  const here = useHere();
  const [isLinking, setIsLinking] = useState(false);
  return (
    <>
      <RichTextTools label={label} here={here}>
        <LinkTool isOpen={isLinking} onToggle={setIsLinking} />
        <TableTool isInTable={here.hasHeading !== undefined} />
        {children}
      </RichTextTools>
      {here.hasHeading !== undefined && <TableRowOfTools hasHeading={here.hasHeading} />}
      {isLinking && <LinkRow here={here} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function $write(editor: LexicalEditor, html: string): void {
  const page = new DOMParser().parseFromString(sanitised(html), "text/html");
  const nodes = $generateNodesFromDOM(editor, page).map((node) =>
    $isElementNode(node) || ($isDecoratorNode(node) && !node.isInline()) ? node : $createParagraphNode().append(node),
  );
  $getRoot()
    .clear()
    .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]));
}

/** Tells what was changed once it is quiet, or at once when the text is left or sent; what it began with is no change. */
function Changes({ onChange }: Pick<RichTextProps, "onChange">) {
  const [editor] = useLexicalComposerContext();
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    let timer = 0;
    const read = () => editor.read(() => $htmlOf(editor));
    let last = read();
    const tell = () => {
      clearTimeout(timer);
      const html = timer === 0 ? last : read();
      timer = 0;
      if (html === last) return;
      last = html;
      told.current(html);
    };
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === "Enter" && (ctrlKey || metaKey)) tell();
    };
    const stops = [
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
        clearTimeout(timer);
        timer = window.setTimeout(tell, QUIET);
      }),
      editor.registerRootListener((root, before) => {
        before?.removeEventListener("focusout", tell);
        before?.removeEventListener("keydown", onKey);
        root?.addEventListener("focusout", tell);
        root?.addEventListener("keydown", onKey);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [editor]);
  return null;
}
