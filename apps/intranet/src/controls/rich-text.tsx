import "./rich-text.css";
import { $generateHtmlFromNodes, $generateNodesFromDOM } from "@lexical/html";
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, ListItemNode, ListNode } from "@lexical/list";
import { LexicalComposer } from "@lexical/react/LexicalComposer";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary";
import { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin";
import { ListPlugin } from "@lexical/react/LexicalListPlugin";
import { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from "lexical";
import { useEffect, useRef } from "react";
import { sanitised } from "./sanitised";

/** Changes are told this long after the last one, in milliseconds (section 9). */
const QUIET = 300;

interface RichTextProps {
  label: string;
  /** HTML to begin with; what could run or load anything is taken out. */
  value: string;
  /** Called with sanitised HTML, 300 ms after the last change. */
  onChange: (html: string) => void;
}

/** Formatted text: bold, italic, underlined, lists, undo. */
export function RichText({ label, value, onChange }: RichTextProps) {
  return (
    <LexicalComposer
      initialConfig={{
        namespace: "rich-text",
        nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode],
        theme: { text: { underline: "rich-underline" } },
        editorState: (editor) => $write(editor, value),
        onError(error) {
          throw error;
        },
      }}
    >
      <div className="rich-text">
        <Tools label={label} />
        <RichTextPlugin
          contentEditable={<ContentEditable aria-label={label} className="rich-text-body" />}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <ListPlugin />
        <Changes onChange={onChange} />
      </div>
    </LexicalComposer>
  );
}

function $write(editor: LexicalEditor, html: string): void {
  const page = new DOMParser().parseFromString(sanitised(html), "text/html");
  const nodes = $generateNodesFromDOM(editor, page).map((node) =>
    $isElementNode(node) || $isDecoratorNode(node) ? node : $createParagraphNode().append(node),
  );
  $getRoot()
    .clear()
    .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]));
}

const tools = [
  {
    label: "굵게",
    sign: "가",
    run: (editor: LexicalEditor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, "bold"),
    look: "bold",
  },
  {
    label: "기울임",
    sign: "가",
    run: (editor: LexicalEditor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, "italic"),
    look: "italic",
  },
  {
    label: "밑줄",
    sign: "가",
    run: (editor: LexicalEditor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, "underline"),
    look: "underline",
  },
  {
    label: "글머리표",
    sign: "•",
    run: (editor: LexicalEditor) => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined),
  },
  {
    label: "번호",
    sign: "≣",
    run: (editor: LexicalEditor) => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined),
  },
  { label: "실행 취소", sign: "↶", run: (editor: LexicalEditor) => editor.dispatchCommand(UNDO_COMMAND, undefined) },
  { label: "다시 실행", sign: "↷", run: (editor: LexicalEditor) => editor.dispatchCommand(REDO_COMMAND, undefined) },
];

function Tools({ label }: { label: string }) {
  const [editor] = useLexicalComposerContext();
  return (
    <div role="toolbar" aria-label={`${label} 서식`} className="rich-text-tools">
      {tools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          aria-label={tool.label}
          className={tool.look}
          // the selection stays where it is
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => tool.run(editor)}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  );
}

/** Tells what was changed once it is quiet. */
function Changes({ onChange }: Pick<RichTextProps, "onChange">) {
  const [editor] = useLexicalComposerContext();
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    let timer = 0;
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      clearTimeout(timer);
      timer = window.setTimeout(
        () => tell.current(editor.read(() => sanitised($generateHtmlFromNodes(editor)))),
        QUIET,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [editor]);
  return null;
}
