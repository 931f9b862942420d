import { type ClipboardEvent, type DragEvent, useState } from "react";
import { FIELDS, isWithin } from "../../editor/keyboard/keyboard";
import { useEditor } from "../provider/editor-context";

/**
 * Opens a file that is dropped or pasted, or words that are pasted elsewhere than into a field, called by their first line;
 * `isOver` while a file is held above. Other things that are dragged are left alone.
 */
export function useFileDrop() {
  const { session, readOnly } = useEditor();
  const [isOver, setOver] = useState(false);
  const bringsFile = (event: DragEvent) => !readOnly && event.dataTransfer.types.includes("Files");
  const open = ([file, ...others]: readonly File[]) => {
    if (file) session.ask({ kind: "import", file, others: others.map(({ name }) => name) });
  };
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
        open([...event.dataTransfer.files]);
      },
      onPaste({ target, clipboardData: data }: ClipboardEvent) {
        if (readOnly || isWithin(target, `${FIELDS}, dialog`)) return;
        const html = data.getData("text/html");
        const words = data.getData("text/plain").trim();
        // with a file comes its name; with formatted words a picture of them, and what they say of their encoding is past
        const isText = words !== "" && (html !== "" || data.files.length === 0);
        const name = () => `${words.slice(0, 60).split(/\s*\n/, 1)}.${html ? "html" : "txt"}`;
        open(isText ? [new File(["\uFEFF", html || words], name())] : [...data.files]);
      },
    },
  };
}
