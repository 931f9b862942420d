import { sizeText } from "@portal/definition";
import type { FileFacts } from "../../../controls/field-kind";
import { addressOf } from "../../../controls/files/files-input";

interface FileLinksProps {
  /** The document that has them; nothing while it is not kept. */
  document: number | null;
  files: readonly number[];
  known: Readonly<Record<string, FileFacts>>;
}

/** Files of a document, to be opened by those who may read it. */
export function FileLinks({ document, files, known }: FileLinksProps) {
  return (
    <ul className="document-files">
      {files.map((file) => {
        // what is kept of a document is known with it
        if (document !== null && !known[file])
          return (
            <li key={file} className="doc-muted">
              삭제된 파일
            </li>
          );
        const { name = `파일 ${file}`, size = 0 } = known[file] ?? {};
        const address =
          document === null ? addressOf(file) : `/rest/documents/getDocumentFile?idx=${document}&file=${file}`;
        return (
          <li key={file}>
            <a href={address} download={name}>
              {name}
            </a>{" "}
            {size > 0 && <span className="doc-small">{sizeText(size)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
