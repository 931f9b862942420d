import {
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  SKIP_DOM_SELECTION_TAG,
} from "lexical";
import { firstMarkIn } from "../core/commands/free-range";
import type { Block, NodeId, ToulminDocument, ToulminNode } from "../core/document";
import { paragraphNumbers } from "../core/outline";
import { differingStretch, type PlacedNode, recodedBetween, withPlace } from "../core/places";
import { blockRangesOf, type Source, sourceOf } from "../core/source";
import { type MarkAppearance, paintCode, paintMark, registerAppearance } from "./appearance";
import { createLatePainting } from "./late-painting";
import { $createBlockNode, $createMarkNode, $createSectionNode, type SectionExtent, WordsNode } from "./nodes";
import { PAINTING, whenIdle } from "./when-idle";

/** A section ends at this many blocks or characters: small enough to be laid out within a frame. */
const SECTION_BLOCKS = 40;
const SECTION_CHARACTERS = 2000;
/** As many sections lie in a section of their own: what is far away is then passed over as a whole. */
const SECTIONS_TOGETHER = 8;
/** How long it takes to draw such a group, in milliseconds: less idle time than this is left to others. */
const DRAWING = 15;

/** Says how a node's mark presents itself in the language of the screen. */
export type Describe = (node: PlacedNode) => Omit<MarkAppearance, "isOpen">;

/** Keeps a Lexical editor's tree in step with a document. Nothing is ever read back from the tree. */
export interface Projection {
  /** Draws a document; of a known text only the blocks in which marks came, went or moved are drawn again. */
  show(document: ToulminDocument): void;
  /** Shows one node as the open one. */
  showOpen(id: NodeId | null): void;
  /** Writes all appearances again, after the language or the actors changed. */
  describe(describe: Describe): void;
  /** The elements of a node's fragments, in reading order; empty when it has no place in the text. */
  elementsOf(id: NodeId): HTMLElement[];
  /** The element of a block. */
  blockElement(index: number): HTMLElement | null;
}

