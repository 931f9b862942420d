import { useId } from "react";
import type { OpenedFile } from "../../formats/open-file";
import { useEditor } from "../provider/editor-context";

/** The encodings that a person can choose from, by the names that everybody has for them. */
const NAMES: Readonly<Record<string, string>> = {
  "utf-8": "UTF-8",
  "euc-kr": "CP949 (EUC-KR)",
  "windows-1252": "Windows-1252",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 BE",
};

/** Asks by which encoding a file's letters are read, with lines in which a wrong one shows. */
export function EncodingChoice({ file, onChoose }: { file: OpenedFile; onChoose: (encoding: string) => void }) {
  const { dictionary } = useEditor();
  const id = useId();
  const words = dictionary.formats.import;
  const offered = [...new Set([file.encoding, ...Object.keys(NAMES)])];
  return (
    <section className="toulmin-encoding">
      <p>{words.doubtful}</p>
      <label htmlFor={id}>{words.encoding}</label>{" "}
      <select id={id} value={file.encoding} onChange={(event) => onChoose(event.target.value)}>
        {offered.map((encoding) => (
          <option key={encoding} value={encoding}>
            {NAMES[encoding] ?? encoding}
          </option>
        ))}
      </select>
      <pre role="region" aria-label={words.preview} aria-live="polite">
        {file.preview.join("\n")}
      </pre>
    </section>
  );
}
