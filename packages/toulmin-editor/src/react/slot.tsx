import type { ToulminNode } from "../core/document";
import { withPlace } from "../core/places";
import { useDocument, useEditor } from "./editor-context";
import type { EditorSlots } from "./toulmin-editor-props";

/** A host's part of the screen; nothing where the host has none. Our style sheet leaves its content alone. */
export function Slot({ name }: { name: Exclude<keyof EditorSlots, "attributes"> }) {
  const content = useEditor().slots[name];
  return content ? <div className={`toulmin-slot toulmin-slot-${name}`}>{content}</div> : null;
}

/** The host's part of an open mark's attributes. */
export function AttributesSlot({ node }: { node: ToulminNode }) {
  const document = useDocument();
  const content = useEditor().slots.attributes?.(withPlace(document, node));
  return content ? <div className="toulmin-slot toulmin-slot-attributes">{content}</div> : null;
}
