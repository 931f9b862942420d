import { useRef } from "react";
import type { FormatKey } from "../../formats/base/define-format";
import { download } from "../controls/download";
import type { MenuItem } from "../controls/open-menu";
import { useEditor } from "../provider/editor-context";
import { fileOf } from "../provider/file-of";
import { Menu } from "./menu";

/** Opens files and hands the document out in every format. The formats are loaded when one is chosen. */
export function FileMenu() {
  const { session, documents, dictionary, actors, readOnly } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const words = dictionary.formats;

  async function exportAs(key: FormatKey) {
    const file = await fileOf(session.document(), key, { dictionary, actors }).catch(() => null);
    if (!file) return session.tell({ kind: "not-loaded" });
    download(file, file.name);
    session.tell({ kind: "exported", name: file.name });
  }

  const keys = Object.keys(words.names) as FormatKey[];
  const items: MenuItem[] = [
    ...(readOnly ? [] : [{ key: "open", label: words.open, onChoose: () => input.current?.click() }]),
    ...(documents
      ? [{ key: "documents", label: words.documents, onChoose: () => session.ask({ kind: "documents" }) }]
      : []),
    { key: "print", label: dictionary.picture.print, onChoose: () => session.ask({ kind: "print" }) },
    ...keys.map((key) => ({
      key,
      label: words.names[key],
      group: words.saveAs,
      onChoose: () => void exportAs(key),
    })),
  ];
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.open}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) session.ask({ kind: "import", file });
        }}
      />
      <Menu label={words.menu} items={items} />
    </>
  );
}
