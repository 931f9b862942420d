import { useState } from "react";
import { createIndexedDbStore, DocumentList, ToulminEditor } from "toulmin-editor";

const library = createIndexedDbStore();

/** A list of all documents, and the one whose id stands in the page's address. */
export function Documents() {
  const [id, setId] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const open = (documentId: string) => {
    location.hash = documentId;
    setId(documentId);
  };
  if (id === "") return <DocumentList library={library} onOpen={open} />;
  return <ToulminEditor storage={library} documentId={id} onOpenDocument={open} />;
}
