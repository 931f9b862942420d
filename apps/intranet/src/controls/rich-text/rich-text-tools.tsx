import { $isLinkNode } from "@lexical/link";
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from "@lexical/list";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from "@lexical/rich-text";
import { $getSelectionStyleValueForProperty, $patchStyleText, $setBlocksType } from "@lexical/selection";
import { textAlignments, textColours } from "@portal/definition";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconArrowForwardUp from "@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs";
import IconList from "@tabler/icons-react/dist/esm/icons/IconList.mjs";
import IconListNumbers from "@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs";
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementFormatType,
  type ElementNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from "lexical";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../icon";
import { keepSelection } from "./picture-tool";
import { colourOf, colourStyle } from "./rich-text-html";
import { $headingHere } from "./table-tools";

type Block = "text" | "title" | "subtitle" | "quote";

/** What stands where the text is written now. */
export interface Here {
  readonly block: Block;
  readonly formats: readonly TextFormatType[];
  /** Where the link there leads; nothing without one. */
  readonly link: string | undefined;
  /** Where the lines stand; empty for the left. */
  readonly align: string;
  /** The colour of the words; empty for that of all others. */
  readonly colour: string;
  /** Whether the table there has a heading row; nothing outside of tables. */
  readonly hasHeading: boolean | undefined;
}

const blocks: Readonly<Record<Block, { label: string; make: () => ElementNode }>> = {
  text: { label: "본문", make: $createParagraphNode },
  title: { label: "제목", make: () => $createHeadingNode("h2") },
  subtitle: { label: "소제목", make: () => $createHeadingNode("h3") },
  quote: { label: "인용", make: $createQuoteNode },
};

const formats = [
  { format: "bold", label: "굵게" },
  { format: "italic", label: "기울임" },
  { format: "underline", label: "밑줄" },
] as const;

const commands = [
  {
    label: "글머리표",
    sign: IconList,
    run: (editor: LexicalEditor) => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined),
  },
  {
    label: "번호",
    sign: IconListNumbers,
    run: (editor: LexicalEditor) => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined),
  },
];

const steps = [
  {
    label: "실행 취소",
    sign: IconArrowBackUp,
    run: (editor: LexicalEditor) => editor.dispatchCommand(UNDO_COMMAND, undefined),
  },
  {
    label: "다시 실행",
    sign: IconArrowForwardUp,
    run: (editor: LexicalEditor) => editor.dispatchCommand(REDO_COMMAND, undefined),
  },
];

/** The tools above a formatted text; `children` stand among them. */
export function RichTextTools({ label, here, children }: { label: string; here: Here; children: ReactNode }) {
  const [editor] = useLexicalComposerContext();

  function become(block: Block) {
    editor.update(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) $setBlocksType(selection, blocks[block].make);
    });
    editor.focus();
  }

  function paint(colour: string) {
    editor.update(() => {
      const selection = $getSelection();
      if (selection) $patchStyleText(selection, { color: colour === "" ? null : colourStyle(colour) });
    });
    editor.focus();
  }

  return (
    <div role="toolbar" aria-label={`${label} 서식`} className="rich-text-tools">
      <select
        aria-label="문단 모양"
        value={here.block}
        onChange={({ currentTarget }) => become(currentTarget.value as Block)}
      >
        {Object.entries(blocks).map(([name, block]) => (
          <option key={name} value={name}>
            {block.label}
          </option>
        ))}
      </select>
      {formats.map(({ format, label: called }) => (
        <button
          key={format}
          type="button"
          aria-label={called}
          title={called}
          aria-pressed={here.formats.includes(format)}
          className={format}
          onMouseDown={keepSelection}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        >
          가
        </button>
      ))}
      <select aria-label="글자색" value={here.colour} onChange={({ currentTarget }) => paint(currentTarget.value)}>
        <option value="">글자색</option>
        {Object.entries(textColours).map(([colour, name]) => (
          <option key={colour} value={colour}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="정렬"
        value={here.align}
        onChange={({ currentTarget }) => {
          editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, currentTarget.value as ElementFormatType);
          editor.focus();
        }}
      >
        <option value="">왼쪽</option>
        {Object.entries(textAlignments).map(([align, name]) => (
          <option key={align} value={align}>
            {name}
          </option>
        ))}
      </select>
      <Signs tools={commands} editor={editor} />
      {children}
      <Signs tools={steps} editor={editor} />
    </div>
  );
}

function Signs({ tools, editor }: { tools: typeof commands; editor: LexicalEditor }) {
  return tools.map((tool) => (
    <button
      key={tool.label}
      type="button"
      aria-label={tool.label}
      title={tool.label}
      onMouseDown={keepSelection}
      onClick={() => tool.run(editor)}
    >
      <Icon of={tool.sign} size={16} />
    </button>
  ));
}

const nothing: Here = {
  block: "text",
  formats: [],
  link: undefined,
  align: "",
  colour: "",
  hasHeading: undefined,
};

/** What stands where the text is written, kept up to date. */
export function useHere(): Here {
  const [editor] = useLexicalComposerContext();
  const [here, setHere] = useState(nothing);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const found = editorState.read($here);
        setHere((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
      }),
    [editor],
  );
  return here;
}

function $here(): Here {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return { ...nothing, hasHeading: $headingHere() };
  const node = selection.anchor.getNode();
  const heading = $findMatchingParent(node, $isHeadingNode);
  const link = $findMatchingParent(node, $isLinkNode);
  const colour = $getSelectionStyleValueForProperty(selection, "color", "");
  const block = heading ? (heading.getTag() === "h3" ? "subtitle" : "title") : undefined;
  return {
    block: block ?? ($findMatchingParent(node, $isQuoteNode) ? "quote" : "text"),
    formats: formats.map(({ format }) => format).filter((format) => selection.hasFormat(format)),
    link: link?.getURL(),
    align: $alignOf(node),
    colour: colourOf(colour) ?? "",
    hasHeading: $headingHere(),
  };
}

/** Where the lines of the nearest paragraph stand that says so. */
function $alignOf(node: LexicalNode): string {
  const block = $findMatchingParent(node, (one) => $isElementNode(one) && one.getFormatType() in textAlignments);
  return $isElementNode(block) ? block.getFormatType() : "";
}