export function createProjection(editor: LexicalEditor, describe: Describe): Projection {
  /** The nodes as they are drawn. */
  const nodes = new Map<NodeId, ToulminNode>();
  let shown: ToulminDocument | null = null;
  let open: NodeId | null = null;
  let describeNode = describe;
  let blockKeys: NodeKey[] = [];
  let paragraphs: readonly number[] = [];
  /** The groups of sections that are still to be drawn. */
  let undrawn: Stretch[][] = [];
  /** The Lexical key of each node's fragment in each block. */
  const fragments = new Map<NodeId, Map<number, NodeKey>>();

  registerAppearance(editor, (id) => {
    const known = nodes.get(id);
    return known && shown ? { ...describeNode(withPlace(shown, known)), isOpen: id === open } : null;
  });

  function elementsOf(id: NodeId): HTMLElement[] {
    const keys = [...(fragments.get(id) ?? [])].sort(([a], [b]) => a - b);
    return keys.flatMap(([, key]) => editor.getElementByKey(key) ?? []);
  }

  function paint(id: NodeId): void {
    for (const element of elementsOf(id)) paintMark(editor, element, id);
  }

  const codes = createLatePainting(editor, (id) => {
    const known = nodes.get(id);
    if (!known || !shown) return;
    const { code } = describeNode(withPlace(shown, known));
    for (const key of fragments.get(id)?.values() ?? []) {
      const element = editor.getElementByKey(key);
      if (element) paintCode(element, code);
    }
  });

  /** Writes what differs; of many codes those in sight at once, the others when the browser is idle. */
  function repaint(changes: readonly Change[], recoded: readonly ToulminNode[]): void {
    for (const { before, after } of changes) if (before && after) paint(after.id);
    codes.paint(recoded.map((node) => node.id));
  }

  function $drawBlock(index: number, document: ToulminDocument, source: Source): LexicalNode[] {
    const { text } = document.blocks[index] as Block;
    const first = source.starts[index] as number;
    const children: LexicalNode[] = [];
    const words = (start: number, end?: number) => new WordsNode(text.slice(start, end));
    let done = 0;
    for (const { id, start, end } of marksIn(document.nodes, first, first + text.length)) {
      if (start > done) children.push(words(done, start));
      const mark = $createMarkNode(id).append(words(start, end));
      children.push(mark);
      const keys = fragments.get(id);
      if (keys) keys.set(index, mark.getKey());
      else fragments.set(id, new Map([[index, mark.getKey()]]));
      done = end;
    }
    if (done < text.length) children.push(words(done));
    return children;
  }

  /** Draws the beginning of a new text at once, the rest piece by piece while nobody waits for it. */
  function drawText(document: ToulminDocument): void {
    fragments.clear();
    paragraphs = paragraphNumbers(document.blocks);
    blockKeys = [];
    codes.forgetSections();
    undrawn = groupsOf(document.blocks);
    drawGroups(undrawn.splice(0, 1), true);
    if (!hasScreen(editor)) drawRest();
    else if (undrawn.length > 0) drawLater(document.blocks, PAINTING);
  }

  function drawLater(blocks: readonly Block[], delay: number): void {
    whenIdle(delay, (timeRemaining) => {
      if (shown?.blocks !== blocks) return;
      do drawGroups(undrawn.splice(0, 1), false);
      while (undrawn.length > 0 && timeRemaining() > DRAWING);
      if (undrawn.length > 0) drawLater(blocks, 0);
      else putInOrder(editor);
    });
  }

  function drawRest(): void {
    if (undrawn.length > 0) drawGroups(undrawn.splice(0), false);
  }

  function drawGroups(groups: readonly Stretch[][], isFirst: boolean): void {
    const document = shown as ToulminDocument;
    const source = sourceOf(document.blocks);
    const drawn: NodeKey[] = [];
    update(() => {
      const sections = groups.map((group) => {
        const inner = group.map((stretch) => {
          const section = $createSectionNode(extentOf([stretch]));
          drawn.push(section.getKey());
          for (let index = stretch.from; index < stretch.to; index++) {
            const block = $createBlockNode(index, paragraphs[index] ?? 0, document.blocks[index] as Block);
            blockKeys[index] = block.getKey();
            section.append(block.append(...$drawBlock(index, document, source)));
          }
          return section;
        });
        return $createSectionNode(extentOf(group)).append(...inner);
      });
      const root = $getRoot();
      if (isFirst) root.clear();
      root.append(...sections);
    });
    codes.watch(drawn);
  }

  function drawBlocks(document: ToulminDocument, indexes: Iterable<number>): void {
    const source = sourceOf(document.blocks);
    update(() => {
      for (const index of indexes) {
        // what is not drawn yet is drawn as it is by then
        const key = blockKeys[index];
        if (key === undefined) continue;
        const block = $getNodeByKey(key);
        if (!$isElementNode(block)) throw new Error(`block not drawn: ${index}`);
        block.splice(0, block.getChildrenSize(), $drawBlock(index, document, source));
      }
    });
  }

  function update(change: () => void): void {
    editor.update(change, { discrete: true, tag: SKIP_DOM_SELECTION_TAG });
  }

  /** Takes the document's nodes over; lists what was and what is of those that differ. */
  function taken(document: ToulminDocument, former: readonly ToulminNode[]): Change[] {
    const { start, endBefore, endAfter } = differingStretch(former, document.nodes);
    const gone = new Map(former.slice(start, endBefore).map((node) => [node.id, node]));
    const changes: Change[] = [];
    for (const node of document.nodes.slice(start, endAfter)) {
      const before = gone.get(node.id);
      if (before !== node) changes.push({ before, after: node });
      gone.delete(node.id);
      nodes.set(node.id, node);
    }
    for (const [id, before] of gone) {
      changes.push({ before, after: undefined });
      nodes.delete(id);
    }
    return changes;
  }

  return {
    elementsOf(id) {
      if (!fragments.has(id)) drawRest();
      return elementsOf(id);
    },
    show(document) {
      if (document === shown) return;
      const former = shown;
      shown = document;
      const changes = taken(document, former?.nodes ?? []);
      if (former?.blocks !== document.blocks) {
        drawText(document);
        return;
      }
      const source = sourceOf(document.blocks);
      const moved = changes.filter(hasMoved).flatMap(({ before, after }) => [before, after]);
      for (const node of moved) if (node) fragments.delete(node.id);
      if (moved.length > 0) drawBlocks(document, blocksOf(source, moved));
      const isReordered = former.nodes !== document.nodes || former.claimOrder !== document.claimOrder;
      if (isReordered) repaint(changes, recodedBetween(former, document));
    },
    showOpen(id) {
      if (id === open) return;
      const closed = open;
      open = id;
      if (closed !== null) paint(closed);
      if (id !== null) paint(id);
    },
    describe(next) {
      describeNode = next;
      for (const id of fragments.keys()) paint(id);
    },
    blockElement(index) {
      if (blockKeys[index] === undefined) drawRest();
      const key = blockKeys[index];
      return key === undefined ? null : editor.getElementByKey(key);
    },
  };
}

