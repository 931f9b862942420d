import { type DragEvent, useState } from "react";
import { useEditor } from "./editor-context";

/** Opens a file that is dropped; `isOver` while one is held above. Other things that are dragged are left alone. */
export function useFileDrop() {
  const { session, readOnly } = useEditor();
  const [isOver, setOver] = useState(false);
  const bringsFile = (event: DragEvent) => !readOnly && event.dataTransfer.types.includes("Files");
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!bringsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!bringsFile(event)) return;
        event.preventDefault();
        const [file, ...others] = event.dataTransfer.files;
        if (file) session.ask({ kind: "import", file, others: others.map(({ name }) => name) });
      },
    },
  };
}
