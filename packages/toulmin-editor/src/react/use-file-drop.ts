import { type ClipboardEvent, type DragEvent, useState } from "react";
import { isField, isInDialog } from "../editor/keyboard";
import { useEditor } from "./editor-context";

/**
 * Opens a file that is dropped or pasted, or words that are pasted elsewhere than into a field; `isOver` while a file is
 * held above. Other things that are dragged are left alone.
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
      onPaste(event: ClipboardEvent) {
        if (readOnly || isField(event.target) || isInDialog(event.target)) return;
        event.preventDefault();
        open(pasted(event.clipboardData));
      },
    },
  };
}

/** What is pasted, as files: word processors add a picture of the words. Words are called by their first line. */
function pasted(data: DataTransfer): readonly File[] {
  const files = [...data.files].filter(({ type }) => !type.startsWith("image/"));
  const words = data.getData("text/plain").trim();
  if (files.length > 0 || words === "") return files;
  const html = data.getData("text/html");
  const name = words.slice(0, LONGEST_NAME).split(/[\r\n]/, 1)[0];
  // whatever the words say of their encoding, they are UTF-8 now
  return [new File(["\uFEFF", html || words], `${name}${html ? ".html" : ".txt"}`)];
}

/** So many characters of pasted words are their name. */
const LONGEST_NAME = 60;
