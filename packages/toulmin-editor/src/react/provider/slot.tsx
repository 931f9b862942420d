import type { ToulminNode } from "../../core/document";
import { withPlace } from "../../core/places";
import { isPromise, report } from "../../session/call-host";
import { useDocument, useEditor } from "./editor-context";
import { Part } from "./part";
import type { EditorSlots } from "./toulmin-editor-props";

/** A host's part of the screen; nothing where the host has none. Our style sheet leaves its content alone. */
export function Slot({ name }: { name: Exclude<keyof EditorSlots, "attributes"> }) {
  const { slots, dictionary } = useEditor();
  const content = slots[name];
  if (!content) return null;
  return (
    <div className={`toulmin-slot toulmin-slot-${name}`}>
      <Part name={dictionary.failure.ofHost}>{content}</Part>
    </div>
  );
}

/** The host's part of an open mark's attributes. */
export function AttributesSlot({ node }: { node: ToulminNode }) {
  const { slots, dictionary } = useEditor();
  return (
    slots.attributes && (
      <Part name={dictionary.failure.ofHost}>
        <HostAttributes of={slots.attributes} node={node} />
      </Part>
    )
  );
}

function HostAttributes({ of, node }: { of: NonNullable<EditorSlots["attributes"]>; node: ToulminNode }) {
  const content = of(withPlace(useDocument(), node));
  if (isPromise(content)) {
    // each drawing would wait for another one
    content.then(undefined, report);
    return null;
  }
  if (!content) return null;
  return <div className="toulmin-slot toulmin-slot-attributes">{content}</div>;
}