/** A node before and after; one of them is missing when it came or went. */
interface Change {
  readonly before: ToulminNode | undefined;
  readonly after: ToulminNode | undefined;
}

function hasMoved({ before, after }: Change): boolean {
  return before?.anchor?.start !== after?.anchor?.start || before?.anchor?.end !== after?.anchor?.end;
}

/** The stretches of a block that are marked, in reading order, as offsets within the block. */
function marksIn(
  nodes: readonly ToulminNode[],
  first: number,
  last: number,
): { id: NodeId; start: number; end: number }[] {
  const marks: { id: NodeId; start: number; end: number }[] = [];
  let from = first;
  while (from < last) {
    const node = firstMarkIn(nodes, { start: from, end: last });
    if (!node?.anchor) break;
    marks.push({
      id: node.id,
      start: Math.max(node.anchor.start, first) - first,
      end: Math.min(node.anchor.end, last) - first,
    });
    from = node.anchor.end;
  }
  return marks;
}

function blocksOf(source: Source, nodes: readonly (ToulminNode | undefined)[]): Set<number> {
  const ranges = nodes.flatMap((node) =>
    node?.anchor ? blockRangesOf(source, node.anchor.start, node.anchor.end) : [],
  );
  return new Set(ranges.map((range) => range.block));
}

/** The blocks of one section. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly characters: number;
}

/** Which blocks lie in one section, and which sections lie in one around them. */
function groupsOf(blocks: readonly Block[]): Stretch[][] {
  const groups: Stretch[][] = [[]];
  let from = 0;
  let characters = 0;
  for (const [index, block] of blocks.entries()) {
    characters += block.text.length;
    const isFull = characters >= SECTION_CHARACTERS || index + 1 - from >= SECTION_BLOCKS;
    if (!isFull && index + 1 < blocks.length) continue;
    if ((groups.at(-1) as Stretch[]).length === SECTIONS_TOGETHER) groups.push([]);
    groups.at(-1)?.push({ from, to: index + 1, characters });
    from = index + 1;
    characters = 0;
  }
  return groups;
}

function extentOf(stretches: readonly Stretch[]): SectionExtent {
  return {
    blocks: stretches.reduce((sum, { from, to }) => sum + to - from, 0),
    characters: stretches.reduce((sum, { characters }) => sum + characters, 0),
  };
}

/**
 * Lexical copies with every update what was written since its maps were last put in order, which it does only once that
 * is half of them: after a text was drawn in pieces, each later mark would copy up to half of the text.
 */
function putInOrder(editor: LexicalEditor): void {
  for (const map of [editor.getEditorState()._nodeMap, editor._keyToDOMMap]) {
    if ("compact" in map && typeof map.compact === "function") map.compact(true);
  }
}

/** Without a screen (in Node, in jsdom) nothing is gained by drawing later. */
function hasScreen(editor: LexicalEditor): boolean {
  return editor.getRootElement() !== null && typeof requestIdleCallback === "function";
}
