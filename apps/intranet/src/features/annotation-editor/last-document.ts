/** The keys for one person; the first one who worked in this browser has the bare ones. */
const keyOf = (name: string, namespace: string | undefined) => (namespace ? `${name}:${namespace}` : name);

/** The document that was open last in this browser; `null` when that is not known. */
export function lastDocument(namespace: string | undefined): string | null {
  return read(keyOf("annotation_document", namespace));
}

/** Notes which document is open. */
export function rememberDocument(id: string, namespace: string | undefined): void {
  write(keyOf("annotation_document", namespace), id);
}

/**
 * Under which name the editor keeps a person's documents, so that people who share a browser have their own. The first
 * person who opens the editor in a browser has no name of their own: the documents that earlier releases left there, for
 * whoever came, are theirs. Without storage everybody has a name.
 */
export function namespaceOf(person: number): string | undefined {
  const name = String(person);
  const first = read("annotation_owner");
  // nobody is signed in while somebody signs out
  if (first === null && person > 0) write("annotation_owner", name);
  return (first ?? read("annotation_owner")) === name ? undefined : name;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser without storage begins anew each time
  }
}
