import { pictureAt } from "@portal/definition";
import {
  $create,
  $getNodeByKey,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type LexicalNode,
  type NodeKey,
} from "lexical";
import type { ReactNode } from "react";
import { Picture, type PictureFacts } from "./picture";

/** A picture among the letters of a text. */
export class PictureNode extends DecoratorNode<ReactNode> {
  __facts: PictureFacts = { address: "", words: "", width: 0, height: 0 };

  override $config() {
    return this.config("picture", { extends: DecoratorNode, importDOM: readPicture });
  }

  override afterCloneFrom(node: this): void {
    super.afterCloneFrom(node);
    this.__facts = node.__facts;
  }

  override createDOM(): HTMLElement {
    const around = document.createElement("span");
    around.className = "rich-picture";
    return around;
  }

  override updateDOM(): boolean {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const { address, words, width, height } = this.facts();
    const element = document.createElement("img");
    element.setAttribute("src", address);
    element.setAttribute("alt", words);
    if (width > 0 && height > 0) {
      element.setAttribute("width", String(width));
      element.setAttribute("height", String(height));
    }
    return { element };
  }

  override isInline(): boolean {
    return true;
  }

  override getTextContent(): string {
    return this.facts().words;
  }

  override decorate(): ReactNode {
    return <Picture facts={this.facts()} nodeKey={this.getKey()} />;
  }

  facts(): PictureFacts {
    return this.getLatest().__facts;
  }

  setFacts(change: Partial<PictureFacts>): void {
    const written = this.getWritable();
    written.__facts = { ...written.__facts, ...change };
  }
}

export function $createPicture(facts: PictureFacts): PictureNode {
  const node = $create(PictureNode);
  node.__facts = facts;
  return node;
}

/** The picture of this key; nothing when it is there no more. */
export function $pictureOf(key: NodeKey): PictureNode | undefined {
  const node: LexicalNode | null = $getNodeByKey(key);
  return node instanceof PictureNode ? node : undefined;
}

/** Pictures of the portal's own store come in; others stay outside. */
const readPicture: DOMConversionMap = {
  img: () => ({
    conversion: (element) => {
      const { alt, width, height } = element as HTMLImageElement;
      const address = element.getAttribute("src") ?? "";
      if (pictureAt(address) === undefined) return { node: null };
      return { node: $createPicture({ address, words: alt, ...sizeOf(element, width, height) }) };
    },
    priority: 1,
  }),
};

function sizeOf(element: HTMLElement, width: number, height: number) {
  return element.hasAttribute("width") && element.hasAttribute("height") ? { width, height } : { width: 0, height: 0 };
}
