import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { useLexicalNodeSelection } from "@lexical/react/useLexicalNodeSelection";
import { createCommand, type NodeKey } from "lexical";

/** A picture in a formatted text. */
export interface PictureFacts {
  /** Where it is read: the `pictureAddress` of its file. */
  readonly address: string;
  /** What it shows, for those who do not see it; empty for mere decoration. */
  readonly words: string;
  /** In pixels; 0 when it is not known. */
  readonly width: number;
  readonly height: number;
}

/** Asks anew what a picture shows. */
export const DESCRIBE_PICTURE = createCommand<NodeKey>("DESCRIBE_PICTURE");

/** A picture while its text is written: a click selects it, a second one asks what it shows. */
export function Picture({
  facts: { address, words, width, height },
  nodeKey,
}: {
  facts: PictureFacts;
  nodeKey: NodeKey;
}) {
  const [editor] = useLexicalComposerContext();
  const [isSelected, select] = useLexicalNodeSelection(nodeKey);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys select it, Enter then does what a second click does
    <img
      src={address}
      alt={words}
      title={words}
      {...(width > 0 && { width, height })}
      className={isSelected ? "is-selected" : undefined}
      draggable={false}
      onClick={() => select(true)}
      onDoubleClick={() => editor.dispatchCommand(DESCRIBE_PICTURE, nodeKey)}
    />
  );
}
