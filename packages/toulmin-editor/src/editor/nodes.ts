import { $create, type EditorConfig, ElementNode, type LexicalEditor, type LexicalNode, TextNode } from "lexical";
import type { Block, NodeId } from "../core/document";
import { paintMark } from "./appearance";

// What a node stands for is kept in a plain field, not in NodeState: thousands are made when a text is opened, and the
// tree is never saved, sent or read back.

/** How much a section holds, from which its height is guessed until it is drawn. */
export interface SectionExtent {
  readonly blocks: number;
  readonly characters: number;
}

/** Some blocks, drawn as one `<section>` that the browser need not lay out while it is off the screen. */
export class SectionNode extends ElementNode {
  __extent: SectionExtent = { blocks: 0, characters: 0 };

  override $config() {
    return this.config("toulmin-section", { extends: ElementNode });
  }

  override afterCloneFrom(node: this): void {
    super.afterCloneFrom(node);
    this.__extent = node.__extent;
  }

  override createDOM(): HTMLElement {
    const section = document.createElement("section");
    section.className = "toulmin-section";
    section.style.containIntrinsicSize = guessedHeight(this.__extent);
    return section;
  }

  override updateDOM(): boolean {
    return false;
  }
}

/** One block of the judgment. */
export class BlockNode extends ElementNode {
  __index = 0;
  /** Its number among the written paragraphs; 0 for one without words. */
  __paragraph = 0;
  __shape: Omit<Block, "text"> = { kind: "paragraph" };

  override $config() {
    return this.config("toulmin-block", { extends: ElementNode });
  }

  override afterCloneFrom(node: this): void {
    super.afterCloneFrom(node);
    this.__index = node.__index;
    this.__paragraph = node.__paragraph;
    this.__shape = node.__shape;
  }

  override createDOM(): HTMLElement {
    const { kind, level, align } = this.__shape;
    const element = document.createElement(TAGS[kind] ?? `h${(level ?? 1) + 2}`);
    element.className = `toulmin-block toulmin-${kind}`;
    if (align) element.dataset.align = align;
    element.dataset.toulminBlock = String(this.__index);
    if (this.__paragraph > 0) element.dataset.toulminParagraph = String(this.__paragraph);
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }
}

/** One fragment of a marked phrase. What it looks like is read from the document, see `appearance.ts`. */
export class MarkNode extends ElementNode {
  __id: NodeId = "node0";

  override $config() {
    return this.config("toulmin-mark", { extends: ElementNode });
  }

  override afterCloneFrom(node: this): void {
    super.afterCloneFrom(node);
    this.__id = node.__id;
  }

  override createDOM(_config: EditorConfig, editor: LexicalEditor): HTMLElement {
    const element = document.createElement("mark");
    paintMark(editor, element, this.__id);
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return true;
  }

  override canBeEmpty(): boolean {
    return false;
  }
}

/**
 * Words of the judgment, marked or not. To Lexical they are empty: with every update it joins the words of all its nodes
 * and compares the whole text with what it was, and nobody reads it back.
 */
export class WordsNode extends TextNode {
  override $config() {
    return this.config("toulmin-words", { extends: TextNode });
  }

  override getTextContent(): string {
    return "";
  }
}

/** `null` stands for a heading, whose tag follows its level. */
const TAGS: Record<Block["kind"], "p" | "blockquote" | null> = {
  paragraph: "p",
  heading: null,
  quote: "blockquote",
  "list-item": "p",
  "table-row": "p",
};

export function $createSectionNode(extent: SectionExtent): SectionNode {
  const node = $create(SectionNode);
  node.__extent = extent;
  return node;
}

export function $createBlockNode(index: number, paragraph: number, block: Block): BlockNode {
  const node = $create(BlockNode);
  node.__index = index;
  node.__paragraph = paragraph;
  node.__shape = block;
  return node;
}

export function $createMarkNode(id: NodeId): MarkNode {
  const node = $create(MarkNode);
  node.__id = id;
  return node;
}

/** The node a fragment belongs to; `null` for any other Lexical node. */
export function $markIdOf(node: LexicalNode): NodeId | null {
  return node instanceof MarkNode ? node.__id : null;
}

/**
 * The height until it is drawn: for each character and each block what `section-heights.ts` measured of those that are
 * drawn, at first what the usual width gives (53 characters of 16 px a line).
 */
function guessedHeight({ blocks, characters }: SectionExtent): string {
  return `auto calc(${blocks} * ${PER_BLOCK}px + ${characters} * var(--toulmin-character-height, 0.57px))`;
}

/** What a block adds to its characters, in px: its margin, and half of its last line. */
export const PER_BLOCK = 23;
